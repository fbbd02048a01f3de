import { buildStaticPage } from '@access/content/first-pages/static-page.examples'
import {
  listPassages,
  type Passage,
  parseConstitution,
} from '@access/content/static-pages/constitution-outline.rules'
import { expect, test } from 'vitest'
import { findMatches } from './find-matches.ts'

const passages = listPassages(parseConstitution(buildStaticPage('constitution').text ?? ''))

const passage = (text: string): Passage => ({ key: text, text, location: 'somewhere' })
const listPositions = (searchText: string, words: string) =>
  findMatches(searchText, [passage(words)]).map(({ start, end }) => words.slice(start, end))

test('matches ignore case', () => {
  expect(listPositions('the board', 'The Board, and the board.')).toEqual(['The Board', 'the board'])
})

test('it does not matter which quotation marks a telephone writes', () => {
  expect(listPositions('days’ “notice”', `7 days' "notice"`)).toEqual([`days' "notice"`])
})

test.each([
  ['oﬃce', 'the office', 'The oﬃce'],
  ['munoz', 'MUÑOZ', 'Mun\u0303oz'],
  ['officers', 'of\u00adfi\u00adcers', 'of\u00adfi\u00adcers'],
  ['two-thirds', 'two\u2011thirds', 'two\u2011thirds'],
  ['one\u00a0year', 'one year', 'one year'],
  ['one\u200b year', 'one\u2009year', 'one\u2009year'],
  ['strasse', 'Straße', 'Straße'],
])('"%s" is found in "%s" as it is written', (searchText, _name, words) => {
  for (const typed of [searchText, searchText.toUpperCase()])
    expect(listPositions(typed, `Before… ${words}, and after.`)[0]?.toLowerCase(), typed).toBe(
      words.toLowerCase().replace(/^the /, ''),
    )
})

test('surrounding spaces do not matter, and a single letter has no matches', () => {
  expect(listPositions('  vote ', 'One vote each.')).toEqual(['vote'])
  expect(listPositions(' a ', 'a vote')).toEqual([])
  expect(listPositions('', 'a vote')).toEqual([])
})

test('the search text is plain text, never a pattern', () => {
  expect(listPositions('.*', 'anything .* goes')).toEqual(['.*'])
})

test('matches are numbered through the whole text, headings included, in reading order', () => {
  const matches = findMatches('quorum', passages)
  expect(matches.map(({ number }) => number)).toEqual(matches.map((_, index) => index))
  expect(matches[0]?.passage.text).toBe('Section 4. Quorum')
  expect(matches[0]?.passage.location).toBe('Art. V, § 4')
})

test('every passage has a key of its own', () => {
  expect(new Set(passages.map(({ key }) => key)).size).toBe(passages.length)
})
