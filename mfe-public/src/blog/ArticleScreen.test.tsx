import { aPost } from '@access/content/posts/post.examples'
import { fakeGateway, renderScreen } from '@access/shell/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

type Post = ReturnType<typeof aPost>

const articleWith = (post: (Partial<Post> & { updatedAt?: string }) | null | Error, posts: Post[] = []) =>
  renderScreen(routes, {
    path: '/blog/first-steps',
    gateway: fakeGateway({
      Article:
        post instanceof Error
          ? post
          : { post: post && { ...aPost({ id: '7', slug: 'first-steps' }), ...post }, posts },
    }),
  })

test('an article is told in full', async () => {
  const { page } = articleWith({
    title: 'First steps',
    category: 'Know Your Rights',
    excerpt: 'A notice is a warning.',
    publishDate: '2026-03-05T14:00:00.000Z',
    content: `Stay **where you are**. ${'word '.repeat(396)}`,
    tags: ['eviction', 'rent & repairs'],
    featuredImage: 'https://example.org/door.jpg',
  })
  await screen.findByRole('heading', { level: 1, name: 'First steps' })
  for (const text of ['Know Your Rights', 'March 5, 2026', 'A notice is a warning.', '2 minutes to read'])
    expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByText('where you are').tagName).toBe('STRONG')
  const picture = screen.getByRole('img', { name: 'Picture for First steps' })
  expect(picture.getAttribute('referrerpolicy')).toBe('no-referrer')
  const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('link')
  expect(tags.map((tag) => tag.getAttribute('href'))).toEqual([
    '/blog?tag=eviction',
    '/blog?tag=rent+%26+repairs',
  ])
  expect(page).toMatchObject({
    title: 'First steps – Access to Justice',
    description: 'A notice is a warning.',
    status: 200,
    image: 'article',
  })
  expect(page.structured).toContainEqual(
    expect.objectContaining({ '@type': 'BlogPosting', headline: 'First steps', url: '/blog/first-steps' }),
  )
})

test.each([
  ['the moment of its last change', '2026-04-01T09:30:00.000Z', '2026-04-01T09:30:00.000Z'],
  [
    'the moment it was scheduled for, when it was written before',
    '2026-03-01T09:30:00.000Z',
    '2026-03-05T14:00:00.000Z',
  ],
])('machines are told when an article last changed: %s', async (_, updatedAt, dateModified) => {
  const publishDate = '2026-03-05T14:00:00.000Z'
  const { page } = articleWith({ publishDate, updatedAt })
  await screen.findByRole('heading', { level: 1 })
  expect(page.structured).toMatchObject([{ datePublished: publishDate, dateModified }])
})

test('what an article does not say is left out', async () => {
  articleWith({ excerpt: null, publishDate: null, tags: null, featuredImage: null })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('list', { name: 'Tags' })).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

test('a picture that does not load gives way to a drawing', async () => {
  articleWith({ title: 'First steps', featuredImage: 'https://example.org/gone.jpg' })
  fireEvent.error(await screen.findByRole('img', { name: 'Picture for First steps' }))
  expect(screen.queryByRole('img', { name: 'Picture for First steps' })).toBeNull()
})

test('three articles that are near lead on', async () => {
  const near = (id: string, about: Partial<Post>) =>
    aPost({ id, slug: id, title: id, category: 'Case Analysis', tags: null, ...about })
  articleWith({ category: 'Know Your Rights', tags: ['heat', 'rent'] }, [
    aPost({ id: '7', slug: 'first-steps', title: 'Itself', tags: ['heat', 'rent'] }),
    near('far', {}),
    near('same-category', { category: 'Know Your Rights' }),
    near('one-tag', { tags: ['rent'] }),
    near('two-tags', { tags: ['rent', 'heat'] }),
    near('also-same-category', { category: 'Know Your Rights' }),
  ])
  const next = within(await screen.findByRole('region', { name: 'Read next' }))
  expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog/two-tags',
    '/blog/one-tag',
    '/blog/same-category',
  ])
})

test('an article without neighbours leads back only', async () => {
  articleWith({ tags: null })
  await screen.findByRole('link', { name: 'Back to Blog' })
  expect(screen.queryByRole('region', { name: 'Read next' })).toBeNull()
})

test('an article that does not exist is said to be missing, with the way back and status 404', async () => {
  const { page } = articleWith(null)
  await screen.findByRole('heading', { name: 'Article Not Found' })
  expect(screen.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog')
  expect(page.status).toBe(404)
})

test('an article that could not be read looks the same, but for a sentence beneath', async () => {
  articleWith(new Error('down'))
  await screen.findByRole('heading', { name: 'Article Not Found' })
})

test('an article about family law can be left at once', async () => {
  articleWith({ tags: ['safety', 'domestic violence'] })
  await screen.findByRole('link', { name: 'Leave this site' })
})

test('an article about something else has no such bar', async () => {
  articleWith({ tags: ['wages'] })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: 'Leave this site' })).toBeNull()
})
