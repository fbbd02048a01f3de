import { expect, test } from 'vitest'
import { aCase } from '../cases/case.examples.ts'
import { anEvent } from '../events/event.examples.ts'
import { aJudgment } from '../judgments/judgment.examples.ts'
import { aLegalService } from '../legal-services/legal-service.examples.ts'
import { aPost } from '../posts/post.examples.ts'
import { aTeamMember } from '../team/team-member.examples.ts'
import { withItems } from '../testing/withItems.ts'

interface Part {
  text: string
  isMatch: boolean
}
interface Hit {
  id: string
  slug: string | null
  about: string
  date: string | null
  title: Part[]
  excerpt: Part[]
}
interface Found {
  words: string
  total: number
  didYouMean: string | null
  groups: { kind: string; total: number; hits: Hit[] }[]
}

const ask = `query($text: String!) { search(text: $text) {
  words total didYouMean
  groups { kind total hits { id slug about date title { text isMatch } excerpt { text isMatch } } }
} }`

async function searching(...items: Parameters<typeof withItems>) {
  const subgraph = await withItems(...items)
  return async (text: string) => (await subgraph.ask<{ search: Found }>(ask, { text })).search
}

const textOf = (parts: Part[] = []) => parts.map(({ text }) => text).join('')
const matchesIn = (parts: Part[] = []) => parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)

test('everything that visitors may read is found, in its kind', async () => {
  const search = await searching(
    aLegalService({ title: 'Keeping your lantern', category: 'Housing Rights' }),
    aCase({ title: 'The lantern case', category: 'Housing Rights', startDate: '2025-02-03' }),
    aJudgment({ title: 'Lantern v. Dark', category: 'Housing', judgmentDate: '2024-06-13' }),
    anEvent({ title: 'Lantern walk', eventType: 'Public Talk', eventDate: '2099-03-05T22:30:00Z' }),
    aPost({ title: 'On lanterns', slug: 'on-lanterns', category: 'Legal Updates' }),
    aTeamMember({ name: 'Ada Lantern', designation: 'Paralegal' }),
  )
  const { words, total, didYouMean, groups } = await search('  lantern ')
  expect({ words, total, didYouMean }).toEqual({ words: 'lantern', total: 6, didYouMean: null })
  expect(groups.map(({ kind, hits }) => [kind, textOf(hits[0]?.title), hits[0]?.about])).toEqual([
    ['TeamMember', 'Ada Lantern', 'Paralegal'],
    ['LegalService', 'Keeping your lantern', 'Housing Rights'],
    ['Case', 'The lantern case', 'Housing Rights'],
    ['Judgment', 'Lantern v. Dark', 'Housing'],
    ['Event', 'Lantern walk', 'Public Talk'],
    ['BlogPost', 'On lanterns', 'Legal Updates'],
  ])
  expect(groups.map(({ hits }) => hits[0]?.slug)).toEqual([null, null, null, null, null, 'on-lanterns'])
  expect(groups.map(({ hits }) => hits[0]?.date?.slice(0, 10)).slice(2, 5)).toEqual([
    '2025-02-03',
    '2024-06-13',
    '2099-03-05',
  ])
  expect(groups.every(({ hits }) => matchesIn(hits[0]?.title).length === 1)).toBe(true)
})

test('nothing hidden, private, in draft or inactive is ever found', async () => {
  const search = await searching(
    aCase({ title: 'Xylophone case', isPublic: false, isFeatured: true }),
    aJudgment({ title: 'Xylophone judgment', isVisible: false }),
    aPost({ title: 'Xylophone post', status: 'draft' }),
    aTeamMember({ name: 'Xylophone', isActive: false }),
  )
  for (const text of ['xylophone', 'xylophon', 'Xylofone', 'ylopho', 'xylophone OR case'])
    expect(await search(text), text).toMatchObject({ total: 0, groups: [], didYouMean: null })
})

test('what a client told us is not searched', async () => {
  const search = await searching(aCase({ clientInfo: 'Called Wilhelmina at work' }))
  expect(await search('Wilhelmina')).toMatchObject({ total: 0, didYouMean: null })
})

test('a kind shows its five most relevant and says how many there are', async () => {
  const many = Array.from({ length: 7 }, (_, at) =>
    aPost({ slug: `post-${at}`, title: `Post ${at}`, excerpt: null, content: 'A lantern.', tags: null }),
  )
  const search = await searching(...many, aPost({ slug: 'best', title: 'The lantern' }))
  const { total, groups } = await search('lantern')
  expect(total).toBe(8)
  expect(groups).toMatchObject([{ kind: 'BlogPost', total: 8 }])
  expect(groups[0]?.hits).toHaveLength(5)
  expect(groups[0]?.hits[0]?.slug).toBe('best')
})

test('of one kind alone there are more', async () => {
  const many = Array.from({ length: 60 }, (_, at) => aPost({ slug: `post-${at}`, title: `Lantern ${at}` }))
  const subgraph = await withItems(...many, anEvent({ title: 'Lantern walk' }))
  const of = async (kind: string | null) => {
    const query =
      'query($kind: String) { search(text: "lantern", kind: $kind) { total groups { kind hits { id } } } }'
    return (await subgraph.ask<{ search: Found }>(query, { kind })).search
  }
  const { total, groups } = await of('BlogPost')
  expect(total).toBe(60)
  expect(groups.map(({ kind, hits }) => [kind, hits.length])).toEqual([['BlogPost', 50]])
  expect((await of(null)).total).toBe(61)
  expect(await of('no such kind')).toMatchObject({ total: 0, groups: [] })
})

test('people who are looked for by name come first', async () => {
  const search = await searching(
    aJudgment({ title: 'Doe v. Roe', fullText: 'Justice Abernathy wrote.' }),
    aTeamMember({ name: 'Ruth Abernathy' }),
  )
  expect((await search('abernathy')).groups.map(({ kind }) => kind)).toEqual(['TeamMember', 'Judgment'])
})

test('an excerpt is plain text around the match, without the signs of Markdown', async () => {
  const search = await searching(
    aPost({
      title: 'Repairs',
      excerpt: 'First of all.',
      content: '## Write it down\n\nSend a **dated lantern** to [your landlord](https://example.org/x).',
    }),
  )
  const [hit] = (await search('lantern')).groups[0]?.hits ?? []
  expect(textOf(hit?.excerpt)).toContain('Send a dated lantern to your landlord.')
  expect(matchesIn(hit?.excerpt)).toEqual(['lantern'])
})

test('words are found by their stems, and a title by how its words begin', async () => {
  const search = await searching(aTeamMember({ name: 'Ruth Abernathy-Osei', bio: 'She opened the doors.' }))
  for (const text of ['abernathy', 'abernat', 'opening doors', 'OSEI'])
    expect((await search(text)).total, text).toBe(1)
  expect((await search('bernat')).total).toBe(0)
})

test('a misspelt word is proposed as one that finds something', async () => {
  const search = await searching(
    aTeamMember({ name: 'Ruth Abernathy' }),
    anEvent({ title: 'Citizenship day' }),
  )
  expect(await search('abernaty')).toMatchObject({ total: 0, didYouMean: 'abernathy' })
  expect(await search('Citzenship')).toMatchObject({ total: 0, didYouMean: 'Citizenship' })
})

test('nothing that can be typed is an error', async () => {
  const search = await searching(aPost(), aJudgment())
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
  expect(await search('')).toEqual({ words: '', total: 0, didYouMean: null, groups: [] })
  expect((await search('x'.repeat(50_000))).total).toBe(0)
})
