import type { PageHandle } from '@access/kit'
import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { filterNames as postFilters } from './blog/post-filters.ts'
import { filterNames as caseFilters } from './cases/case-filters.ts'
import { filterNames as judgmentFilters } from './judgments/judgment-filters.ts'
import { routes } from './routes.tsx'

const listParameters = (path: string) => getQuery(routes.find((route) => route.path === path))

const getQuery = (route: RouteObject | undefined) => (route?.handle as PageHandle | undefined)?.query

test('every page says which parameters of the query it reads', () => {
  const pages = routes.filter(({ path }) => path !== '*')
  expect(pages.filter((route) => !Array.isArray(getQuery(route)))).toEqual([])
})

test.each([
  ['cases', caseFilters],
  ['judgments', judgmentFilters],
  ['blog', postFilters],
])('the filters of /%s are among them', (path, filterNames) => {
  expect(listParameters(path)).toEqual(expect.arrayContaining([...filterNames]))
})
