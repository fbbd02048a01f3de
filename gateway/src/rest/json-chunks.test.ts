import { expect, test } from 'vitest'
import { startTestGateway } from '../testing/test-gateway.ts'
import { formatJsonChunks } from './json-chunks.ts'

test.each([
  [null],
  [{ a: 1 }],
  [[]],
  [[1]],
  [Array.from({ length: 50 }, (_, i) => ({ i }))],
  [Array.from({ length: 101 }, (_, i) => ({ i }))],
])('the pieces are the JSON of the whole', (value) => {
  expect([...formatJsonChunks(value)].join('')).toBe(JSON.stringify(value))
})

test('a long list of administrators is streamed, and one of visitors is sent whole, for the shell to keep', async () => {
  const posts = Array.from({ length: 500 }, (_, index) => ({
    id: `${index}`,
    version: 1,
    updatedAt: '2026-01-01T00:00:00.000Z',
    title: `Post ${index}`,
    slug: `post-${index}`,
    content: 'x'.repeat(2_000),
    category: 'Legal Updates',
    status: 'published',
    featuredImageDecorative: false,
  }))
  const gateway = await startTestGateway({
    content: { Query: { allBlogPosts: () => posts, posts: () => posts } },
  })
  const streamed = await gateway.get('/api/admin/blog', { token: 'good' })
  expect(streamed.headers.get('content-length')).toBeNull()
  expect(streamed.headers.get('cache-control')).toBe('no-store')
  expect(streamed.json).toHaveLength(500)
  expect(streamed.json[499]).toMatchObject({ title: 'Post 499' })
  const whole = await gateway.get('/api/blog')
  expect(whole.headers.get('cache-control')).toBe('max-age=900, public')
  expect(whole.headers.get('content-length')).not.toBeNull()
  expect(whole.json.map(({ id }: { id: string }) => id)).toEqual(posts.map(({ id }) => id))
})
