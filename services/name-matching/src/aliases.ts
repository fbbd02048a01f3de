/** Whom everybody knows by several names: Con Ed, Consolidated Edison. */
import aliases from './aliases.json' with { type: 'json' }

const knownAliases = aliases
  .map((line) => line.split(' | '))
  .flatMap(([name = '', ...others]) => [name, ...others].map((other) => ({ other, name })))
const longestFirst = knownAliases.toSorted((one, other) => other.other.length - one.other.length)

/** The words with the name that most use in the place of any other; null where there is none. */
export function replaceKnownAlias(words: string[]): string[] | null {
  const text = words.join(' ')
  // It is what they are called, not a word on the way: Chase Middleton is no bank.
  const alias = longestFirst.find(({ other }) => text === other || text.startsWith(`${other} `))
  return alias ? `${alias.name}${text.slice(alias.other.length)}`.split(' ') : null
}
