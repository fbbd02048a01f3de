import { expect, test } from 'vitest'
import { catalogue } from './catalogue/catalogue.ts'
import { buildCase, buildJudgment, buildTeamMember } from './testing/builders.ts'
import { startContentWith } from './testing/start-content.ts'

const pageOfJudgments = `query($page: PageInput!) {
  page: pageOfJudgments(page: $page) { items { title } total counts { column value count } }
}`

interface PageResult {
  items: { title: string }[]
  total: number
  counts: { column: string; value: string; count: number }[]
}

/** A service with these judgments, and queries of pages as an administrator. */
async function startWithJudgments(...judgments: Parameters<typeof buildJudgment>[0][]) {
  const subgraph = await startContentWith(...judgments.map((each) => buildJudgment(each)))
  const ask = (page: object) => subgraph.readAsAdministrator<PageResult>(pageOfJudgments, { page })
  const titles = async (page: object) => (await ask(page)).items.map(({ title }) => title)
  const getErrors = async (page: object) =>
    (await subgraph.errorAsAdministrator(pageOfJudgments, { page })).fields
  return { subgraph, ask, titles, getErrors }
}

test('a page has the first 25 items in the default order, and the total', async () => {
  const days = Array.from({ length: 28 }, (_, day) => String(day + 1).padStart(2, '0'))
  const { ask } = await startWithJudgments(
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

test('a search finds items with every word, hidden ones too, regardless of case', async () => {
  const { titles } = await startWithJudgments(
    { title: 'Rivera v. Summit', courtName: 'Appeals Court', isVisible: false },
    { title: 'Rivera v. Lake', courtName: 'District Court' },
    { title: '100% sure', courtName: 'District Court' },
  )
  expect(await titles({ search: '  rivERA   appeal ' })).toEqual(['Rivera v. Summit'])
  expect(await titles({ search: '0% s' })).toEqual(['100% sure'])
  for (const nothing of ['%%', '_', '\\', 'rivera nobody'])
    expect(await titles({ search: nothing }), nothing).toEqual([])
})

test('a list is sorted by any column, regardless of case, in both directions', async () => {
  const { titles } = await startWithJudgments({ title: 'beta' }, { title: 'Alpha' }, { title: 'Gamma' })
  expect(await titles({ sort: 'title' })).toEqual(['Alpha', 'beta', 'Gamma'])
  expect(await titles({ sort: 'title', descending: true })).toEqual(['Gamma', 'beta', 'Alpha'])
})

test('filters of different columns narrow the list, those of one widen it', async () => {
  const { titles } = await startWithJudgments(
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

test('each value has a count under the other filters', async () => {
  const { ask } = await startWithJudgments(
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

test('invalid page input is rejected by the names of the fields', async () => {
  const { getErrors } = await startWithJudgments()
  for (const [page, field] of [
    [{ sort: 'fullText' }, 'sort'],
    [{ sort: 'title; drop table judgment' }, 'sort'],
    [{ filters: [{ column: 'id', value: '1' }] }, 'filters.0.column'],
    [{ filters: [{ column: 'isVisible', value: 'yes' }] }, 'filters.0.value'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ offset: -1 }, 'offset'],
  ] as const)
    expect(Object.keys((await getErrors(page)) ?? {}), JSON.stringify(page)).toEqual([field])
})

test.each(catalogue)('a page of $typeName supports everything that its list allows', async ({ typeName }) => {
  const subgraph = await startContentWith(buildCase())
  const page = `query($page: PageInput!) { pageOf${typeName}s(page: $page) { total counts { column } } }`
  const { fields } = await subgraph.errorAsAdministrator(page, {
    page: { sort: 'no', filters: [{ column: 'no', value: '' }] },
  })
  const named = (message = '') => message.split(': ')[1]!.split(', ').filter(Boolean)
  for (const sort of named(fields?.sort)) await subgraph.queryAsAdministrator(page, { page: { sort } })
  for (const column of named(fields?.['filters.0.column'])) {
    const value = /^is[A-Z]|Required$|^available$/.test(column) ? 'true' : 'anything'
    await subgraph.queryAsAdministrator(page, { page: { search: 'keys', filters: [{ column, value }] } })
  }
  expect(await subgraph.queryError(page, { page: {} })).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('names are in the order in which people read them, for visitors and in the portal', async () => {
  const names = ['Zoe', 'Élan', 'adam', 'Eve', 'Ödön', 'Pat', 'Ørsted']
  const subgraph = await startContentWith(...names.map((name) => buildTeamMember({ name, displayOrder: 1 })))
  const query = `{ teamMembers { name }
    page: pageOfTeamMembers(page: { sort: "name" }) { items { name } }
    byOrder: pageOfTeamMembers(page: { sort: "displayOrder" }) { items { name } } }`
  type Named = { name: string }[]
  const { teamMembers, page, byOrder } = await subgraph.queryAsAdministrator<{
    teamMembers: Named
    page: { items: Named }
    byOrder: { items: Named }
  }>(query)
  const ordered = ['adam', 'Élan', 'Eve', 'Ödön', 'Ørsted', 'Pat', 'Zoe']
  for (const list of [teamMembers, page.items, byOrder.items])
    expect(list.map(({ name }) => name)).toEqual(ordered)
})
