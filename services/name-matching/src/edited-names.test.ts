import { expect, test } from 'vitest'
import { computeBlockingKeys, computeSearchKeys } from './blocking-keys.ts'
import { compareNames } from './compare-names.ts'
import { commonGivenNames, commonSurnames } from './name-tables.ts'

const listBroken = (pairs: [string, string][]) =>
  pairs.flatMap(([one, other]) => findBrokenPromise(one, other) ?? [])

test('a name with one slip or two in it, of every name of the tables, is compared', () => {
  const pairs = tableNames.flatMap((name, index) =>
    [...sampleEdits(name, 1, 1), ...sampleEdits(name, 2, 1)].flatMap((edit, turn) => {
      const all = buildPairs(name, edit)
      // In each of the four places with one edit or another.
      return [all[(index + turn) % all.length]!]
    }),
  )
  expect(pairs.length).toBeGreaterThan(3500)
  expect(listBroken(pairs)).toEqual([])
})

test.each(['denise', 'mary', 'ali', 'zhou'])(
  '%s is compared with every word that one slip makes of it',
  (name) => {
    expect(listBroken(listEdits(name).flatMap((edit) => buildPairs(name, edit)))).toEqual([])
  },
)

const texts = [
  ...['', ' ', '.', ',', '()', '🙂', '👩‍👩‍👧', '\u0301', '\ud800', '\u202eabc'],
  ...['İ', 'ﬁ', 'Ⅳ', 'a', '7', '#12'],
  ...['née', 'Ana née', '(née)', 'and', 'y y y', '& &', 'de la', 'Mr.', 'Jr', 'LLC', 'd/b/a', 'aka aka'],
  ...['constructor', '__proto__', 'toString LLC', '中文', 'Иван', 'محمد', 'null', 'x'.repeat(200)],
]

test('whatever somebody enters as a name is stored, found and compared with anything', () => {
  const names = [
    ...texts,
    ...texts.map((text) => `Ana ${text} Diaz`),
    ...texts.map((text) => `${text}${text}`),
  ]
  expect(names.flatMap((name) => findBrokenKeys(name) ?? [])).toEqual([])
  expect(listBroken(names.flatMap((one) => texts.map((other): [string, string] => [one, other])))).toEqual([])
})

/** Every name of the tables. */
const tableNames: readonly string[] = [...new Set([...commonGivenNames, ...commonSurnames])]

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** All words that one slip makes of this one: a letter more, less, another, or two that changed places. */
function listEdits(word: string): string[] {
  const edits = new Set<string>()
  for (let index = 0; index <= word.length; index += 1) {
    const [before, after] = [word.slice(0, index), word.slice(index)]
    for (const letter of letters) edits.add(before + letter + after).add(before + letter + after.slice(1))
    edits.add(before + after.slice(1))
    if (after.length > 1) edits.add(before + after[1] + after[0] + after.slice(2))
  }
  edits.delete(word)
  return [...edits].filter((edit) => edit.length > 1)
}

/**
 * So many of the words that one slip, or two, make of this one: the same ones with each run, and others for each word.
 * Of two slips there are a hundred thousand for each name, too many for all of them.
 */
function sampleEdits(word: string, slips: 1 | 2, count: number): string[] {
  const pick = (options: string[], turn: number) =>
    options[(turn * 7919 + word.length * 31 + word.charCodeAt(0)) % options.length]!
  const once = listEdits(word)
  return Array.from({ length: count }, (_, turn) => {
    const edit = pick(once, turn)
    return slips === 1 ? edit : pick(listEdits(edit), turn + 1)
  })
}

/** The pairs of full names in which a word and its edit meet: as first name, middle name and surname. */
const buildPairs = (word: string, edit: string): [string, string][] => [
  [`${word} Zhou`, `Kimberly ${edit} Zhou`],
  [`${word} Zhou`, `${edit} Zhou`],
  [`Kimberly ${word}`, `Kimberly ${edit} Zhou`],
  [`Zhou ${word}`, `${edit} Kimberly Zhou`],
]

/** Why this pair breaks a promise; null where it keeps them all: an answer, the same both ways, with a reason for each match. */
function findBrokenPromise(one: string, other: string): string | null {
  try {
    const [match, reversed] = [compareNames(one, other), compareNames(other, one)]
    if (match.isMatch !== reversed.isMatch) return `${one} / ${other}: a match one way only`
    if (match.isMatch !== match.reasons.length > 0 || match.reasons.some((reason) => !reason))
      return `${one} / ${other}: a match without a reason, or a reason without a match`
    return null
  } catch (error) {
    return `${one} / ${other}: ${(error as Error).message}`
  }
}

/** The same of the keys by which a name is stored and found. */
function findBrokenKeys(name: string): string | null {
  try {
    const keys = [...computeBlockingKeys(name), ...computeSearchKeys(name).flatMap(({ whole }) => whole)]
    return keys.every(Boolean) ? null : `${name}: an empty key`
  } catch (error) {
    return `${name}: ${(error as Error).message}`
  }
}
