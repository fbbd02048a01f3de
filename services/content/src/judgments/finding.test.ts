import { expect, test } from 'vitest'
import { withItems } from '../testing/withItems.ts'
import { aJudgment } from './judgment.examples.ts'

interface Part {
  text: string
  isMatch: boolean
}
interface Page {
  judgmentsPage: {
    items: { id: string; title: string }[]
    total: number
    didYouMean: string | null
    matches: { id: string; title: Part[]; summary: Part[]; excerpt: Part[] }[]
  }
}

const ask = `query($search: String, $category: String, $sort: String) {
  judgmentsPage(search: $search, category: $category, sort: $sort) {
    items { id title } total didYouMean
    matches { id title { text isMatch } summary { text isMatch } excerpt { text isMatch } }
  }
}`

const bare = {
  caseNumber: null,
  parties: null,
  summary: null,
  legalIssues: null,
  legalImplications: null,
  fullText: null,
  keywords: [],
}

async function finding(...judgments: ReturnType<typeof aJudgment>[]) {
  const subgraph = await withItems(...judgments)
  return async (sought: object) => (await subgraph.ask<Page>(ask, sought)).judgmentsPage
}

const titles = ({ items }: Page['judgmentsPage']) => items.map(({ title }) => title)
const matchesIn = (parts: Part[] = []) => parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)
const textOf = (parts: Part[] = []) => parts.map(({ text }) => text).join('')

test('words are found in the full text, in the keywords and among the parties too', async () => {
  const find = await finding(
    aJudgment({ ...bare, title: 'In full', fullText: 'The boiler failed on December 4.' }),
    aJudgment({ ...bare, title: 'In keywords', keywords: ['rent escrow'] }),
    aJudgment({ ...bare, title: 'In parties', parties: 'Corinne Talbot (tenant)' }),
  )
  expect(titles(await find({ search: 'boilers' }))).toEqual(['In full'])
  expect(titles(await find({ search: 'rent escrow' }))).toEqual(['In keywords'])
  expect(titles(await find({ search: 'talbot' }))).toEqual(['In parties'])
})

test('what says it in its title comes before what says it in its text, however new that is', async () => {
  const find = await finding(
    aJudgment({ ...bare, title: 'Text', fullText: 'An eviction.', judgmentDate: '2026-01-01' }),
    aJudgment({ ...bare, title: 'Summary', summary: 'An eviction.', judgmentDate: '2020-01-01' }),
    aJudgment({ ...bare, title: 'The Eviction Case', judgmentDate: '1999-01-01' }),
  )
  const byRelevance = ['The Eviction Case', 'Summary', 'Text']
  expect(titles(await find({ search: 'eviction' }))).toEqual(byRelevance)
  expect(titles(await find({ search: 'eviction', sort: 'relevance' }))).toEqual(byRelevance)
  expect(titles(await find({ search: 'eviction', sort: 'date' }))).toEqual(byRelevance.toReversed())
  // Without words nothing is more relevant than anything else.
  expect(titles(await find({ sort: 'relevance' }))).toEqual(byRelevance.toReversed())
  expect(titles(await find({ search: 'eviction', sort: 'no such order' }))).toEqual(byRelevance)
})

test('matches are marked in title and summary, and the full text is quoted around them', async () => {
  const find = await finding(
    aJudgment({
      ...bare,
      title: 'The Eviction of Ms. Lee',
      summary: 'A tenant who was evicted in winter.',
      fullText: `${'The court sat. '.repeat(40)}The landlord evicted her. ${'The court rose. '.repeat(40)}`,
    }),
  )
  const { items, matches } = await find({ search: 'evict' })
  const [found] = matches
  expect(found?.id).toBe(items[0]?.id)
  expect(textOf(found?.title)).toBe('The Eviction of Ms. Lee')
  expect(matchesIn(found?.title)).toEqual(['Eviction'])
  expect(textOf(found?.summary)).toBe('A tenant who was evicted in winter.')
  expect(matchesIn(found?.summary)).toEqual(['evicted'])
  expect(matchesIn(found?.excerpt)).toEqual(['evicted'])
  expect(textOf(found?.excerpt)).toMatch(/^… .*landlord evicted her.* …$/)
  expect(textOf(found?.excerpt).length).toBeLessThan(400)
})

test('what was found by a part of a word is marked by that part', async () => {
  const find = await finding(aJudgment({ ...bare, title: 'Talbot v. Talbott' }))
  expect(matchesIn((await find({ search: 'albo' })).matches[0]?.title)).toEqual(['albo', 'albo'])
})

test('markup in a text stays text, and marks of our own in it mean nothing', async () => {
  const title = 'In re <b>Doe</b> & <script>alert(1)</script>'
  const find = await finding(
    aJudgment({ ...bare, title, summary: 'Doe \uE000was\uE001 here', fullText: '<i>Doe</i> again' }),
  )
  const [found] = (await find({ search: 'doe' })).matches
  expect(textOf(found?.title)).toBe(title)
  expect(matchesIn(found?.title)).toEqual(['Doe'])
  expect(found?.summary).toEqual([
    { text: 'Doe', isMatch: true },
    { text: ' was here', isMatch: false },
  ])
  expect(matchesIn(found?.excerpt)).toEqual(['Doe'])
})

test('without words there is nothing to mark', async () => {
  const find = await finding(aJudgment())
  expect((await find({})).matches).toEqual([])
})

test('a misspelt word that finds nothing is proposed as one that does', async () => {
  const find = await finding(
    aJudgment({ ...bare, title: 'The Eviction Case', summary: 'A landlord and an immigrant, united.' }),
    aJudgment({ ...bare, title: 'A Unit', judgmentDate: '2001-01-01' }),
  )
  for (const [search, meant] of [
    ['evicton', 'eviction'],
    ['Evicton', 'Eviction'],
    ['landlrod', 'landlord'],
    ['imigrant landlord', 'immigrant landlord'],
    ['"evicton case"', '"eviction case"'],
    ['unitd', 'united'],
  ]) {
    const found = await find({ search })
    expect(found, search).toMatchObject({ total: 0, didYouMean: meant })
    expect((await find({ search: meant })).total, meant).toBeGreaterThan(0)
  }
})

test('nothing is proposed when something was found, or nothing would be', async () => {
  const find = await finding(
    aJudgment({ ...bare, title: 'The Eviction Case', category: 'Housing' }),
    aJudgment({ ...bare, title: 'Wages', category: 'Employment' }),
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

test('what a hidden judgment says is neither found nor proposed', async () => {
  const find = await finding(
    aJudgment({ ...bare, title: 'Eviction of Zbigniew', fullText: 'A secret settlement.', isVisible: false }),
    aJudgment({ ...bare, title: 'Open' }),
  )
  for (const search of ['eviction', 'Zbigniew', 'Zbigniev', 'settlement', 'bigni'])
    expect(await find({ search }), search).toMatchObject({ items: [], total: 0, didYouMean: null })
})

test('what an update takes out of a judgment is found no longer', async () => {
  const subgraph = await withItems(aJudgment({ ...bare, title: 'Eviction' }))
  const { __typename, id, ...values } = aJudgment({ ...bare, title: 'Wages' })
  await subgraph.asAdministrator(
    'mutation($id: ID!, $input: JudgmentInput!) { updateJudgment(id: $id, input: $input) { id } }',
    { id, input: values },
  )
  const find = async (search: string) => (await subgraph.ask<Page>(ask, { search })).judgmentsPage
  expect(await find('evicton')).toMatchObject({ total: 0, didYouMean: null })
  expect(titles(await find('wage'))).toEqual(['Wages'])
})
