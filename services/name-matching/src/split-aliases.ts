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
