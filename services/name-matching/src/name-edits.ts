/** Names as people mistype them, for the tests of what matching promises about every name of the tables. */
import { commonGivenNames, commonSurnames } from './common-names.ts'

/** Every name of the tables. */
export const tableNames: readonly string[] = [...new Set([...commonGivenNames, ...commonSurnames])]

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** All words that one slip makes of this one: a letter more, less, another, or two that changed places. */
export function listEdits(word: string): string[] {
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
export function sampleEdits(word: string, slips: 1 | 2, count: number): string[] {
  const pick = (options: string[], turn: number) =>
    options[(turn * 7919 + word.length * 31 + word.charCodeAt(0)) % options.length]!
  const once = listEdits(word)
  return Array.from({ length: count }, (_, turn) => {
    const edit = pick(once, turn)
    return slips === 1 ? edit : pick(listEdits(edit), turn + 1)
  })
}

/** The pairs of full names in which a word and its edit meet: as first name, middle name and surname. */
export const buildPairs = (word: string, edit: string): [string, string][] => [
  [`${word} Zhou`, `Kimberly ${edit} Zhou`],
  [`${word} Zhou`, `${edit} Zhou`],
  [`Kimberly ${word}`, `Kimberly ${edit} Zhou`],
  [`Zhou ${word}`, `${edit} Kimberly Zhou`],
]
