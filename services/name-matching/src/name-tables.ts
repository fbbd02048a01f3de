/** The tables of names: nicknames, spelling variants, and names that look alike and are distinct. */
import adoptedNames from './adopted-names.json' with { type: 'json' }
import givenNameLines from './given-names.json' with { type: 'json' }
import nicknames from './nicknames.json' with { type: 'json' }
import { getCanonicalSpellings } from './spelling.ts'
import spellings from './spellings.json' with { type: 'json' }
import surnameLines from './surnames.json' with { type: 'json' }
import { memoize } from './words.ts'

const splitLine = (line: string) => line.split(' ')

/** Given names and surnames that many people have. */
export const commonGivenNames: readonly string[] = givenNameLines.flatMap(splitLine)
export const commonSurnames: readonly string[] = surnameLines.flatMap(splitLine)

type GroupLookup = (word: string) => ReadonlySet<number>

const spellingLines = spellings.map(splitLine)
const nicknameLines = nicknames.map(splitLine)
const adoptedLines = adoptedNames.map(splitLine)
const firstNames = new Set([...commonGivenNames, ...nicknameLines.map(([long]) => long!)])
const commonNames = new Set([...firstNames, ...commonSurnames])
const listedNames = new Set([
  ...commonNames,
  ...spellingLines.flat(),
  ...nicknameLines.flat(),
  ...adoptedLines.flat(),
])

/** Whether a table has it, as it is. */
export const isListedName = (word: string) => listedNames.has(word)

/** A word that no table has stands in the lines of those that it is spelt like; of short ones too many are. */
const getLookupForms = (word: string) => (word.length > 3 ? [word, ...getCanonicalSpellings(word)] : [word])

function buildGroupLookup(lines: readonly string[][]): GroupLookup {
  const [byWord, bySpelling] = [new Map<string, Set<number>>(), new Map<string, Set<number>>()]
  const addToGroup = (lookup: Map<string, Set<number>>, word: string, index: number) =>
    lookup.set(word, (lookup.get(word) ?? new Set()).add(index))
  for (const [index, line] of lines.entries()) {
    for (const word of line) addToGroup(byWord, word, index)
    for (const form of line.flatMap(getLookupForms)) addToGroup(bySpelling, form, index)
  }
  return memoize((word) =>
    listedNames.has(word)
      ? (byWord.get(word) ?? new Set())
      : new Set(getLookupForms(word).flatMap((form) => [...(bySpelling.get(form) ?? [])])),
  )
}

const findSpellingGroups = buildGroupLookup(spellingLines)
// Kathy is short for Kathryn, for that is a spelling of Katherine.
const findNicknameGroups = buildGroupLookup(
  nicknameLines.map((line) => [...line, ...spellingLines.filter((group) => group.includes(line[0]!)).flat()]),
)

/** The lines that have it, as far as they mean what it means. */
const getLinesWith = (lines: string[][], word: string) => lines.filter((line) => line.includes(word)).flat()

const findAdoptedGroups = {
  // Kostas is Gus, for that is short for Konstantinos.
  own: buildGroupLookup(
    adoptedLines.map(([own]) => [
      own!,
      ...getLinesWith(spellingLines, own!),
      ...nicknameLines.filter(([long]) => long === own).flat(),
    ]),
  ),
  all: buildGroupLookup(adoptedLines),
}

const sharesGroup =
  (groupsOf: GroupLookup) =>
  (one: string, other: string): boolean => {
    const groups = groupsOf(other)
    return [...groupsOf(one)].some((group) => groups.has(group))
  }

/** The first word of a line is the long form, and two short forms of it may be one person too. */
const shareNickname = sharesGroup(findNicknameGroups)

/** What people with a foreign name are called here: Haralambos is Harry or Bobby, but Harry is no Bobby. */
const isAdoptedName = (own: string, adopted: string) => {
  const groups = findAdoptedGroups.all(adopted)
  return [...findAdoptedGroups.own(own)].some((group) => groups.has(group))
}

/** Bill and William. */
export const areNicknames = (one: string, other: string) =>
  shareNickname(one, other) || isAdoptedName(one, other) || isAdoptedName(other, one)

/** Mohamed and Muhammad. */
export const areSpellingVariants = sharesGroup(findSpellingGroups)

/** Whether a table has them both, as they are, in one line. */
export const areListedVariants = (one: string, other: string) =>
  listedNames.has(one) &&
  listedNames.has(other) &&
  (areSpellingVariants(one, other) || areNicknames(one, other))

const nicknameWords = new Set(nicknameLines.flat())

/** Whether it is a first name that everybody knows. */
export const isFirstName = (word: string) => firstNames.has(word) || nicknameWords.has(word)

/** Two names that everybody knows are not one of them mistyped. */
export const areDistinctNames = (one: string, other: string) =>
  one !== other && commonNames.has(one) && commonNames.has(other)

/** What any of them could be known by: its lines of the tables. */
export const getVariantGroups = (word: string): string[] => [
  ...[...findNicknameGroups(word)].map((index) => `short ${nicknameLines[index]![0]}`),
  ...[...findAdoptedGroups.all(word), ...findAdoptedGroups.own(word)].map(
    (index) => `taken ${adoptedLines[index]![0]}`,
  ),
  ...[...findSpellingGroups(word)].map((index) => `spelt ${spellingLines[index]![0]}`),
]
