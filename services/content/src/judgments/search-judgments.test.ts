import { expect, test } from 'vitest'
import { startContentWith } from '../testing/start-content.ts'
import { buildBareJudgment, buildJudgment } from './judgment.examples.ts'

interface Page {
  items: { title: string }[]
  total: number
  page: number
  pages: number
}

const searchQuery = `query($search: String, $category: String, $court: String, $page: Int, $size: Int) {
  judgmentsPage(search: $search, category: $category, court: $court, page: $page, size: $size) {
    items { title } total page pages
  }
}`

async function startWithJudgments() {
  const subgraph = await startContentWith(
    buildJudgment({
      title: 'Talbot v. Linden Court',
      parties: 'Corinne Talbot; Linden Court',
      caseNumber: 'NL-App 2026-0087',
      judgmentDate: '2026-06-04',
      summary: 'A tenant without heat may show her photographs.',
      legalIssues: 'Repairs as a defense to eviction',
    }),
    buildBareJudgment({
      title: 'In re 100%_Wool',
      caseNumber: 'NL-Sup 2019-12',
      judgmentDate: '2019-01-01',
      category: 'Employment',
      courtName: 'Supreme Court',
      summary: 'Wages were withheld.',
    }),
    buildBareJudgment({
      title: 'State v. Okafor',
      judgmentDate: '2022-01-01',
      category: 'Criminal',
      courtName: 'Supreme Court',
    }),
    buildJudgment({ title: 'Talbot, sealed', isVisible: false }),
  )
  return (sought: object = {}) => subgraph.read<Page>(searchQuery, sought)
}

const getTitles = ({ items }: Page) => items.map(({ title }) => title)

test('without a search all public judgments are listed, newest first', async () => {
  const find = await startWithJudgments()
  expect(await find()).toEqual({
    items: ['Talbot v. Linden Court', 'State v. Okafor', 'In re 100%_Wool'].map((title) => ({ title })),
    total: 3,
    page: 1,
    pages: 1,
  })
})

test('a search covers title, case number, summary and issues, by stems and by parts of words', async () => {
  const find = await startWithJudgments()
  const [talbot, wool] = ['Talbot v. Linden Court', 'In re 100%_Wool']
  for (const [search, results] of [
    ['talbot', talbot],
    ['TALBOT', talbot],
    ['Linden', talbot],
    ['albo', talbot],
    ['NL-App 2026-0087', talbot],
    ['2026-008', talbot],
    ['photograph', talbot],
    ['evicting', talbot],
    ['heat OR wages -wool', talbot],
    ['wage withheld', wool],
    ['  wages  ', wool],
  ])
    expect(getTitles(await find({ search })), search).toEqual([results])
  expect((await find({ search: 'nothing of the kind' })).total).toBe(0)
})

test('wildcards in a search are plain text', async () => {
  const find = await startWithJudgments()
  expect(getTitles(await find({ search: '100%_w' }))).toEqual(['In re 100%_Wool'])
  expect((await find({ search: '%' })).total).toBe(1)
  expect((await find({ search: '_' })).total).toBe(1)
  expect((await find({ search: '\\' })).total).toBe(0)
})

test('category and court are matched exactly, regardless of case, and together', async () => {
  const find = await startWithJudgments()
  expect(getTitles(await find({ category: 'criminal' }))).toEqual(['State v. Okafor'])
  expect((await find({ court: 'SUPREME COURT' })).total).toBe(2)
  expect(getTitles(await find({ court: 'Supreme Court', category: 'Employment' }))).toEqual([
    'In re 100%_Wool',
  ])
  expect((await find({ court: 'Supreme', category: '' })).total).toBe(0)
  expect((await find({ search: 'okafor', court: 'Appeals Court' })).total).toBe(0)
})

test('no search text is an error', async () => {
  const find = await startWithJudgments()
  const operators = ['"', "'", '((', '& | !', 'a & | b', ':*', '<-> <2>', '-', 'OR', '" OR "']
  for (const search of [...operators, '\0', 'a\0b', '\ud800', '🜚', 'x'.repeat(50_000)])
    expect((await find({ search, category: search.slice(0, 9) })).total, search.slice(0, 20)).toBe(0)
  for (const nothing of ['', '   ', null]) expect((await find({ search: nothing })).total).toBe(3)
})

test('a page has 24, or fewer when that is asked for, and beyond the last page is the last page', async () => {
  const many = Array.from({ length: 50 }, (_, number) => buildJudgment({ title: `Judgment ${number}` }))
  const subgraph = await startContentWith(...many)
  const seen = new Set<string>()
  for (const [requestedPage, servedPage, length] of [
    [1, 1, 24],
    [2, 2, 24],
    [3, 3, 2],
    [4, 3, 2],
    [2_147_483_647, 3, 2],
    [0, 1, 24],
    [-5, 1, 24],
    [null, 1, 24],
  ] as const) {
    const judgmentsPage = await subgraph.read<Page>(searchQuery, { page: requestedPage })
    expect(judgmentsPage).toMatchObject({ page: servedPage, total: 50, pages: 3 })
    expect(judgmentsPage.items).toHaveLength(length)
    for (const title of getTitles(judgmentsPage)) seen.add(title)
  }
  expect(seen.size).toBe(50)
  for (const [page, size, pages, length] of [
    [5, 12, 5, 2],
    [1, 500, 3, 24],
    [1, 0, 50, 1],
  ]) {
    const judgmentsPage = await subgraph.read<Page>(searchQuery, { page, size })
    expect([judgmentsPage.pages, judgmentsPage.items.length]).toEqual([pages, length])
  }
})

test('without judgments there is one empty page', async () => {
  const subgraph = await startContentWith()
  expect(await subgraph.read(searchQuery, { page: 9 })).toEqual({ items: [], total: 0, page: 1, pages: 1 })
})

test('a page returns any field of a judgment, in fragments too', async () => {
  const { id, summary, keywords, fullText, judgmentDate } = buildJudgment()
  const subgraph = await startContentWith(buildJudgment())
  expect(
    await subgraph.read(`
      query { judgmentsPage { ...page } }
      fragment page on JudgmentPage { items { ... on Judgment { summary } ...rest } }
      fragment rest on Judgment { id keywords fullText judgmentDate }
    `),
  ).toEqual({
    items: [{ id, summary, keywords, fullText, judgmentDate }],
  })
})
