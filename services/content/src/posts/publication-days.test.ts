import { afterEach, expect, test, vi } from 'vitest'
import { createItem, saveOffice, startContentWith } from '../testing/start-content.ts'
import { buildPost } from './post.examples.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  ['America/New_York', '2031-06-13T04:00:00.000Z'],
  ['Pacific/Auckland', '2031-06-12T12:00:00.000Z'],
  ['Asia/Kolkata', '2031-06-12T18:30:00.000Z'],
])(
  'in %s a post of a day is public from the midnight on with which it begins',
  async (timeZone, publishedAt) => {
    const subgraph = await startContentWith()
    await saveOffice(subgraph, { timeZone })
    const post = buildPost({ title: 'Xylophone', publishDate: '2031-06-13' })
    expect(await createItem(subgraph, post, 'publishDate publishedAt')).toEqual({
      publishDate: '2031-06-13T00:00:00.000Z',
      publishedAt,
    })
    const query =
      '{ posts { publishedAt } recentPosts { title } search(text: "xylophone", kind: "BlogPost") { total } }'
    const beginning = new Date(publishedAt)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(beginning.getTime() - 1) })
    expect(await subgraph.query(query)).toMatchObject({ posts: [], recentPosts: [] })
    vi.setSystemTime(beginning)
    expect(await subgraph.query(query)).toMatchObject({
      posts: [{ publishedAt }],
      recentPosts: [{ title: 'Xylophone' }],
    })
  },
)

test('posts of a day and posts of an hour are in the order in which they came out', async () => {
  const subgraph = await startContentWith(
    buildPost({ slug: 'day', publishDate: '2026-06-13' }),
    // Half past nine in the evening of the 12th.
    buildPost({ slug: 'evening-before', publishDate: '2026-06-13T01:30:00Z' }),
    buildPost({ slug: 'morning', publishDate: '2026-06-13T13:00:00Z' }),
  )
  const posts = await subgraph.read<{ slug: string }[]>('{ posts { slug } }')
  expect(posts.map(({ slug }) => slug)).toEqual(['morning', 'day', 'evening-before'])
})
