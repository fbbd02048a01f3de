import { buildPost } from '@access/content/posts/post.examples'
import { categories as allowedCategories } from '@access/content/posts/post.rules'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { categories } from './post-filters.ts'

const notice = buildPost({
  id: '1',
  slug: 'notice',
  title: 'A notice on the door',
  excerpt: 'What to do first.',
  category: 'Know Your Rights',
  tags: ['eviction', 'deadlines'],
})
const wages = buildPost({
  id: '2',
  slug: 'wages',
  title: 'Unpaid hours',
  excerpt: 'How to get paid after an eviction of tools.',
  category: 'Success Stories',
  tags: ['wages'],
})

const renderBlog = (path: string, posts = [notice, wages]) =>
  renderScreen(routes, { path, gateway: createFakeGateway({ Posts: { posts } }) })

const listTitles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

test('a card shows category, day, title, excerpt and its first three tags, and leads to the article', async () => {
  renderBlog('/blog', [
    buildPost({
      slug: 'first-steps',
      title: 'First steps',
      excerpt: 'A notice is a warning.',
      category: 'Legal Updates',
      publishDate: '2026-03-05T14:00:00.000Z',
      tags: ['one', 'two', 'three', 'four'],
    }),
  ])
  const card = within(await screen.findByRole('article'))
  for (const text of ['Legal Updates', 'March 5, 2026', 'A notice is a warning.'])
    expect(card.getByText(text)).toBeDefined()
  expect(card.getByRole('link', { name: 'First steps' }).getAttribute('href')).toBe('/blog/first-steps')
  expect(card.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['one', 'two', 'three'])
})

test('a card shows its picture, or a drawing when there is none', async () => {
  renderBlog('/blog', [
    buildPost({
      id: '1',
      slug: 'a',
      featuredImage: 'https://example.org/a.jpg',
      pictures: [{ address: 'https://example.org/a.jpg', url: '/api/files/7/a-800x600.webp' }],
    }),
    buildPost({ id: '2', slug: 'b', featuredImage: null, tags: null, excerpt: null, publishDate: null }),
  ])
  const [pictured, drawn] = await screen.findAllByRole('article')
  const picture = pictured!.querySelector('img')!
  expect(picture.getAttribute('src')).toBe('/api/files/7/a-800x600.webp')
  expect(picture.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(drawn!.querySelector('img')).toBeNull()
  await waitFor(() => expect(drawn!.querySelector('svg')).not.toBeNull())
})

test('the six category buttons are links with a URL of their own', async () => {
  const { user, getAddress } = renderBlog('/blog?q=to')
  await screen.findByText('2 articles')
  const buttons = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link')
  expect(buttons.map((button) => button.textContent)).toEqual([
    'All',
    'Legal Updates',
    'Case Analysis',
    'Know Your Rights',
    'Success Stories',
    'Organizational News',
  ])
  expect(buttons.map((button) => button.getAttribute('aria-current'))[0]).toBe('true')

  await user.click(screen.getByRole('link', { name: 'Success Stories' }))
  expect(listTitles()).toEqual(['Unpaid hours'])
  await waitFor(() => expect(getAddress()).toBe('/blog?q=to&category=Success+Stories'))
  expect(screen.getByRole('link', { name: 'Success Stories' }).getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBeNull()
})

test('the categories are those that the rules allow', () => {
  expect(categories).toEqual(allowedCategories)
})

test('typing searches title and excerpt, changes the URL and is announced', async () => {
  const { user, getAddress } = renderBlog('/blog')
  await screen.findByText('2 articles')
  await user.type(screen.getByRole('searchbox'), 'FIRST door')
  expect(listTitles()).toEqual(['A notice on the door'])
  await waitFor(() => expect(getAddress()).toBe('/blog?q=FIRST+door'))
  expect(screen.getByRole('status').textContent).toContain('1 article')
})

test('a tag in the URL filters the list, and can be removed', async () => {
  const { user, getAddress } = renderBlog('/blog?tag=Wages&category=Success+Stories')
  await screen.findByText('1 article')
  expect(listTitles()).toEqual(['Unpaid hours'])
  expect(screen.getByText('tagged “Wages”')).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Show articles with any tag' }))
  await waitFor(() => expect(getAddress()).toBe('/blog?category=Success+Stories'))
})

test('the filter form keeps category and tag without scripts', async () => {
  renderBlog('/blog?tag=wages&category=Success+Stories')
  const form = await screen.findByRole<HTMLFormElement>('search', { name: 'Articles' })
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/blog'])
  expect(Object.fromEntries(new FormData(form))).toEqual({
    q: '',
    category: 'Success Stories',
    tag: 'wages',
  })
})

test('a search without results says so, and can be cleared', async () => {
  const { user, getAddress } = renderBlog('/blog?q=nothing+like+it')
  await screen.findByRole('heading', { name: 'No Articles Found' })
  await user.click(screen.getByRole('link', { name: 'Show all articles' }))
  expect(listTitles()).toHaveLength(2)
  await waitFor(() => expect(getAddress()).toBe('/blog'))
})
