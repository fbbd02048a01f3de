import { expect, test } from 'vitest'
import { listPageNumbers, paginate } from './pagination.ts'

test('a pager names the first page, the last, and those next to where one is', () => {
  expect(listPageNumbers(50, 172)).toEqual([1, null, 49, 50, 51, null, 172])
  expect(listPageNumbers(1, 172)).toEqual([1, 2, null, 172])
  expect(listPageNumbers(172, 172)).toEqual([1, null, 171, 172])
})

test('a pager never hides a single page behind dots', () => {
  expect(listPageNumbers(1, 3)).toEqual([1, 2, 3])
  expect(listPageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('a page that is gone gives way to the last one', () => {
  const rows = Array.from({ length: 40 }, (_, index) => index)
  expect(paginate(rows, 3)).toEqual({ page: 2, pages: 2, pageRows: rows.slice(20) })
  expect(paginate([], 1)).toEqual({ page: 1, pages: 1, pageRows: [] })
})
