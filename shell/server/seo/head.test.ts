import { expect, test } from 'vitest'
import { parseHtml } from '../testing/parse-markup.ts'
import { buildBundle, startSite } from '../testing/site.ts'

const publicUrl = 'https://help.example.org'

async function fetchHead(element: string, address = '/') {
  const site = await startSite({ settings: { publicUrl } })
  const bundle = buildBundle(`[{ path: '*', element: ${element} }]`)
  site.release('mfe_public', 'one', bundle.replace('{ Page }', '{ Page, Breadcrumbs }'))
  const response = await site.get(address)
  const html = await response.text()
  const { head } = parseHtml(html)
  const content = (selector: string) => head.querySelector(selector)?.getAttribute('content')
  return {
    html,
    head,
    policy: response.headers.get('content-security-policy')!,
    property: (name: string) => content(`meta[property="${name}"]`),
    robots: () => content('meta[name="robots"]'),
    canonical: () => head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    structuredData: () =>
      [...head.querySelectorAll('script[type="application/ld+json"]')].map((one) =>
        JSON.parse(one.textContent!),
      ),
  }
}

test('a page that is shared shows what it is, with a picture', async () => {
  const { property, head } = await fetchHead(
    `page('Rent & "heat"', { description: 'What <you> can do', image: 'article' })`,
    '/blog/rent?q=1',
  )
  expect(property('og:title')).toBe('Rent & "heat"')
  expect(property('og:description')).toBe('What <you> can do')
  expect(property('og:type')).toBe('article')
  expect(property('og:url')).toBe(`${publicUrl}/blog/rent`)
  expect(property('og:site_name')).toBe('Access to Justice')
  expect(property('og:image')).toBe(`${publicUrl}/share/article.png`)
  expect(property('og:image:alt')).toContain('lamp')
  expect(head.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe('summary_large_image')
})

test('what is about a category has its picture, and that of its kind where the category has none', async () => {
  const fetchImage = async (topic: string) => {
    const { property } = await fetchHead(`page('Case', { image: 'case', imageTopic: '${topic}' })`)
    return [property('og:image'), property('og:image:alt')]
  }
  expect(await fetchImage('Family Law')).toEqual([
    `${publicUrl}/share/case-family-law.png`,
    'A parent and a child, hand in hand in a lit doorway, beside the words “A case we worked on”',
  ])
  for (const topic of ['Tax', '../page'])
    expect((await fetchImage(topic))[0]).toBe(`${publicUrl}/share/case.png`)
})

test('structured data has whole addresses, and nothing in it can end its element', async () => {
  const { structuredData, html, policy } = await fetchHead(
    `page('Event', { structuredData: [{ '@type': 'Event', name: '</script><script>alert(1)</script>',
      url: '/events/1', text: '/not/an/address', image: 'https://pictures.example/1.png',
      organizer: { '@type': 'NGO', url: '/' } }] })`,
  )
  expect(structuredData()).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: '</script><script>alert(1)</script>',
      url: `${publicUrl}/events/1`,
      text: '/not/an/address',
      image: 'https://pictures.example/1.png',
      organizer: { '@type': 'NGO', url: `${publicUrl}/` },
    },
  ])
  expect(html).not.toContain('<script>alert')
  expect(policy).toContain("script-src 'self';")
})

test('the breadcrumbs are the same as on the page', async () => {
  const { structuredData } = await fetchHead(
    `page('Clinic', {}, h(Breadcrumbs, { ancestors: [{ to: '/events', text: 'Events' }], currentLabel: 'Clinic' }))`,
    '/events/1',
  )
  expect(structuredData()).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${publicUrl}/` },
        { '@type': 'ListItem', position: 2, name: 'Events', item: `${publicUrl}/events` },
        { '@type': 'ListItem', position: 3, name: 'Clinic', item: `${publicUrl}/events/1` },
      ],
    },
  ])
})

test('feeds and calendar are found from every page', async () => {
  const { head } = await fetchHead(`page('Home')`)
  const alternates = [...head.querySelectorAll('link[rel="alternate"]')].map((link) => [
    link.getAttribute('type'),
    link.getAttribute('href'),
  ])
  expect(alternates).toEqual([
    ['application/atom+xml', '/feeds/blog.xml'],
    ['application/atom+xml', '/feeds/events.xml'],
    ['application/atom+xml', '/feeds/judgments.xml'],
    ['text/calendar', '/events.ics'],
  ])
})

test('the feed of a search is the first that a reader finds on its page, and does not say in its name what it is of', async () => {
  const { head } = await fetchHead(`page('Search', { feed: '/feeds/judgments.xml?q=rent&court=A' })`)
  const [first] = head.querySelectorAll('link[rel="alternate"]')
  expect(first!.getAttribute('href')).toBe('/feeds/judgments.xml?q=rent&court=A')
  expect(first!.getAttribute('title')).toBe('Access to Justice: this search')
})

test('a page with noindex has neither canonical link nor structured data', async () => {
  const { robots, canonical, structuredData, property } = await fetchHead(
    `page('Search', { robots: 'noindex', structuredData: [{ '@type': 'WebSite' }] })`,
  )
  expect(robots()).toBe('noindex')
  expect(canonical()).toBeUndefined()
  expect(structuredData()).toEqual([])
  expect(property('og:title')).toBe('Search')
})

test('a missing page has no metadata', async () => {
  const { robots, property, structuredData } = await fetchHead(
    `page('Gone', { status: 404, structuredData: [{ '@type': 'Event' }] })`,
  )
  expect(robots()).toBe('noindex')
  expect(property('og:title')).toBeUndefined()
  expect(structuredData()).toEqual([])
})
