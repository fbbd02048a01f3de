import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { buildPost } from '../posts/post.examples.ts'
import { createItem, startContentWith } from '../testing/start-content.ts'
import { getMatches, joinText, type Part } from '../testing/text-parts.ts'
import { buildJudgment, type JudgmentExample } from './judgment.examples.ts'

/** Saves it as the portal does. */
const save = (subgraph: Subgraph, overrides: Partial<JudgmentExample>) =>
  createItem(subgraph, buildJudgment({ keywords: [], ...overrides }))

/** What is cited is older than those that cite it, and older than what only has its words. */
async function startWithCitations(...others: Parameters<typeof startContentWith>) {
  const subgraph = await startContentWith(...others)
  await save(subgraph, {
    title: 'Named',
    caseNumber: 'A-1',
    judgmentDate: '2001-01-01T00:00:00.000Z',
    keywords: ['987 U.S. 654 (2001)', '12 F.3d 34'],
    fullText: 'We hold that heat is owed.',
  })
  for (const [number, fullText] of [
    'See 987 U. S. 654, 660 (2001), on heat.',
    'As we said (987 US 654), and 12 F3d 34.',
    'See 987 U.\nS. 654.',
    'See 987\u00A0U.\u2009S.\u00A0654, and 12 F. 3d 34.',
  ].entries())
    await save(subgraph, {
      title: `Citing ${number}`,
      caseNumber: `B-${number}`,
      judgmentDate: `2002-01-0${number + 1}T00:00:00.000Z`,
      summary: null,
      fullText,
    })
  await save(subgraph, {
    title: 'Another',
    caseNumber: 'C-1',
    fullText: 'See 654 U.S. 987 and 987 F.2d 654.',
  })
  return subgraph
}

async function findTitles(
  subgraph: Subgraph,
  variables: { search: string; sort?: string; category?: string },
) {
  const judgmentsPage = await subgraph.read<{ items: { title: string }[]; total: number }>(
    `query($search: String, $sort: String, $category: String) {
      judgmentsPage(search: $search, sort: $sort, category: $category) { items { title } total } }`,
    variables,
  )
  expect(judgmentsPage.total).toBe(judgmentsPage.items.length)
  return judgmentsPage.items.map(({ title }) => title)
}

test('a search for a citation finds what it names first, then all that cite it, however both write it', async () => {
  const subgraph = await startWithCitations()
  for (const search of [
    '987 U.S. 654',
    '987 US 654',
    '987 U. S. 654',
    '987 us 654',
    '987\u00A0U.\u2009S.\u202F654',
    '"987 U.S. 654"',
    '987 U.S. 654, 660 (2001)',
    'Named v. Elm, 987 U. S. 654, at 660-61 (Sup. Ct. 2001)',
  ]) {
    const [first, ...others] = await findTitles(subgraph, { search })
    const isNamed = search.startsWith('Named')
    expect([first, others.toSorted()], search).toEqual([
      'Named',
      isNamed ? [] : ['Citing 0', 'Citing 1', 'Citing 2', 'Citing 3'],
    ])
  }
  expect((await findTitles(subgraph, { search: '12 F.3rd 34' })).toSorted()).toEqual([
    'Citing 1',
    'Citing 3',
    'Named',
  ])
  expect(await findTitles(subgraph, { search: '987 US 654', sort: 'date' })).toEqual([
    ...['Citing 3', 'Citing 2', 'Citing 1', 'Citing 0'],
    'Named',
  ])
  expect(await findTitles(subgraph, { search: '987 US 654', category: 'Employment' })).toEqual([])
})

test('the other words of a search say which of those that cite something are meant', async () => {
  const subgraph = await startWithCitations()
  expect(await findTitles(subgraph, { search: 'heat 987 US 654' })).toEqual(['Named', 'Citing 0'])
  expect((await findTitles(subgraph, { search: '12 F3d 34 OR 654 US 987' })).toSorted()).toEqual([
    ...['Another', 'Citing 1', 'Citing 3'],
    'Named',
  ])
  expect((await findTitles(subgraph, { search: '"see 987 US 654"' })).toSorted()).toEqual([
    ...['Citing 0', 'Citing 2', 'Citing 3'],
    'Named',
  ])
  expect(await findTitles(subgraph, { search: 'heat -"987 U. S. 654"' })).not.toContain('Citing 0')
  expect(await findTitles(subgraph, { search: '987 U.S., at 655' })).toEqual([])
})

test('the site search begins with the judgment that a citation names, and finds articles that write it otherwise', async () => {
  const subgraph = await startWithCitations(
    buildPost({ title: '987 U.S. 654 explained', content: 'What 987 U. S. 654 means for you.' }),
  )
  interface Found {
    bestMatch: { title: Part[] }
    groups: { kind: string; matches: { title: Part[]; excerpt: Part[] }[] }[]
  }
  const search = await subgraph.read<Found>(
    `{ search(text: "987 US 654") { bestMatch { title { text } }
      groups { kind matches { title { text } excerpt { text isMatch } } } } }`,
  )
  expect(joinText(search.bestMatch.title)).toBe('Named')
  const groups = Object.fromEntries(search.groups.map(({ kind, matches }) => [kind, matches]))
  expect(groups.Judgment!.map(({ title }) => joinText(title))).toHaveLength(5)
  expect(joinText(groups.Judgment![0]!.title)).toBe('Named')
  const [article] = (groups.Guide ?? groups.BlogPost)!
  expect(getMatches(article!.excerpt)).toEqual(expect.arrayContaining(['987', '654']))
})

test('a citation deep in a long text is what its excerpt shows', async () => {
  const subgraph = await startContentWith()
  await save(subgraph, {
    caseNumber: 'B-1',
    summary: null,
    fullText: `We cite U.S. law, pages 654 and 987. ${'More is said of heat. '.repeat(2_000)}As held in 987 U. S. 654, so it is.`,
  })
  const judgmentsPage = await subgraph.read<{ matches: { excerpt: { text: string }[] }[] }>(
    '{ judgmentsPage(search: "987 US 654") { matches { excerpt { text } } } }',
  )
  expect(joinText(judgmentsPage.matches[0]!.excerpt)).toContain('As held in 987 U. S. 654')
})
