/** Whom everybody knows by several names: Con Ed, Consolidated Edison. */
import aliases from './aliases.json' with { type: 'json' }

const known = aliases
  .map((line) => line.split(' | '))
  .flatMap(([name = '', ...others]) => [name, ...others].map((other) => ({ other, name })))
const longFirst = known.toSorted((one, other) => other.other.length - one.other.length)

/** The words with the name that most use in the place of any other; null where there is none. */
export function withKnownName(words: string[]): string[] | null {
  const text = words.join(' ')
  // It is what they are called, not a word on the way: Chase Middleton is no bank.
  const found = longFirst.find(({ other }) => text === other || text.startsWith(`${other} `))
  return found ? `${found.name}${text.slice(found.other.length)}`.split(' ') : null
}
