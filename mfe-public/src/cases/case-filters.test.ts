import { buildCase } from '@access/content/cases/case.examples'
import { expect, test } from 'vitest'
import { filterCases, listFilterValues } from './case-filters.ts'

const noFilters = { q: '', category: '', status: '' }

test('text is searched in title, number and summary, in any case and order', () => {
  const cases = [
    buildCase({ id: '1', title: 'A Ramp', caseNumber: 'ATJ-2022-017', summary: 'A landlord refused.' }),
    buildCase({ id: '2', title: 'Night pay', caseNumber: 'ATJ-2019-015', summary: 'Hours were missing.' }),
  ]
  const ids = (q: string) => filterCases(cases, { ...noFilters, q }).map(({ id }) => id)
  expect(ids('LANDLORD ramp')).toEqual(['1'])
  expect(ids('2019-015')).toEqual(['2'])
  expect(ids('missing')).toEqual(['2'])
  expect(ids('  ')).toEqual(['1', '2'])
  expect(ids('ramp hours')).toEqual([])
})

test.each([
  ['It was void—alpha', 'void', 'alpha', 'void—alpha', 'void alpha'],
  ['The landlord’s “quiet” rule', "landlord's", 'landlord’s', '“quiet”', 'quiet\u00a0rule', 'quiet\u200b'],
  ['An eﬃcient ap\u00adpeal of Mun\u0303oz', 'efficient', 'appeal', 'munoz', 'Muñoz'],
  ['Talbot v. Linden', 'Talbot vs Linden', 'talbot versus linden', 'Talbot V. Linden'],
])('a case is found however it is typed and typeset: %s', (title, ...searches) => {
  const cases = [buildCase({ title, caseNumber: 'ATJ\u20112022\u2011017' })]
  for (const q of [...searches, 'ATJ-2022-017', 'ATJ–2022–017'])
    expect(filterCases(cases, { ...noFilters, q }), q).toHaveLength(1)
})

test('category and status narrow without regard to case', () => {
  const cases = [
    buildCase({ id: '1', category: 'Housing Rights', status: 'won' }),
    buildCase({ id: '2', category: 'Housing Rights', status: 'active' }),
    buildCase({ id: '3', category: 'Employment', status: 'won' }),
  ]
  const ids = (filters: Partial<typeof noFilters>) =>
    filterCases(cases, { ...noFilters, ...filters }).map(({ id }) => id)
  expect(ids({ status: 'Won' })).toEqual(['1', '3'])
  expect(ids({ category: 'housing rights', status: 'won' })).toEqual(['1'])
})

test('a filter offers the existing values, and the selected one', () => {
  expect(listFilterValues(['won', 'active', 'won'], '')).toEqual(['active', 'won'])
  expect(listFilterValues(['won'], 'closed')).toEqual(['closed', 'won'])
})
