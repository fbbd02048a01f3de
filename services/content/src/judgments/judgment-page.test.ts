import { expect, test } from 'vitest'
import { startContentWith, updateItem } from '../testing/start-content.ts'
import { getMatches, joinText, type Part } from '../testing/text-parts.ts'
import { buildBareJudgment, buildJudgment } from './judgment.examples.ts'

interface Page {
  items: { id: string; title: string }[]
  total: number
  didYouMean: string | null
  matches: { id: string; title: Part[]; summary: Part[]; excerpt: Part[] }[]
}

const searchQuery = `query($search: String, $category: String, $judge: String, $from: String, $to: String, $sort: String) {
  judgmentsPage(search: $search, category: $category, judge: $judge, from: $from, to: $to, sort: $sort) {
    items { id title } total didYouMean
    matches { id title { text isMatch } summary { text isMatch } excerpt { text isMatch } }
  }
}`

async function startSearch(...judgments: ReturnType<typeof buildJudgment>[]) {
  const subgraph = await startContentWith(...judgments)
  return (sought: object) => subgraph.read<Page>(searchQuery, sought)
}

const getTitles = ({ items }: Page) => items.map(({ title }) => title)

test('a search also covers the full text, the keywords and the parties', async () => {
  const find = await startSearch(
    buildBareJudgment({ title: 'In full', fullText: 'The boiler failed on December 4.' }),
    buildBareJudgment({ title: 'In keywords', keywords: ['rent escrow'] }),
    buildBareJudgment({ title: 'In parties', parties: 'Corinne Talbot (tenant)' }),
  )
  expect(getTitles(await find({ search: 'boilers' }))).toEqual(['In full'])
  expect(getTitles(await find({ search: 'rent escrow' }))).toEqual(['In keywords'])
  expect(getTitles(await find({ search: 'talbot' }))).toEqual(['In parties'])
})

test('a match in the title ranks before one in the text, regardless of date', async () => {
  const find = await startSearch(
    buildBareJudgment({ title: 'Text', fullText: 'An eviction.', judgmentDate: '2026-01-01' }),
    buildBareJudgment({ title: 'Summary', summary: 'An eviction.', judgmentDate: '2020-01-01' }),
    buildBareJudgment({ title: 'The Eviction Case', judgmentDate: '1999-01-01' }),
  )
  const byRelevance = ['The Eviction Case', 'Summary', 'Text']
  expect(getTitles(await find({ search: 'eviction' }))).toEqual(byRelevance)
  expect(getTitles(await find({ search: 'eviction', sort: 'relevance' }))).toEqual(byRelevance)
  expect(getTitles(await find({ search: 'eviction', sort: 'date' }))).toEqual(byRelevance.toReversed())
  // Without a search all items are equally relevant.
  expect(getTitles(await find({ sort: 'relevance' }))).toEqual(byRelevance.toReversed())
  expect(getTitles(await find({ search: 'eviction', sort: 'no such order' }))).toEqual(byRelevance)
})

test('matches are highlighted in title and summary, with an excerpt of the full text', async () => {
  const find = await startSearch(
    buildBareJudgment({
      title: 'The Eviction of Ms. Lee',
      summary: 'A tenant who was evicted in winter.',
      fullText: `${'The court sat. '.repeat(40)}The landlord evicted her. ${'The court rose. '.repeat(40)}`,
    }),
  )
  const { items, matches } = await find({ search: 'evict' })
  const [results] = matches
  expect(results?.id).toBe(items[0]?.id)
  expect(joinText(results?.title)).toBe('The Eviction of Ms. Lee')
  expect(getMatches(results?.title)).toEqual(['Eviction'])
  expect(joinText(results?.summary)).toBe('A tenant who was evicted in winter.')
  expect(getMatches(results?.summary)).toEqual(['evicted'])
  expect(getMatches(results?.excerpt)).toEqual(['evicted'])
  expect(joinText(results?.excerpt)).toMatch(/^… .*landlord evicted her.* …$/)
  expect(joinText(results?.excerpt).length).toBeLessThan(400)
})

test('a match of a part of a word highlights that part', async () => {
  const find = await startSearch(buildBareJudgment({ title: 'Talbot v. Talbott' }))
  expect(getMatches((await find({ search: 'albo' })).matches[0]?.title)).toEqual(['albo', 'albo'])
})

test('highlights show the text as it is written', async () => {
  const title = 'Muñoz’s “eﬃcient” ap\u00adpeal — Straße…'
  const fullText = `${'The court sat. '.repeat(400)}Then «Mun\u0303oz» had his ap\u00adpeal. ${'It rose… '.repeat(40)}`
  const find = await startSearch(buildBareJudgment({ title, summary: title, fullText }))
  const [results] = (await find({ search: 'munoz efficient appeals strasse' })).matches
  for (const parts of [results?.title, results?.summary]) {
    expect(joinText(parts)).toBe(title)
    expect(getMatches(parts)).toEqual(['Muñoz', 'eﬃcient', 'ap\u00adpeal', 'Straße'])
  }
  const [{ excerpt } = { excerpt: [] }] = (await find({ search: 'Munoz' })).matches
  expect(getMatches(excerpt)).toEqual(['Mun\u0303oz'])
  expect(joinText(excerpt)).toContain('Then «Mun\u0303oz» had his ap\u00adpeal.')
  const [part] = (await find({ search: 'ffici' })).matches
  expect(getMatches(part?.title)).toEqual(['ﬃci'])
  expect(joinText(part?.title)).toBe(title)
})

test('a misspelt word is corrected to one with accents, whose text is typeset', async () => {
  const find = await startSearch(
    buildBareJudgment({ title: 'The Mun\u0303oz es\u00adtate', summary: 'An—eviction' }),
  )
  expect(await find({ search: 'Munnoz' })).toMatchObject({ total: 0, didYouMean: 'Munoz' })
  expect(await find({ search: '“Estatte”' })).toMatchObject({ total: 0, didYouMean: '“Estate”' })
  expect(await find({ search: 'evicton' })).toMatchObject({ total: 0, didYouMean: 'eviction' })
})

test('markup in a text stays text, and so do delimiters', async () => {
  const title = 'In re <b>Doe</b> & <script>alert(1)</script>'
  const find = await startSearch(
    buildBareJudgment({
      title,
      summary: 'Doe \uE000was\uE001 | [here]',
      fullText: '<i>Doe</i> again',
    }),
  )
  const [results] = (await find({ search: 'doe' })).matches
  expect(joinText(results?.title)).toBe(title)
  expect(getMatches(results?.title)).toEqual(['Doe'])
  expect(results?.summary).toEqual([
    { text: 'Doe', isMatch: true },
    { text: ' \uE000was\uE001 | [here]', isMatch: false },
  ])
  expect(getMatches(results?.excerpt)).toEqual(['Doe'])
})

test('without a search there are no highlights', async () => {
  const find = await startSearch(buildJudgment())
  expect((await find({})).matches).toEqual([])
})

test('a misspelt word without matches gets a spelling suggestion', async () => {
  const find = await startSearch(
    buildBareJudgment({
      title: 'The Eviction Case',
      summary: 'A landlord and an immigrant, united.',
    }),
    buildBareJudgment({ title: 'A Unit', judgmentDate: '2001-01-01' }),
  )
  for (const [search, meant] of [
    ['evicton', 'eviction'],
    ['evictiion', 'eviction'],
    ['evickion', 'eviction'],
    ['Evicton', 'Eviction'],
    ['landlrod', 'landlord'],
    ['imigrant landlord', 'immigrant landlord'],
    ['"evicton case"', '"eviction case"'],
    ['unitd', 'united'],
  ]) {
    const results = await find({ search })
    expect(results, search).toMatchObject({ total: 0, didYouMean: meant })
    expect((await find({ search: meant })).total, meant).toBeGreaterThan(0)
  }
})

test('there is no suggestion when there are matches, or when it would have none', async () => {
  const find = await startSearch(
    buildBareJudgment({ title: 'The Eviction Case', category: 'Housing' }),
    buildBareJudgment({ title: 'Wages', category: 'Employment' }),
  )
  for (const sought of [
    { search: 'eviction' },
    { search: 'qqqqqqqq' },
    { search: '' },
    { search: 'evicton qqqqqqqq' },
    { search: 'evicton', category: 'Employment' },
    { search: 'eviction wages' },
  ])
    expect((await find(sought)).didYouMean, JSON.stringify(sought)).toBeNull()
})

test('a hidden judgment is neither found nor suggested', async () => {
  const find = await startSearch(
    buildBareJudgment({
      title: 'Eviction of Zbigniew',
      fullText: 'A secret settlement.',
      isVisible: false,
    }),
    buildBareJudgment({ title: 'Open' }),
  )
  for (const search of ['eviction', 'Zbigniew', 'Zbigniev', 'settlement', 'bigni'])
    expect(await find({ search }), search).toMatchObject({ items: [], total: 0, didYouMean: null })
})

test('words that an update removes are no longer found', async () => {
  const subgraph = await startContentWith(buildBareJudgment({ title: 'Eviction' }))
  await updateItem(subgraph, buildBareJudgment({ title: 'Wages' }))
  const find = (search: string) => subgraph.read<Page>(searchQuery, { search })
  expect(await find('evicton')).toMatchObject({ total: 0, didYouMean: null })
  expect(getTitles(await find('wage'))).toEqual(['Wages'])
})

test('judgments are narrowed by a part of the name of the judge, and by the days they were decided between', async () => {
  const find = await startSearch(
    buildBareJudgment({
      title: 'Old',
      judgeName: 'Judge Zoë Amadi',
      judgmentDate: '1999-12-31',
      category: 'Housing',
    }),
    buildBareJudgment({
      title: 'First',
      judgeName: 'Zoë Amadi',
      judgmentDate: '2000-01-01',
      category: 'Family Law',
    }),
    buildBareJudgment({ title: 'Last', judgeName: 'Lee', judgmentDate: '2000-12-31', category: 'Housing' }),
    buildBareJudgment({ title: 'Hidden', judgeName: 'Amadi', judgmentDate: '2000-06-01', isVisible: false }),
  )
  const year = { from: '2000-01-01', to: '2000-12-31' }
  const list = async (sought: object) => getTitles(await find(sought))
  expect(await list({ judge: 'zoe ama' })).toEqual(['First', 'Old'])
  expect(await find(year)).toMatchObject({ total: 2, items: [{ title: 'Last' }, { title: 'First' }] })
  expect(await list({ ...year, judge: 'amadi' })).toEqual(['First'])
  expect(await list({ to: '1999-12-31', category: 'housing', search: 'old' })).toEqual(['Old'])
  expect(await list({ ...year, search: 'old' })).toEqual([])
  // What is no day, or no text of a name, filters nothing.
  for (const nothing of [{ from: '2000-02-30' }, { to: 'soon' }, { judge: ' \u0000 ' }])
    expect((await find(nothing)).total).toBe(3)
})
