import { expect, test } from 'vitest'
import { buildCase } from '../cases/case.examples.ts'
import { buildEvent } from '../events/event.examples.ts'
import { buildJudgment } from '../judgments/judgment.examples.ts'
import { buildLegalService } from '../legal-services/legal-service.examples.ts'
import { buildPost } from '../posts/post.examples.ts'
import { buildTeamMember } from '../team/team-member.examples.ts'
import { startContentWith } from '../testing/start-content.ts'

interface Part {
  text: string
  isMatch: boolean
}
interface Match {
  id: string
  slug: string | null
  category: string
  date: string | null
  title: Part[]
  excerpt: Part[]
}
interface SearchResult {
  query: string
  total: number
  didYouMean: string | null
  groups: { kind: string; total: number; matches: Match[] }[]
}

const searchQuery = `query($text: String!) { search(text: $text) {
  query total didYouMean
  groups { kind total matches { id slug category date title { text isMatch } excerpt { text isMatch } } }
} }`

async function startSearch(...items: Parameters<typeof startContentWith>) {
  const subgraph = await startContentWith(...items)
  return async (text: string) =>
    (await subgraph.query<{ search: SearchResult }>(searchQuery, { text })).search
}

const joinText = (parts: Part[] = []) => parts.map(({ text }) => text).join('')
const getMatches = (parts: Part[] = []) => parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)

test('all public content is found, grouped by type', async () => {
  const search = await startSearch(
    buildLegalService({ title: 'Keeping your lantern', category: 'Housing Rights' }),
    buildCase({ title: 'The lantern case', category: 'Housing Rights', startDate: '2025-02-03' }),
    buildJudgment({ title: 'Lantern v. Dark', category: 'Housing', judgmentDate: '2024-06-13' }),
    buildEvent({ title: 'Lantern walk', eventType: 'Public Talk', eventDate: '2099-03-05T22:30:00Z' }),
    buildPost({ title: 'On lanterns', slug: 'on-lanterns', category: 'Legal Updates' }),
    buildTeamMember({ name: 'Ada Lantern', designation: 'Paralegal' }),
  )
  const { query, total, didYouMean, groups } = await search('  lantern ')
  expect({ query, total, didYouMean }).toEqual({ query: 'lantern', total: 6, didYouMean: null })
  expect(
    groups.map(({ kind, matches }) => [kind, joinText(matches[0]?.title), matches[0]?.category]),
  ).toEqual([
    ['TeamMember', 'Ada Lantern', 'Paralegal'],
    ['LegalService', 'Keeping your lantern', 'Housing Rights'],
    ['Case', 'The lantern case', 'Housing Rights'],
    ['Judgment', 'Lantern v. Dark', 'Housing'],
    ['Event', 'Lantern walk', 'Public Talk'],
    ['BlogPost', 'On lanterns', 'Legal Updates'],
  ])
  expect(groups.map(({ matches }) => matches[0]?.slug)).toEqual([null, null, null, null, null, 'on-lanterns'])
  expect(groups.map(({ matches }) => matches[0]?.date?.slice(0, 10)).slice(2, 5)).toEqual([
    '2025-02-03',
    '2024-06-13',
    '2099-03-05',
  ])
  expect(groups.every(({ matches }) => getMatches(matches[0]?.title).length === 1)).toBe(true)
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

test('a type has its five most relevant matches and the total', async () => {
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
  expect(groups).toMatchObject([{ kind: 'BlogPost', total: 8 }])
  expect(groups[0]?.matches).toHaveLength(5)
  expect(groups[0]?.matches[0]?.slug).toBe('best')
})

test('a search of a single type has more matches', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    buildPost({ slug: `post-${index}`, title: `Lantern ${index}` }),
  )
  const subgraph = await startContentWith(...many, buildEvent({ title: 'Lantern walk' }))
  const of = async (kind: string | null) => {
    const query =
      'query($kind: String) { search(text: "lantern", kind: $kind) { total groups { kind matches { id } } } }'
    return (await subgraph.query<{ search: SearchResult }>(query, { kind })).search
  }
  const { total, groups } = await of('BlogPost')
  expect(total).toBe(60)
  expect(groups.map(({ kind, matches }) => [kind, matches.length])).toEqual([['BlogPost', 50]])
  expect((await of(null)).total).toBe(61)
  expect(await of('no such kind')).toMatchObject({ total: 0, groups: [] })
})

test('so it is with judgments: five among others, fifty by themselves', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    buildJudgment({ title: `Lantern ${index}`, caseNumber: `L-${index}` }),
  )
  const subgraph = await startContentWith(...many)
  const countMatches = async (kind: string | null) => {
    const query =
      'query($kind: String) { search(text: "lantern", kind: $kind) { groups { matches { id } } } }'
    const { groups } = (await subgraph.query<{ search: SearchResult }>(query, { kind })).search
    return groups.map(({ matches }) => matches.length)
  }
  expect(await countMatches(null)).toEqual([5])
  expect(await countMatches('Judgment')).toEqual([50])
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

test('no search text is an error', async () => {
  const search = await startSearch(buildPost(), buildJudgment())
  for (const text of [
    '',
    '   ',
    '"',
    "'",
    '((',
    '& | !',
    ':*',
    '\0',
    'a\0b',
    '\ud800',
    '<->',
    '%',
    '_',
    '\\',
    '🜚',
  ])
    await expect(search(text), text).resolves.toBeDefined()
  expect(await search('')).toEqual({ query: '', total: 0, didYouMean: null, groups: [] })
  expect((await search('x'.repeat(50_000))).total).toBe(0)
})
