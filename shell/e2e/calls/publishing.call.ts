/** What changes for visitors without their asking: a scheduled article that becomes due, and an item that was changed. */
import { expect, inject, onTestFinished, test } from 'vitest'

const buildUrl = (path: string) => new URL(path, inject('product').url)
/** The number of the last change of the client below, by which it reads nothing of before. */
let changeId = '0'
const read = (path: string) => fetch(buildUrl(path), { headers: { 'x-change-id': changeId } })
const text = async (path: string) => (await read(path)).text()
const extractMatch = (pattern: RegExp, content: string) => pattern.exec(content)?.[1]

/** A client of the administrators' API, which removes what it added. */
async function createApiCaller() {
  const { adminEmail: email, adminPassword: password } = inject('product')
  const json = { 'content-type': 'application/json' }
  const call = async (method: string, path: string, headers: Record<string, string>, body?: object) => {
    const response = await fetch(buildUrl(path), {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(response.status, `${method} ${path}`).toBeLessThan(400)
    changeId = response.headers.get('x-change-id') ?? changeId
    return (await response.json()) as { id: string; token: string }
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
const publicPlaces = {
  page: async () => (await read(`/blog/${post.slug}`)).status === 200,
  call: async () => (await read(`/api/blog/${post.slug}`)).status === 200,
  list: async () => (await text('/api/blog')).includes(post.title),
  recent: async () => (await text('/api/blog/recent')).includes(post.title),
  blog: async () => (await text('/blog')).includes(post.title),
  home: async () => (await text('/')).includes(post.title),
  feed: async () => (await text('/feeds/blog.xml')).includes(post.title),
  sitemap: async () => (await text('/sitemaps/articles.xml')).includes(post.slug),
  search: async () => (await text('/search?q=xenon')).includes(`/blog/${post.slug}`),
}
const foundNowhere = Object.fromEntries(Object.keys(publicPlaces).map((name) => [name, false]))
const foundEverywhere = Object.fromEntries(Object.keys(publicPlaces).map((name) => [name, true]))

const lookEverywhere = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(publicPlaces).map(async ([name, look]) => [name, await look()] as const),
    ),
  )

test('a scheduled article is nowhere, and everywhere from its moment on', async () => {
  const caller = await createApiCaller()
  const id = await caller.add('blog', { ...post, publishDate: '2099-03-05T22:30:00.000Z' })
  expect(await lookEverywhere()).toEqual(foundNowhere)
  await caller.change('blog', id, { ...post, publishDate: new Date(Date.now() + 5_000).toISOString() })
  // Responses that are cached from now on are those without it.
  await lookEverywhere()
  await expect.poll(lookEverywhere, { interval: 500 }).toEqual(foundEverywhere)
})

test('page, feed, sitemap and calendar agree on when an item last changed', async () => {
  const caller = await createApiCaller()
  const publishDate = '2026-01-05T12:00:00.000Z'
  const article = await caller.add('blog', { ...post, publishDate })
  const readLastChanges = async () => ({
    page: extractMatch(/"dateModified":"([^"]+)"/, await text(`/blog/${post.slug}`)),
    feed: extractMatch(new RegExp(`${article}.*?<updated>([^<]+)`), await text('/feeds/blog.xml')),
    sitemap: extractMatch(
      new RegExp(`${post.slug}</loc><lastmod>([^<]+)`),
      await text('/sitemaps/articles.xml'),
    ),
  })
  const previousState = await readLastChanges()
  expect(previousState).toEqual({
    page: previousState.page,
    feed: previousState.page,
    sitemap: previousState.page,
  })
  await caller.change('blog', article, { ...post, publishDate, content: 'Ask for light, in writing.' })
  const currentState = await readLastChanges()
  expect(currentState).toEqual({
    page: currentState.page,
    feed: currentState.page,
    sitemap: currentState.page,
  })
  expect(Date.parse(currentState.page!)).toBeGreaterThan(Date.parse(previousState.page!))

  const event = {
    title: 'Xenon walk',
    eventType: 'Walk',
    status: 'upcoming',
    eventDate: '2098-05-09T21:30:00.000Z',
  }
  const eventId = await caller.add('events', event)
  const calendar = async () => {
    const ics = await text(`/events/${eventId}.ics`)
    return {
      sequence: extractMatch(/\r\nSEQUENCE:(\d+)/, ics),
      changed: extractMatch(/\r\nLAST-MODIFIED:(\w+)/, ics),
    }
  }
  expect(await calendar()).toMatchObject({ sequence: '0' })
  await caller.change('events', eventId, { ...event, location: 'Suite 300' })
  const { sequence, changed } = await calendar()
  expect(sequence).toBe('1')
  const lastmod = extractMatch(
    new RegExp(`${eventId}</loc><lastmod>([^<]+)`),
    await text('/sitemaps/events.xml'),
  )
  expect(changed).toBe(lastmod?.replace(/[-:]|\.\d+/g, ''))
  expect(await text('/events.ics')).toContain(`LAST-MODIFIED:${changed}`)
})

test('page, calendars, calls and structured data agree on when an event is, by its words', async () => {
  const caller = await createApiCaller()
  const event = {
    title: 'Xenon by night',
    eventType: 'Walk',
    status: 'upcoming',
    eventDate: '2031-06-13',
    eventTime: '6:30 – 8:00 PM',
  }
  const id = await caller.add('events', event)
  const readEvent = async () => JSON.parse(await text(`/api/events/${id}`)) as Record<string, unknown>
  const times = {
    eventDate: '2031-06-13T00:00:00.000Z',
    startsAt: '2031-06-13T22:30:00.000Z',
    endsAt: '2031-06-14T00:00:00.000Z',
  }
  expect(await readEvent()).toMatchObject({ ...times, eventTime: event.eventTime })
  const page = await text(`/events/${id}`)
  expect(page).toContain('Friday, June 13, 2031')
  expect(page).toContain(`"startDate":"${times.startsAt}","endDate":"${times.endsAt}"`)
  const timed = /\r\nDTSTART:20310613T223000Z\r\nDURATION:PT1H30M\r\n/
  expect(await text(`/events/${id}.ics`)).toMatch(timed)
  expect(await text('/events.ics')).toMatch(timed)

  // What was read is sent back, with what was understood.
  await caller.change('events', id, { ...(await readEvent()), eventTime: 'TBD' })
  expect(await readEvent()).toMatchObject({ eventDate: times.eventDate, startsAt: null, endsAt: null })
  expect(await text(`/events/${id}`)).toContain('"startDate":"2031-06-13"')
  expect(await text(`/events/${id}.ics`)).toContain('\r\nDTSTART;VALUE=DATE:20310613\r\n')
})

test('page, feed, sitemap and calls agree on the day of an article', async () => {
  const caller = await createApiCaller()
  await caller.add('blog', { ...post, publishDate: '2026-01-05' })
  expect(JSON.parse(await text(`/api/blog/${post.slug}`))).toMatchObject({
    publishDate: '2026-01-05T00:00:00.000Z',
    publishedAt: '2026-01-05T05:00:00.000Z',
  })
  const page = await text(`/blog/${post.slug}`)
  expect(page).toContain('<time dateTime="2026-01-05">January 5, 2026</time>')
  expect(page).toContain('"datePublished":"2026-01-05"')
  expect(await text('/feeds/blog.xml')).toContain('<published>2026-01-05T05:00:00.000Z</published>')
})
