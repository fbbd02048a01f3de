import { expect, test } from 'vitest'
import { isHeading } from './FullText.tsx'
import { addressOf, offering, pageIn } from './filters.ts'
import { pagesToShow } from './pagesToShow.ts'
import { partiesOf } from './parties.ts'

test('a pager shows the ends and the neighbours, and writes out a gap of one', () => {
  expect(pagesToShow(1, 1)).toEqual([1])
  expect(pagesToShow(1, 143)).toEqual([1, 2, null, 143])
  expect(pagesToShow(4, 143)).toEqual([1, 2, 3, 4, 5, null, 143])
  expect(pagesToShow(70, 143)).toEqual([1, null, 69, 70, 71, null, 143])
  expect(pagesToShow(143, 143)).toEqual([1, null, 142, 143])
})

test('whatever is not a page number is the first page', () => {
  for (const address of [null, '', '0', '-1', '1.5', 'two']) expect(pageIn(address)).toBe(1)
  expect(pageIn('3')).toBe(3)
})

test('a search without filters has the plain address', () => {
  const none = { q: '', category: '', court: '', sort: '' }
  expect(addressOf(none, 1)).toBe('/judgments')
  expect(addressOf({ ...none, q: 'a & b' }, 2)).toBe('/judgments?q=a+%26+b&page=2')
  expect(addressOf({ ...none, q: 'rent', sort: 'date' }, 1)).toBe('/judgments?q=rent&sort=date')
})

test('a category that the filter does not offer is shown when it was chosen', () => {
  expect(offering(['Housing'], 'Civil Rights').map(({ value }) => value)).toEqual(['Housing', 'Civil Rights'])
})

test('parties are told apart, with the part each played', () => {
  expect(partiesOf('Ann Lee (tenant, appellant); Elm LLC (landlord)')).toEqual([
    { name: 'Ann Lee', role: 'tenant, appellant' },
    { name: 'Elm LLC', role: 'landlord' },
  ])
  expect(partiesOf('Chisholm v. Georgia').map(({ name }) => name)).toEqual(['Chisholm', 'Georgia'])
})

test('a short line without a full stop is a heading', () => {
  expect(isHeading('The question before us')).toBe(true)
  expect(isHeading('Reversed.')).toBe(false)
  expect(isHeading('One line\nand another')).toBe(false)
})
