import { expect, test } from 'vitest'
import {
  buildCase,
  buildConstitutionVersion,
  buildEvent,
  buildJudgment,
  buildLegalService,
  buildPost,
  buildRelatedDocument,
  buildTeamMember,
} from '../testing/builders.ts'
import { startContentWith } from '../testing/start-content.ts'
import { getMatches, joinText, type Part } from '../testing/text-parts.ts'

interface Match {
  type: string
  id: string
  slug: string | null
  path: string | null
  category: string
  date: string | null
  title: Part[]
  excerpt: Part[]
}
interface SearchResult {
  query: string
  total: number
  didYouMean: string | null
  bestMatch: Match | null
  groups: { kind: string; total: number; matches: Match[] }[]
}

const searchQuery = `query($text: String!) { search(text: $text) {
  query total didYouMean
  bestMatch { ...Match }
  groups { kind total matches { ...Match } }
} }
fragment Match on SearchMatch {
  type id slug path category date title { text isMatch } excerpt { text isMatch }
}`

async function startSearch(...items: Parameters<typeof startContentWith>) {
  const subgraph = await startContentWith(...items)
  return (text: string) => subgraph.read<SearchResult>(searchQuery, { text })
}

test('a letter alone is highlighted only in what it belongs to', async () => {
  const search = await startSearch(
    buildPost({ title: 'Your deposit', content: 'In D.C. the deposit of Ms. O’Brien came back.' }),
  )
  const highlight = async (text: string) => {
    const [group] = (await search(text)).groups
    return getMatches(group!.matches[0]!.excerpt)
  }
  expect(await highlight('deposit')).toEqual(['deposit'])
  expect(await highlight('obrien')).toEqual(['O’Brien'])
})

test('all public content is found, what helps first', async () => {
  const search = await startSearch(
    buildLegalService({ title: 'Keeping your lantern', category: 'Housing Rights' }),
    buildCase({ title: 'The lantern case', category: 'Housing Rights', startDate: '2025-02-03' }),
    buildJudgment({ title: 'Lantern v. Dark', category: 'Housing', judgmentDate: '2024-06-13' }),
    buildEvent({ title: 'Lantern walk', eventType: 'Public Talk', eventDate: '2099-03-05T22:30:00Z' }),
    buildPost({ title: 'On lanterns', slug: 'on-lanterns', category: 'Legal Updates' }),
    buildPost({ title: 'Buying a lantern', slug: 'buying', category: 'Know Your Rights' }),
    buildTeamMember({ name: 'Ada Candle', designation: 'Lantern keeper' }),
    buildConstitutionVersion({ versionNumber: '3.0', changes: 'Members may carry lanterns.' }),
    buildRelatedDocument({ title: 'Lantern policy' }),
  )
  const { query, total, didYouMean, groups } = await search('  lantern ')
  expect({ query, total, didYouMean }).toEqual({ query: 'lantern', total: 9, didYouMean: null })
  expect(
    groups.map(({ kind, matches }) => [
      kind,
      ...matches.map(({ title, category }) => [joinText(title), category]),
    ]),
  ).toEqual([
    ['Guide', ['Buying a lantern', 'Know Your Rights']],
    ['LegalService', ['Keeping your lantern', 'Housing Rights']],
    ['Case', ['The lantern case', 'Housing Rights']],
    ['BlogPost', ['On lanterns', 'Legal Updates']],
    ['Event', ['Lantern walk', 'Public Talk']],
    ['TeamMember', ['Ada Candle', 'Lantern keeper']],
    ['Judgment', ['Lantern v. Dark', 'Housing']],
    ['Page', ['Lantern policy', 'Related documents'], ['Constitution, version 3.0', 'Version history']],
  ])
  const matches = groups.flatMap(({ matches }) => matches)
  expect(matches.filter(({ slug }) => slug).map(({ type, slug }) => [type, slug])).toEqual([
    ['BlogPost', 'buying'],
    ['BlogPost', 'on-lanterns'],
    ['Judgment', 'lantern-v-dark-2024'],
  ])
  const dates = new Map(matches.map(({ type, date }) => [type, date?.slice(0, 10)]))
  expect([dates.get('Case'), dates.get('Judgment'), dates.get('Event')]).toEqual([
    '2025-02-03',
    '2024-06-13',
    '2099-03-05',
  ])
})

test('the best match is the one whose title says it, else what helps first', async () => {
  const search = await startSearch(
    buildPost({
      title: 'Papers',
      slug: 'papers',
      category: 'Know Your Rights',
      content: 'A lantern at court.',
    }),
    buildCase({ title: 'The lantern at the court' }),
    buildJudgment({ title: 'Lantern' }),
  )
  const findBest = async (text: string) => joinText((await search(text)).bestMatch?.title)
  expect(await findBest('lantern court')).toBe('The lantern at the court')
  expect(await findBest('lantern')).toBe('Lantern')
  expect(await findBest('lant')).toBe('The lantern at the court')
  expect(await findBest('papers OR lantern')).toBe('Papers')
  expect(await findBest('nothing of the kind')).toBe('')
})

test('within a group a title comes first that says less beside the search', async () => {
  const search = await startSearch(
    buildCase({ title: 'A lantern, a ladder and a long way home', summary: 'A lantern. The lantern.' }),
    buildCase({ title: 'A lantern at night' }),
    buildCase({ title: 'Told elsewhere', summary: 'Lantern, lantern, lantern.' }),
  )
  const { groups } = await search('lantern')
  expect(groups[0]?.matches.map(({ title }) => joinText(title))).toEqual([
    'A lantern at night',
    'A lantern, a ladder and a long way home',
    'Told elsewhere',
  ])
})

test('a single group has no best match, and every match is in its group', async () => {
  const subgraph = await startContentWith(buildCase({ title: 'The lantern case' }))
  const query =
    'query($kind: String) { search(text: "lantern", kind: $kind) { bestMatch { id } groups { matches { id } } } }'
  const { id } = buildCase()
  expect(await subgraph.read(query, {})).toEqual({ bestMatch: { id }, groups: [{ matches: [{ id }] }] })
  expect(await subgraph.read(query, { kind: 'Case' })).toEqual({
    bestMatch: null,
    groups: [{ matches: [{ id }] }],
  })
})

test('nothing hidden, private, in draft or inactive is ever found', async () => {
  const search = await startSearch(
    buildCase({ title: 'Xylophone case', isPublic: false, isFeatured: true }),
    buildJudgment({ title: 'Xylophone judgment', isVisible: false }),
    buildPost({ title: 'Xylophone post', status: 'draft' }),
    buildTeamMember({ name: 'Xylophone', isActive: false }),
  )
  for (const text of ['xylophone', 'xylophon', 'Xylofone', 'ylopho', 'xylophone OR case'])
    expect(await search(text), text).toMatchObject({ total: 0, groups: [], didYouMean: null })
})

test('client information is not searched', async () => {
  const search = await startSearch(buildCase({ clientInfo: 'Called Wilhelmina at work' }))
  expect(await search('Wilhelmina')).toMatchObject({ total: 0, didYouMean: null })
})

test('a group has its five most relevant matches and the total', async () => {
  const many = Array.from({ length: 7 }, (_, index) =>
    buildPost({
      slug: `post-${index}`,
      title: `Post ${index}`,
      excerpt: null,
      content: 'A lantern.',
      tags: null,
    }),
  )
  const search = await startSearch(...many, buildPost({ slug: 'best', title: 'The lantern' }))
  const { total, groups } = await search('lantern')
  expect(total).toBe(8)
  expect(groups).toMatchObject([{ kind: 'Guide', total: 8 }])
  expect(groups[0]?.matches).toHaveLength(5)
  expect(groups[0]?.matches[0]?.slug).toBe('best')
})

test.each([
  ['Guide', (index: number) => buildPost({ slug: `post-${index}`, title: `Lantern ${index}` })],
  ['Judgment', (index: number) => buildJudgment({ caseNumber: `L-${index}`, title: `Lantern ${index}` })],
])('a search of %s alone has fifty matches, one among others five', async (kind, build) => {
  const many = Array.from({ length: 60 }, (_, index) => build(index))
  const subgraph = await startContentWith(...many, buildEvent({ title: 'Lantern walk' }))
  const of = async (searchedKind: string | null) => {
    const query =
      'query($kind: String) { search(text: "lantern", kind: $kind) { total groups { kind matches { id } } } }'
    const { total, groups } = await subgraph.read<SearchResult>(query, { kind: searchedKind })
    return { total, groups: groups.map((group) => [group.kind, group.matches.length]) }
  }
  expect(await of(kind)).toEqual({ total: 60, groups: [[kind, 50]] })
  const { total, groups } = await of(null)
  expect(total).toBe(61)
  expect(groups).toContainEqual([kind, 5])
  expect(await of('no such kind')).toEqual({ total: 0, groups: [] })
})

test('a search for a name lists people first', async () => {
  const search = await startSearch(
    buildJudgment({ title: 'Doe v. Roe', fullText: 'Justice Abernathy wrote.' }),
    buildTeamMember({ name: 'Ruth Abernathy' }),
  )
  expect((await search('abernathy')).groups.map(({ kind }) => kind)).toEqual(['TeamMember', 'Judgment'])
})

test('an excerpt is plain text around the match, without Markdown', async () => {
  const search = await startSearch(
    buildPost({
      title: 'Repairs',
      excerpt: 'First of all.',
      content: '## Write it down\n\nSend a **dated lantern** to [your landlord](https://example.org/x).',
    }),
  )
  const [match] = (await search('lantern')).groups[0]?.matches ?? []
  expect(joinText(match?.excerpt)).toContain('Send a dated lantern to your landlord.')
  expect(getMatches(match?.excerpt)).toEqual(['lantern'])
})

test('an excerpt keeps the signs that are no Markdown', async () => {
  const search = await startSearch(
    buildPost({
      title: 'Fees',
      excerpt: 'First.',
      content: '## Fees\n\n> *Now* form #12-B is ~$500-~$700, ~~not $900~~, for a lantern.',
    }),
    buildPost({
      title: 'Whom to ask',
      slug: 'whom-to-ask',
      excerpt: 'Second.',
      content:
        '| Fee | Due |\n|---|:-:|\n| `$5` | ~8 |\n\n![b](/a(b).png) [The clerk](tel:(555)555-0100) > 1 has a *boiler*.',
    }),
  )
  const readExcerpt = async (word: string) => joinText((await search(word)).groups[0]?.matches[0]?.excerpt)
  expect(await readExcerpt('lantern')).toContain('form #12-B is ~$500-~$700, not $900, for a lantern')
  expect(await readExcerpt('boiler')).toContain('$5 ~8 b The clerk > 1 has a boiler')
})

test('words are found by their stems, and titles by the beginnings of their words', async () => {
  const search = await startSearch(
    buildTeamMember({ name: 'Ruth Abernathy-Osei', bio: 'She opened the doors.' }),
  )
  for (const text of ['abernathy', 'abernat', 'opening doors', 'OSEI'])
    expect((await search(text)).total, text).toBe(1)
  expect((await search('bernat')).total).toBe(0)
})

test('a misspelt word gets a spelling suggestion', async () => {
  const search = await startSearch(
    buildTeamMember({ name: 'Ruth Abernathy' }),
    buildEvent({ title: 'Citizenship day' }),
  )
  expect(await search('abernaty')).toMatchObject({ total: 0, didYouMean: 'abernathy' })
  expect(await search('Citzenship')).toMatchObject({ total: 0, didYouMean: 'Citizenship' })
})

test('nothing is found by an empty search, or by one that is too long', async () => {
  const search = await startSearch(buildPost(), buildJudgment())
  expect(await search(' ')).toEqual({ query: '', total: 0, didYouMean: null, bestMatch: null, groups: [] })
  expect((await search('x'.repeat(50_000))).total).toBe(0)
})
