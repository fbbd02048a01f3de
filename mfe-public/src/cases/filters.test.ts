import { aCase } from '@access/content/cases/case.examples'
import { expect, test } from 'vitest'
import { found, offered } from './filters.ts'

const nothingSet = { q: '', category: '', status: '' }

test('words are looked for in title, number and summary, in any case and order', () => {
  const cases = [
    aCase({ id: '1', title: 'A Ramp', caseNumber: 'ATJ-2022-017', summary: 'A landlord refused.' }),
    aCase({ id: '2', title: 'Night pay', caseNumber: 'ATJ-2019-015', summary: 'Hours were missing.' }),
  ]
  const ids = (q: string) => found(cases, { ...nothingSet, q }).map(({ id }) => id)
  expect(ids('LANDLORD ramp')).toEqual(['1'])
  expect(ids('2019-015')).toEqual(['2'])
  expect(ids('missing')).toEqual(['2'])
  expect(ids('  ')).toEqual(['1', '2'])
  expect(ids('ramp hours')).toEqual([])
})

test('category and status narrow without regard to case', () => {
  const cases = [
    aCase({ id: '1', category: 'Housing Rights', status: 'won' }),
    aCase({ id: '2', category: 'Housing Rights', status: 'active' }),
    aCase({ id: '3', category: 'Employment', status: 'won' }),
  ]
  const ids = (filters: Partial<typeof nothingSet>) =>
    found(cases, { ...nothingSet, ...filters }).map(({ id }) => id)
  expect(ids({ status: 'Won' })).toEqual(['1', '3'])
  expect(ids({ category: 'housing rights', status: 'won' })).toEqual(['1'])
})

test('a filter offers what there is, and what was chosen already', () => {
  expect(offered(['won', 'active', 'won'], '')).toEqual(['active', 'won'])
  expect(offered(['won'], 'closed')).toEqual(['closed', 'won'])
})
