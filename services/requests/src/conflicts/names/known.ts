/** What is known of names: short forms, spellings, and names that look alike and are different ones. */
import given from './given.json' with { type: 'json' }
import shortForms from './shortForms.json' with { type: 'json' }
import spellings from './spellings.json' with { type: 'json' }
import surnames from './surnames.json' with { type: 'json' }

const groupsIn = (groups: readonly string[]) => {
  const found = new Map<string, Set<number>>()
  for (const [place, group] of groups.entries())
    for (const word of group.split(' ')) found.set(word, (found.get(word) ?? new Set()).add(place))
  return (word: string): ReadonlySet<number> => found.get(word) ?? new Set()
}

const shortOf = groupsIn(shortForms)
const spelt = groupsIn(spellings)
const inTwo =
  (groupsOf: (word: string) => ReadonlySet<number>) =>
  (one: string, other: string): boolean => {
    const groups = groupsOf(other)
    return [...groupsOf(one)].some((group) => groups.has(group))
  }

/** Bill and William; the first word of a line is the long form, and two short forms of it may be one person too. */
export const areShortForms = inTwo(shortOf)

/** Mohamed and Muhammad. */
export const areSpellings = inTwo(spelt)

const longForms = shortForms.map((group) => group.split(' ')[0]!)
const known = new Set([...given.flatMap((line) => line.split(' ')), ...longForms])
const knownSurnames = new Set(surnames.flatMap((line) => line.split(' ')))

/** Whether it is a first name that everybody knows. */
export const isFirstName = (word: string) => known.has(word) || shortOf(word).size > 0

/** Two names that everybody knows are not one of them mistyped. */
export const areKnownApart = (one: string, other: string) =>
  one !== other &&
  (known.has(one) || knownSurnames.has(one)) &&
  (known.has(other) || knownSurnames.has(other))

/** What any of them could be known by: its lines of the tables. */
export const linesOf = (word: string): string[] => [
  ...[...shortOf(word)].map((place) => `short ${longForms[place]}`),
  ...[...spelt(word)].map((place) => `spelt ${spellings[place]!.split(' ')[0]}`),
]
