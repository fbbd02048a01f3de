import { buildPost } from '@access/content/posts/post.examples'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

type Post = ReturnType<typeof buildPost>

const renderArticle = (post: Partial<Post>, posts: Post[] = []) =>
  renderScreen(routes, {
    path: '/blog/first-steps',
    gateway: createFakeGateway({
      Article: { post: { ...buildPost({ id: '7', slug: 'first-steps' }), ...post }, posts },
    }),
  })

test('an article is shown in full', async () => {
  const { page } = renderArticle({
    title: 'First steps',
    category: 'Case Analysis',
    excerpt: 'A notice is a warning.',
    publishDate: '2026-03-05T14:00:00.000Z',
    content: `Stay **where you are**. ${'word '.repeat(396)}`,
    tags: ['eviction', 'rent & repairs'],
    featuredImage: 'https://example.org/door.jpg',
    pictures: [{ address: 'https://example.org/door.jpg', url: '/api/files/7/door-800x600.webp' }],
  })
  await screen.findByRole('heading', { level: 1, name: 'First steps' })
  for (const text of ['Case Analysis', 'March 5, 2026', 'A notice is a warning.', '2 minutes to read'])
    expect(screen.getByText(text)).toBeDefined()
  expect((await screen.findByText('where you are')).tagName).toBe('STRONG')
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
  expect(page.structuredData).toContainEqual(
    expect.objectContaining({ '@type': 'BlogPosting', headline: 'First steps', url: '/blog/first-steps' }),
  )
})

test('missing details of an article are left out', async () => {
  const nothing = { topic: null, reviewedBy: null, reviewedAt: null, letterTemplate: null }
  renderArticle({ excerpt: null, publishDate: null, tags: null, featuredImage: null, ...nothing })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('list', { name: 'Tags' })).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
  for (const name of ['Read next', 'Judgments that matter here', 'A letter to fill in'])
    expect(screen.queryByRole('region', { name })).toBeNull()
  expect(screen.queryByText(/^Reviewed/)).toBeNull()
})

test('an image that does not load is replaced by an illustration', async () => {
  renderArticle({ title: 'First steps', featuredImage: '/gone.jpg' })
  fireEvent.error(await screen.findByRole('img', { name: 'Picture for First steps' }))
  expect(screen.queryByRole('img', { name: 'Picture for First steps' })).toBeNull()
})

test('three articles that are near lead on', async () => {
  const related = (id: string, fields: Partial<Post>) =>
    buildPost({ id, slug: id, title: id, category: 'Case Analysis', tags: null, ...fields })
  renderArticle({ category: 'Know Your Rights', tags: ['heat', 'rent'] }, [
    buildPost({ id: '7', slug: 'first-steps', title: 'Itself', tags: ['heat', 'rent'] }),
    related('far', {}),
    related('same-category', { category: 'Know Your Rights' }),
    related('one-tag', { tags: ['rent'] }),
    related('two-tags', { tags: ['rent', 'heat'] }),
    related('also-same-category', { category: 'Know Your Rights' }),
  ])
  const next = within(await screen.findByRole('region', { name: 'Read next' }))
  expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog/two-tags',
    '/blog/one-tag',
    '/blog/same-category',
  ])
})

test('an article about family law can be left at once, another has no such bar', async () => {
  const { unmount } = renderArticle({ tags: ['safety', 'domestic violence'] })
  await screen.findByRole('link', { name: 'Leave this site' })
  unmount()
  renderArticle({ tags: ['wages'] })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: 'Leave this site' })).toBeNull()
})

test('an article ends with the way in, after its text and before what to read next', async () => {
  renderArticle({ title: 'First steps', content: 'Stay where you are.', topic: null })
  const text = await screen.findByText('Stay where you are.')
  const call = screen.getByRole('region', { name: 'Is this happening to you?' })
  expect(text.compareDocumentPosition(call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(call).getByRole('link', { name: 'Request Legal Aid' }).getAttribute('href')).toBe('/get-help')
  expect(within(call).getByRole('link', { name: /555/ }).getAttribute('href')).toMatch(/^tel:/)
})
