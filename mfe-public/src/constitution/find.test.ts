import { expect, test } from 'vitest'
import { type Passage, passages } from './constitution.ts'
import { find } from './find.ts'

const passage = (words: string): Passage => ({ key: words, words, place: 'somewhere' })
const placesOf = (searchedFor: string, words: string) =>
  find(searchedFor, [passage(words)]).map(({ start, end }) => words.slice(start, end))

test('words are found whatever their case, as they are written', () => {
  expect(placesOf('the board', 'The Board, and the board.')).toEqual(['The Board', 'the board'])
})

test('it does not matter which quotation marks a telephone writes', () => {
  expect(placesOf('days’ “notice”', `7 days' "notice"`)).toEqual([`days' "notice"`])
})

test('blanks around the words do not matter, and a single letter finds nothing', () => {
  expect(placesOf('  vote ', 'One vote each.')).toEqual(['vote'])
  expect(placesOf(' a ', 'a vote')).toEqual([])
  expect(placesOf('', 'a vote')).toEqual([])
})

test('what is searched for is words, never a pattern', () => {
  expect(placesOf('.*', 'anything .* goes')).toEqual(['.*'])
})

test('matches are numbered through the whole text, headings included, in reading order', () => {
  const found = find('quorum', passages)
  expect(found.map(({ number }) => number)).toEqual(found.map((_, at) => at))
  expect(found[0]?.passage.words).toBe('Section 4. Quorum')
  expect(found[0]?.passage.place).toBe('Art. V, § 4')
})

test('every passage has a key of its own', () => {
  expect(new Set(passages.map(({ key }) => key)).size).toBe(passages.length)
})
