import { expect, test } from 'vitest'
import { isHeadingLine } from './FullText.tsx'
import { buildJudgmentsUrl, listOptions, parsePageNumber } from './judgment-filters.ts'
import { listPagerPages } from './list-pager-pages.ts'
import { parseParties } from './parse-parties.ts'

test('a pager shows the ends and the neighbours, and writes out a gap of one', () => {
  expect(listPagerPages(1, 1)).toEqual([1])
  expect(listPagerPages(1, 143)).toEqual([1, 2, null, 143])
  expect(listPagerPages(4, 143)).toEqual([1, 2, 3, 4, 5, null, 143])
  expect(listPagerPages(70, 143)).toEqual([1, null, 69, 70, 71, null, 143])
  expect(listPagerPages(143, 143)).toEqual([1, null, 142, 143])
})

test('whatever is not a page number is the first page', () => {
  for (const address of [null, '', '0', '-1', '1.5', 'two']) expect(parsePageNumber(address)).toBe(1)
  expect(parsePageNumber('3')).toBe(3)
})

test('a search without filters has the plain URL', () => {
  const none = { q: '', category: '', court: '', sort: '' }
  expect(buildJudgmentsUrl(none, 1)).toBe('/judgments')
  expect(buildJudgmentsUrl({ ...none, q: 'a & b' }, 2)).toBe('/judgments?q=a+%26+b&page=2')
  expect(buildJudgmentsUrl({ ...none, q: 'rent', sort: 'date' }, 1)).toBe('/judgments?q=rent&sort=date')
})

test('a category that the filter does not offer is shown when it was chosen', () => {
  expect(listOptions(['Housing'], 'Civil Rights').map(({ value }) => value)).toEqual([
    'Housing',
    'Civil Rights',
  ])
})

test('parties are parsed, with their roles', () => {
  expect(parseParties('Ann Lee (tenant, appellant); Elm LLC (landlord)')).toEqual([
    { name: 'Ann Lee', role: 'tenant, appellant' },
    { name: 'Elm LLC', role: 'landlord' },
  ])
  expect(parseParties('Chisholm v. Georgia').map(({ name }) => name)).toEqual(['Chisholm', 'Georgia'])
})

test('a short line without a full stop is a heading', () => {
  expect(isHeadingLine('The question before us')).toBe(true)
  expect(isHeadingLine('Reversed.')).toBe(false)
  expect(isHeadingLine('One line\nand another')).toBe(false)
})
