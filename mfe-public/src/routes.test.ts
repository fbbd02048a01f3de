import { expect, test } from 'vitest'
import { filterNames as postFilters } from './blog/post-filters.ts'
import { filterNames as caseFilters } from './cases/case-filters.ts'
import { filterNames as judgmentFilters } from './judgments/judgment-filters.ts'
import { routes } from './routes.tsx'

const listParameters = (path: string) => routes.find((route) => route.path === path)?.handle.query

test('every page says which parameters of the query it reads', () => {
  const pages = routes.filter(({ path }) => path !== '*')
  expect(pages.filter(({ handle }) => !Array.isArray(handle?.query))).toEqual([])
})

test.each([
  ['cases', caseFilters],
  ['judgments', judgmentFilters],
  ['blog', postFilters],
])('the filters of /%s are among them', (path, filterNames) => {
  expect(listParameters(path)).toEqual(expect.arrayContaining([...filterNames]))
})
