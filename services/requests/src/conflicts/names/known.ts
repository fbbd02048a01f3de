/** What is known of names: short forms, spellings, and names that look alike and are different ones. */
import given from './given.json' with { type: 'json' }
import { rememberedFor } from './remembered.ts'
import shortForms from './shortForms.json' with { type: 'json' }
import { spellingsOf } from './spelling.ts'
import spellings from './spellings.json' with { type: 'json' }
import surnames from './surnames.json' with { type: 'json' }
import takenNames from './takenNames.json' with { type: 'json' }

type Groups = (word: string) => ReadonlySet<number>

const wordsOf = (line: string) => line.split(' ')
const spelt = spellings.map(wordsOf)
const short = shortForms.map(wordsOf)
const taken = takenNames.map(wordsOf)
const firstNames = new Set([...given.flatMap(wordsOf), ...short.map(([long]) => long!)])
const known = new Set([...firstNames, ...surnames.flatMap(wordsOf)])
const listed = new Set([...known, ...spelt.flat(), ...short.flat(), ...taken.flat()])

/** Whether a table has it, as it is. */
export const isName = (word: string) => listed.has(word)

/** A word that no table has stands in the lines of those that it is spelt like; of short ones too many are. */
const waysOf = (word: string) => (word.length > 3 ? [word, ...spellingsOf(word)] : [word])

function groupsIn(lines: readonly string[][]): Groups {
  const [exactly, alike] = [new Map<string, Set<number>>(), new Map<string, Set<number>>()]
  const note = (found: Map<string, Set<number>>, word: string, place: number) =>
    found.set(word, (found.get(word) ?? new Set()).add(place))
  for (const [place, line] of lines.entries()) {
    for (const word of line) note(exactly, word, place)
    for (const way of line.flatMap(waysOf)) note(alike, way, place)
  }
  return rememberedFor((word) =>
    listed.has(word)
      ? (exactly.get(word) ?? new Set())
      : new Set(waysOf(word).flatMap((way) => [...(alike.get(way) ?? [])])),
  )
}

const inSpellings = groupsIn(spelt)
// Kathy is short for Kathryn, for that is a spelling of Katherine.
const inShortForms = groupsIn(
  short.map((line) => [...line, ...spelt.filter((group) => group.includes(line[0]!)).flat()]),
)

/** The lines that have it, as far as they mean what it means. */
const linesWith = (lines: string[][], word: string) => lines.filter((line) => line.includes(word)).flat()

const inTaken = {
  // Kostas is Gus, for that is short for Konstantinos.
  own: groupsIn(
    taken.map(([own]) => [own!, ...linesWith(spelt, own!), ...short.filter(([long]) => long === own).flat()]),
  ),
  all: groupsIn(taken),
}

const inTwo =
  (groupsOf: Groups) =>
  (one: string, other: string): boolean => {
    const groups = groupsOf(other)
    return [...groupsOf(one)].some((group) => groups.has(group))
  }

/** The first word of a line is the long form, and two short forms of it may be one person too. */
const areOfOne = inTwo(inShortForms)

/** What people with a foreign name are called here: Haralambos is Harry or Bobby, but Harry is no Bobby. */
const isTaken = (own: string, here: string) => {
  const groups = inTaken.all(here)
  return [...inTaken.own(own)].some((group) => groups.has(group))
}

/** Bill and William. */
export const areShortForms = (one: string, other: string) =>
  areOfOne(one, other) || isTaken(one, other) || isTaken(other, one)

/** Mohamed and Muhammad. */
export const areSpellings = inTwo(inSpellings)

/** Whether a table has them both, as they are, in one line. */
export const areListed = (one: string, other: string) =>
  listed.has(one) && listed.has(other) && (areSpellings(one, other) || areShortForms(one, other))

const inShortLines = new Set(short.flat())

/** Whether it is a first name that everybody knows. */
export const isFirstName = (word: string) => firstNames.has(word) || inShortLines.has(word)

/** Two names that everybody knows are not one of them mistyped. */
export const areKnownApart = (one: string, other: string) =>
  one !== other && known.has(one) && known.has(other)

/** What any of them could be known by: its lines of the tables. */
export const linesOf = (word: string): string[] => [
  ...[...inShortForms(word)].map((place) => `short ${short[place]![0]}`),
  ...[...inTaken.all(word), ...inTaken.own(word)].map((place) => `taken ${taken[place]![0]}`),
  ...[...inSpellings(word)].map((place) => `spelt ${spelt[place]![0]}`),
]
