/** What changes for visitors without their asking: a scheduled article that becomes due, and an item that was changed. */
import { expect, inject, onTestFinished, test } from 'vitest'
import { aVisitor } from '../browser.ts'
import { signedIn } from '../signedIn.ts'

const at = (path: string) => new URL(path, inject('product').url)
const text = async (path: string) => (await fetch(at(path))).text()
const found = (pattern: RegExp, within: string) => pattern.exec(within)?.[1]

/** A caller of the administrators' calls, who takes back what they added. */
async function aCaller() {
  const { adminEmail: email, adminPassword: password } = inject('product')
  const json = { 'content-type': 'application/json' }
  const call = async (method: string, path: string, headers: Record<string, string>, body?: object) => {
    const answer = await fetch(at(path), { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return (await answer.json()) as { id: string; token: string }
  }
  const { token } = await call('POST', '/api/auth/login', json, { email, password })
  const authorization = `Bearer ${token}`
  return {
    async add(area: string, body: object) {
      const { id } = await call('POST', `/api/admin/${area}`, { ...json, authorization }, body)
      onTestFinished(async () => void (await call('DELETE', `/api/admin/${area}/${id}`, { authorization })))
      return id
    },
    change: (area: string, id: string, body: object) =>
      call('PUT', `/api/admin/${area}/${id}`, { ...json, authorization }, body),
  }
}

const post = {
  title: 'Xenon in the stairwell',
  slug: 'xenon-in-the-stairwell',
  content: 'Ask for light.',
  category: 'Know Your Rights',
  status: 'published',
  tags: null,
}

/** Everywhere that visitors would come upon the article. */
const places = {
  page: async () => (await fetch(at(`/blog/${post.slug}`))).status === 200,
  call: async () => (await fetch(at(`/api/blog/${post.slug}`))).status === 200,
  list: async () => (await text('/api/blog')).includes(post.title),
  recent: async () => (await text('/api/blog/recent')).includes(post.title),
  blog: async () => (await text('/blog')).includes(post.title),
  home: async () => (await text('/')).includes(post.title),
  feed: async () => (await text('/feeds/blog.xml')).includes(post.title),
  sitemap: async () => (await text('/sitemaps/articles.xml')).includes(post.slug),
  search: async () => (await text('/search?q=xenon')).includes(`/blog/${post.slug}`),
}
const nowhere = Object.fromEntries(Object.keys(places).map((place) => [place, false]))
const everywhere = Object.fromEntries(Object.keys(places).map((place) => [place, true]))

const seen = async () =>
  Object.fromEntries(
    await Promise.all(Object.entries(places).map(async ([place, look]) => [place, await look()] as const)),
  )

test('a scheduled article is nowhere, says so in the portal, and is everywhere from its moment on', async () => {
  const caller = await aCaller()
  const id = await caller.add('blog', { ...post, publishDate: '2099-03-05T22:30:00.000Z' })
  expect(await seen()).toEqual(nowhere)
  const { page } = await aVisitor()
  await signedIn(page, '/admin/blog')
  const row = page.getByRole('row', { name: post.title })
  await row.getByText('Scheduled', { exact: true }).waitFor()
  await expect.poll(() => row.getByRole('time').textContent()).toBe('Mar 5, 2099, 5:30 PM')

  await caller.change('blog', id, { ...post, publishDate: new Date(Date.now() + 10_000).toISOString() })
  // Answers that are kept from now on are those without it.
  await seen()
  await expect.poll(seen, { timeout: 60_000, interval: 500 }).toEqual(everywhere)
})

test('page, feed, sitemap and calendar agree on when an item last changed', async () => {
  const caller = await aCaller()
  const publishDate = '2026-01-05T12:00:00.000Z'
  const article = await caller.add('blog', { ...post, publishDate })
  const told = async () => ({
    page: found(/"dateModified":"([^"]+)"/, await text(`/blog/${post.slug}`)),
    feed: found(new RegExp(`${article}.*?<updated>([^<]+)`), await text('/feeds/blog.xml')),
    sitemap: found(new RegExp(`${post.slug}</loc><lastmod>([^<]+)`), await text('/sitemaps/articles.xml')),
  })
  const before = await told()
  expect(before).toEqual({ page: before.page, feed: before.page, sitemap: before.page })
  await caller.change('blog', article, { ...post, publishDate, content: 'Ask for light, in writing.' })
  const after = await told()
  expect(after).toEqual({ page: after.page, feed: after.page, sitemap: after.page })
  expect(Date.parse(after.page!)).toBeGreaterThan(Date.parse(before.page!))

  const event = {
    title: 'Xenon walk',
    eventType: 'Walk',
    status: 'upcoming',
    eventDate: '2098-05-09T21:30:00.000Z',
  }
  const walk = await caller.add('events', event)
  const calendar = async () => {
    const ics = await text(`/events/${walk}.ics`)
    return { sequence: found(/\r\nSEQUENCE:(\d+)/, ics), changed: found(/\r\nLAST-MODIFIED:(\w+)/, ics) }
  }
  expect(await calendar()).toMatchObject({ sequence: '0' })
  await caller.change('events', walk, { ...event, location: 'Suite 300' })
  const { sequence, changed } = await calendar()
  expect(sequence).toBe('1')
  const lastmod = found(new RegExp(`${walk}</loc><lastmod>([^<]+)`), await text('/sitemaps/events.xml'))
  expect(changed).toBe(lastmod?.replace(/[-:]|\.\d+/g, ''))
  expect(await text('/events.ics')).toContain(`LAST-MODIFIED:${changed}`)
})
