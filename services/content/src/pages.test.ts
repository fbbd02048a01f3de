import { expect, test } from 'vitest'
import { aCase } from './cases/case.examples.ts'
import { catalogue } from './catalogue.ts'
import { aJudgment } from './judgments/judgment.examples.ts'
import { withItems } from './testing/withItems.ts'

const pageOfJudgments = `query($page: PageInput!) {
  found: pageOfJudgments(page: $page) { items { title } total counts { column value count } }
}`

interface Found {
  found: {
    items: { title: string }[]
    total: number
    counts: { column: string; value: string; count: number }[]
  }
}

/** A service with these judgments, and what an administrator is given for a page of them. */
async function withJudgments(...judgments: Parameters<typeof aJudgment>[0][]) {
  const subgraph = await withItems(...judgments.map((each) => aJudgment(each)))
  const ask = async (page: object) => (await subgraph.asAdministrator<Found>(pageOfJudgments, { page })).found
  const titles = async (page: object) => (await ask(page)).items.map(({ title }) => title)
  const refused = async (page: object) =>
    (await subgraph.refusal(pageOfJudgments, { page }, { token: subgraph.token })).fields
  return { subgraph, ask, titles, refused }
}

test('a page is the first 25 of the list in its usual order, and how many there are in all', async () => {
  const days = Array.from({ length: 28 }, (_, day) => String(day + 1).padStart(2, '0'))
  const { ask } = await withJudgments(
    ...days.map((day) => ({ title: `Of the ${day}`, judgmentDate: `2024-06-${day}` })),
  )
  const first = await ask({})
  expect(first.items.map(({ title }) => title)).toEqual(
    days
      .toReversed()
      .slice(0, 25)
      .map((day) => `Of the ${day}`),
  )
  expect(first.total).toBe(28)
  expect(await ask({ offset: 26, limit: 10 })).toMatchObject({
    items: [{ title: 'Of the 02' }, { title: 'Of the 01' }],
    total: 28,
  })
  expect(await ask({ offset: 100 })).toMatchObject({ items: [], total: 28 })
})

test('a search finds every word somewhere in an item, hidden ones too, capitals or not', async () => {
  const { titles } = await withJudgments(
    { title: 'Rivera v. Summit', courtName: 'Appeals Court', isVisible: false },
    { title: 'Rivera v. Lake', courtName: 'District Court' },
    { title: '100% sure', courtName: 'District Court' },
  )
  expect(await titles({ search: '  rivERA   appeal ' })).toEqual(['Rivera v. Summit'])
  expect(await titles({ search: '0% s' })).toEqual(['100% sure'])
  for (const nothing of ['%%', '_', '\\', 'rivera nobody'])
    expect(await titles({ search: nothing }), nothing).toEqual([])
})

test('a list is sorted by the column that is asked for, capitals or not, in both directions', async () => {
  const { titles } = await withJudgments({ title: 'beta' }, { title: 'Alpha' }, { title: 'Gamma' })
  expect(await titles({ sort: 'title' })).toEqual(['Alpha', 'beta', 'Gamma'])
  expect(await titles({ sort: 'title', descending: true })).toEqual(['Gamma', 'beta', 'Alpha'])
})

test('filters of different columns narrow the list, those of one widen it', async () => {
  const { titles } = await withJudgments(
    { title: 'A', category: 'Housing', isVisible: true },
    { title: 'B', category: 'Housing', isVisible: false },
    { title: 'C', category: 'Criminal', isVisible: true },
  )
  const housing = { column: 'category', value: 'Housing' }
  const criminal = { column: 'category', value: 'Criminal' }
  const hidden = { column: 'isVisible', value: 'false' }
  expect(await titles({ sort: 'title', filters: [housing] })).toEqual(['A', 'B'])
  expect(await titles({ sort: 'title', filters: [housing, hidden] })).toEqual(['B'])
  expect(await titles({ sort: 'title', filters: [housing, criminal] })).toEqual(['A', 'B', 'C'])
})

test('each value is told how many there would be of it, the rest of the question as it is', async () => {
  const { ask } = await withJudgments(
    { title: 'A one', category: 'Housing', courtName: 'Supreme Court', isVisible: true },
    { title: 'B one', category: 'Housing', courtName: 'District Court', isVisible: false },
    { title: 'C one', category: 'Criminal', courtName: 'District Court', isVisible: true },
    { title: 'other', category: 'Criminal', courtName: 'District Court', isVisible: true },
  )
  const { total, counts } = await ask({ search: 'one', filters: [{ column: 'category', value: 'Housing' }] })
  expect(total).toBe(2)
  expect(counts).toEqual([
    { column: 'category', value: 'Criminal', count: 1 },
    { column: 'category', value: 'Housing', count: 2 },
    { column: 'courtName', value: 'District Court', count: 1 },
    { column: 'courtName', value: 'Supreme Court', count: 1 },
    { column: 'isVisible', value: 'false', count: 1 },
    { column: 'isVisible', value: 'true', count: 1 },
  ])
})

test('what a list cannot be asked is refused by its name', async () => {
  const { refused } = await withJudgments()
  for (const [page, field] of [
    [{ sort: 'fullText' }, 'sort'],
    [{ sort: 'title; drop table judgment' }, 'sort'],
    [{ filters: [{ column: 'id', value: '1' }] }, 'filters.0.column'],
    [{ filters: [{ column: 'isVisible', value: 'yes' }] }, 'filters.0.value'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ offset: -1 }, 'offset'],
  ] as const)
    expect(Object.keys((await refused(page)) ?? {}), JSON.stringify(page)).toEqual([field])
})

test('no search breaks a list', async () => {
  const { titles } = await withJudgments({ title: 'Rivera' })
  for (const search of ["'", '"', '?', ':name', '$1', 'a\0b', '\ud800', '))', 'x'.repeat(5000)])
    expect(await titles({ search }), search.slice(0, 20)).toEqual([])
  expect(await titles({ search: 'Riv\0era' })).toEqual(['Rivera'])
})

test.each(catalogue)('a page of $type can be asked for everything that its list allows', async ({ type }) => {
  const subgraph = await withItems(aCase())
  const page = `query($page: PageInput!) { pageOf${type}s(page: $page) { total counts { column } } }`
  const { fields } = await subgraph.refusal(
    page,
    { page: { sort: 'no', filters: [{ column: 'no', value: '' }] } },
    { token: subgraph.token },
  )
  const named = (message = '') => message.split(': ')[1]!.split(', ').filter(Boolean)
  for (const sort of named(fields?.sort)) await subgraph.asAdministrator(page, { page: { sort } })
  for (const column of named(fields?.['filters.0.column'])) {
    const value = /^is[A-Z]|Required$|^available$/.test(column) ? 'true' : 'anything'
    await subgraph.asAdministrator(page, { page: { search: 'keys', filters: [{ column, value }] } })
  }
  expect(await subgraph.refusal(page, { page: {} })).toMatchObject({ code: 'UNAUTHENTICATED' })
})
