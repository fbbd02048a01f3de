import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { createItem, startContentWith, updateItem } from '../testing/start-content.ts'
import { buildJudgment } from './judgment.examples.ts'

interface Page {
  items: { title: string }[]
  total: number
  isTotalExact: boolean
  pages: number
}

const pageQuery = `query($search: String, $category: String, $court: String, $page: Int, $sort: String) {
  judgmentsPage(search: $search, category: $category, court: $court, page: $page, sort: $sort) {
    items { title } total isTotalExact pages
  }
}`

const readPage = (subgraph: Subgraph, variables: object) => subgraph.read<Page>(pageQuery, variables)

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

/** Judgments of as many days, the newest first. */
const buildMany = (count: number, values: object = {}) =>
  Array.from({ length: count }, (_, index) =>
    buildJudgment({
      id: idOf(index),
      title: `Judgment ${index}`,
      caseNumber: `${index}`,
      judgmentDate: new Date(Date.UTC(2026, 0, 1 - index)).toISOString().slice(0, 10),
      ...values,
    }),
  )

test('the pages of a list that spans many years follow each other without a gap', async () => {
  const subgraph = await startContentWith(
    ...Array.from({ length: 100 }, (_, index) =>
      buildJudgment({
        id: idOf(index),
        title: `Judgment ${index}`,
        caseNumber: `${index}`,
        judgmentDate: `${2026 - Math.floor(index / 7)}-${String(12 - (index % 7)).padStart(2, '0')}-01`,
        category: index % 3 === 0 ? 'Housing' : 'Employment',
        isVisible: index % 10 !== 9,
      }),
    ),
  )
  const listAll = async (filter: object) => {
    const titles: string[] = []
    const { pages, total } = await readPage(subgraph, filter)
    for (let page = 1; page <= pages; page += 1)
      titles.push(...(await readPage(subgraph, { ...filter, page })).items.map(({ title }) => title))
    expect(titles).toHaveLength(total)
    return titles
  }
  const visible = Array.from({ length: 100 }, (_, index) => index).filter((index) => index % 10 !== 9)
  expect(await listAll({})).toEqual(visible.map((index) => `Judgment ${index}`))
  expect(await listAll({ category: 'housing' })).toEqual(
    visible.filter((index) => index % 3 === 0).map((index) => `Judgment ${index}`),
  )
})

test('a judgment that is added, changed, hidden or deleted is counted where it is', async () => {
  const subgraph = await startContentWith(...buildMany(3, { category: 'Housing' }))
  const counts = async () => {
    const totals = await Promise.all(
      [{}, { category: 'Housing' }, { category: 'Employment' }, { court: 'District Court' }].map(
        async (filter) => (await readPage(subgraph, filter)).total,
      ),
    )
    return totals.join(' ')
  }
  const base = { category: 'Housing', courtName: 'Supreme Court' }
  const update = (values: object) =>
    updateItem(subgraph, buildJudgment({ ...base, id: idOf(0), title: 'Judgment 0', ...values }))
  await update({})
  expect(await counts()).toBe('3 3 0 0')
  await update({ category: 'Employment', courtName: 'District Court', judgmentDate: '1999-01-01' })
  expect(await counts()).toBe('3 2 1 1')
  await update({ isVisible: false })
  expect(await counts()).toBe('2 2 0 0')
  await update({})
  await subgraph.queryAsAdministrator('mutation($ids: [ID!]!) { deleteJudgments(ids: $ids) { id } }', {
    ids: [idOf(1), idOf(2)],
  })
  expect(await counts()).toBe('1 1 0 0')
  await createItem(subgraph, buildJudgment({ ...base, title: 'New' }))
  expect(await counts()).toBe('2 2 0 0')
})

test('nobody waits for the counts while another transaction changes them, and both are counted', async () => {
  const subgraph = await startContentWith(...buildMany(4))
  const remove = (index: number) => `delete from judgment where id = '${idOf(index)}'`
  const [first, second] = [subgraph.em(), subgraph.em()]
  await first.begin()
  await first.execute(remove(0))
  await second.execute(remove(1))
  expect((await readPage(subgraph, {})).total).toBe(3)
  await first.execute(remove(2))
  await first.commit()
  expect((await readPage(subgraph, {})).total).toBe(1)
})

test('a search lists the newest thousand of its matches, and says that there are more', async () => {
  const subgraph = await startContentWith(
    ...buildMany(1_010, { summary: 'A boiler.', category: 'Housing' }),
    buildJudgment({ title: 'The boiler', judgmentDate: '2001-01-01', category: 'Housing' }),
  )
  const search = (variables: object) => readPage(subgraph, { search: 'boiler', sort: 'date', ...variables })
  const [first, last] = [await search({}), await search({ page: 99 })]
  expect(first).toMatchObject({ total: 1_000, isTotalExact: false, pages: 42 })
  expect(first.items[0]?.title).toBe('Judgment 0')
  expect(last.items.at(-1)?.title).toBe('Judgment 999')
  expect(await search({ search: 'boile' })).toMatchObject({ total: 1_000, isTotalExact: false })
  expect(await search({ search: '"Judgment 1005"' })).toMatchObject({ total: 1, isTotalExact: true })
  expect(await search({ search: 'boiler', category: 'Employment' })).toMatchObject({ total: 0 })
})

test('a search goes back as many years as it takes to find a thousand, or a rare one', async () => {
  const subgraph = await startContentWith()
  // Five a day for four years, and one of the five with the word.
  await subgraph.em().execute(
    `insert into judgment (id, created_at, updated_at, version, title, court_name, judgment_date, category, summary)
     select gen_random_uuid(), now(), now(), 1, 'Copy ' || number, 'Supreme Court', date '2025-12-31' - number / 5,
       'Housing', case number % 5 when 0 then 'A boiler.' else 'A roof.' end
     from generate_series(0, 7499) number`,
  )
  const search = (variables: object) => readPage(subgraph, { sort: 'date', ...variables })
  const last = await search({ search: 'boiler', page: 42 })
  expect(last).toMatchObject({ total: 1_000, isTotalExact: false })
  expect(last.items.at(-1)?.title).toBe('Copy 4995')
  for (const rare of ['Copy 7499', 'opy 7499'])
    expect(await search({ search: rare })).toMatchObject({ total: 1, items: [{ title: 'Copy 7499' }] })
  expect((await search({ page: 300 })).items[0]?.title).toMatch(/^Copy 717[5-9]$/)
})
