import { expect, test } from 'vitest'
import { buildListUrl, getListPage } from './list-page.ts'
import { listPagerPages } from './Pagination.tsx'

test('a pager shows the ends and the neighbours, and writes out a gap of one', () => {
  expect(listPagerPages(1, 1)).toEqual([1])
  expect(listPagerPages(1, 143)).toEqual([1, 2, null, 143])
  expect(listPagerPages(4, 143)).toEqual([1, 2, 3, 4, 5, null, 143])
  expect(listPagerPages(70, 143)).toEqual([1, null, 69, 70, 71, null, 143])
  expect(listPagerPages(143, 143)).toEqual([1, null, 142, 143])
})

test('a list without filters has the plain URL', () => {
  expect(buildListUrl('/cases', { q: '', category: undefined })).toBe('/cases')
  expect(buildListUrl('/judgments', { q: 'a & b', court: '' }, 2)).toBe('/judgments?q=a+%26+b&page=2')
  expect(buildListUrl('/judgments', { q: 'rent', sort: 'date' }, 1)).toBe('/judgments?q=rent&sort=date')
})

test('a page of a list has twelve items, the last one what is left, and none is beyond it', () => {
  const items = Array.from({ length: 25 }, (_, index) => index + 1)
  expect(getListPage(items, 1)).toEqual({ items: items.slice(0, 12), page: 1, pageCount: 3 })
  expect(getListPage(items, 3)).toEqual({ items: [25], page: 3, pageCount: 3 })
  expect(getListPage(items, 9)).toEqual({ items: [25], page: 3, pageCount: 3 })
  expect(getListPage([], 2)).toEqual({ items: [], page: 1, pageCount: 1 })
})
