import { expect, test } from 'vitest'
import { isHeadingLine } from './FullText.tsx'
import { listOptions } from './judgment-filters.ts'
import { parseParties } from './parse-parties.ts'

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
