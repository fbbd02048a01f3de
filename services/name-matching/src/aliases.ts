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

/** The names in one text: 'Acme LLC d/b/a Harbor Grill' has two, and so has 'Ana Diaz (Annie)'. */

const aliasMarkers = [
  ...['a.?\\s?k.?\\s?a', 'f.?k.?a', 'n.?k.?a', 'd.?\\s?b.?\\s?a'].map((letters) =>
    letters.replaceAll('.', '\\.'),
  ),
  ...[
    'also known as',
    'formerly known as',
    'now known as',
    'better known as',
    'known as',
    'formerly',
    'previously',
  ],
  ...['doing business as', 'trading as', 'care of', 'alias', 'call me', 'goes by', 'or'],
]
const aliasSeparator = new RegExp(`\\b(?:${aliasMarkers.join('|')})(?![\\p{L}\\p{N}])\\.?`, 'iu')

/** Each by itself, the first one first. */
export const splitAliases = (text: string): string[] =>
  text
    // Slashes part names, so those within 'd/b/a' go first.
    .replace(/\b([adfn])\s?\/\s?([bk])\s?\/\s?a\b/gi, '$1$2a')
    .replace(/\b(?:t\/a|c\/o)(?![\p{L}\p{N}])/giu, 'alias')
    .split(/[();/\n]|["“”]/)
    .flatMap((part) => part.split(aliasSeparator))
    .map((part) => part.trim())
    .filter(Boolean)
