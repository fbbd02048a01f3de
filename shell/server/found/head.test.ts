// @vitest-environment node
import { expect, test } from 'vitest'
import { htmlIn } from '../testing/parsed.ts'
import { aSite, bundleOf } from '../testing/site.ts'

const publicUrl = 'https://help.example.org'

async function headOf(element: string, address = '/') {
  const site = await aSite({ settings: { publicUrl } })
  const bundle = bundleOf(`[{ path: '*', element: ${element} }]`)
  site.release('mfe_public', 'one', bundle.replace('{ Page }', '{ Page, Crumbs }'))
  const answer = await site.get(address)
  const html = await answer.text()
  const { head } = htmlIn(html)
  const content = (selector: string) => head.querySelector(selector)?.getAttribute('content')
  return {
    html,
    head,
    policy: answer.headers.get('content-security-policy')!,
    property: (name: string) => content(`meta[property="${name}"]`),
    robots: () => content('meta[name="robots"]'),
    canonical: () => head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    structured: () =>
      [...head.querySelectorAll('script[type="application/ld+json"]')].map((one) =>
        JSON.parse(one.textContent!),
      ),
  }
}

test('a page that is shared shows what it is, with a picture', async () => {
  const { property, head } = await headOf(
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

test('a page has one address: its path, that of the page of a list, or the one it names', async () => {
  expect((await headOf(`page('Cases')`, '/cases?category=Housing')).canonical()).toBe(`${publicUrl}/cases`)
  expect((await headOf(`page('Cases')`, '/cases?page=2')).canonical()).toBe(`${publicUrl}/cases?page=2`)
  expect((await headOf(`page('Cases', { canonical: '/cases' })`, '/stories')).canonical()).toBe(
    `${publicUrl}/cases`,
  )
})

test('structured data has whole addresses, and nothing in it can end its element', async () => {
  const { structured, html, policy } = await headOf(
    `page('Event', { structured: [{ '@type': 'Event', name: '</script><script>alert(1)</script>',
      url: '/events/1', text: '/not/an/address', image: 'https://pictures.example/1.png',
      organizer: { '@type': 'NGO', url: '/' } }] })`,
  )
  expect(structured()).toEqual([
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

test('the way to a page is told as the page shows it', async () => {
  const { structured } = await headOf(
    `page('Clinic', {}, h(Crumbs, { trail: [{ to: '/events', text: 'Events' }], here: 'Clinic' }))`,
    '/events/1',
  )
  expect(structured()).toEqual([
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
  const { head } = await headOf(`page('Home')`)
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

test('a page that asks not to be listed has neither address nor structured data', async () => {
  const { robots, canonical, structured, property } = await headOf(
    `page('Search', { robots: 'noindex', structured: [{ '@type': 'WebSite' }] })`,
  )
  expect(robots()).toBe('noindex')
  expect(canonical()).toBeUndefined()
  expect(structured()).toEqual([])
  expect(property('og:title')).toBe('Search')
})

test('of a page that does not exist nothing is told', async () => {
  const { robots, property, structured } = await headOf(
    `page('Gone', { status: 404, structured: [{ '@type': 'Event' }] })`,
  )
  expect(robots()).toBe('noindex')
  expect(property('og:title')).toBeUndefined()
  expect(structured()).toEqual([])
})
