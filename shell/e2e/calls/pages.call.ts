import { expect, inject, test } from 'vitest'
import { listHtmlErrors } from '../html-validation.ts'
import { additionalTexts, layoutTexts, routeTexts } from '../route-texts.ts'

/** Every public route says what the specification says, also without scripts, in HTML that is HTML. */

const buildUrl = (path: string) => new URL(path, inject('product').url)
const fetchText = async (path: string) => (await fetch(buildUrl(path))).text()

for (const [path, literals] of Object.entries(routeTexts))
  test(`${path} shows its words without JavaScript, says where it is, and is valid HTML`, async () => {
    const response = await fetch(buildUrl(path))
    expect(response.status).toBe(200)
    const html = await response.text()
    // Without the scripts and what they are given: what is left is what a browser without them shows.
    const visible = html
      .replaceAll(/<script[\s>].*?<\/script>/gs, '')
      .replaceAll('<!-- -->', '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
    expect([...literals, ...layoutTexts].filter((literal) => !visible.includes(literal))).toEqual([])
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(html).toMatch(/<link rel="canonical" href="https?:[^"]+"/)
    expect(html).toMatch(/<meta property="og:image" content="https?:[^"]+"/)
    expect(await listHtmlErrors(html)).toEqual([])
  })

for (const path of additionalTexts)
  test(`${path} is valid HTML`, async () => {
    expect(await listHtmlErrors(await fetchText(path))).toEqual([])
  })

test('the page of every kind of item is valid HTML, and so is the form of an event', async () => {
  const problems: string[] = []
  let forms = 0
  for (const list of ['cases', 'judgments', 'events/upcoming', 'blog']) {
    const items = JSON.parse(await fetchText(`/api/${list}`)) as Record<string, unknown>[]
    for (const { id, slug } of items.slice(0, 4)) {
      const path = `/${list.split('/')[0]}/${slug ?? id}`
      const html = await fetchText(path)
      if (html.includes('name="seats"')) forms += 1
      problems.push(...(await listHtmlErrors(html)).map((problem) => `${path}: ${problem}`))
    }
  }
  expect(problems).toEqual([])
  expect(forms).toBeGreaterThan(0)
})

test('no link of the public pages is dead', async () => {
  const visited = new Map<string, string>([['/', 'the start']])
  const deadLinks: string[] = []
  const visit = async ([path, referrer]: [string, string]) => {
    const response = await fetch(buildUrl(path), { redirect: 'manual' })
    // Other tests add items and delete them again: what is gone from the page that led there is no dead link.
    if (response.status >= 400 && (await fetchText(referrer)).includes(path))
      deadLinks.push(`${path} (${response.status}) from ${referrer}`)
    const html = await response.text()
    if (!response.headers.get('content-type')?.startsWith('text/html') || visited.size > 400) return
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
    for (const [, raw = ''] of html.matchAll(/\shref="([^"]*)"/g)) {
      const href = raw.replaceAll('&amp;', '&')
      if (href === '' || href === '#') deadLinks.push(`an empty link on ${path}`)
      if (href.startsWith('#') && !ids.has(decodeURIComponent(href.slice(1))))
        deadLinks.push(`${href} on ${path}`)
      if (!href.startsWith('/') || href.startsWith('/remotes/') || href.startsWith('/assets/')) continue
      const target = href.split('#')[0]!
      // The pages of a list are alike: one step is enough.
      if (!visited.has(target) && !/[?&](page|tag|q|sort)=/.test(target)) visited.set(target, path)
    }
  }
  for (const link of visited) await visit(link)
  expect(deadLinks).toEqual([])
  expect(visited.size).toBeGreaterThan(80)
})

test('home is rendered on the server with all eight sections, in order', async () => {
  const html = await fetchText('/')
  const inOrder = [
    'Pro Bono Legal Services Since 2010',
    'Cases Handled',
    'Our Mission',
    'Legal Services We Offer',
    'Success Stories',
    'Upcoming Events',
    'Latest News &amp; Insights',
    'Need Legal Help?',
  ].map((literal) => html.indexOf(literal))
  expect(inOrder.every((index) => index > 0)).toBe(true)
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
})

test('a private case that is marked featured shows nowhere', async () => {
  const featured = JSON.parse(await fetchText('/api/cases/featured')) as { caseNumber: string }[]
  expect(featured.length).toBeGreaterThanOrEqual(8)
  expect(featured.map(({ caseNumber }) => caseNumber)).not.toContain('ATJ-2023-028')
  expect(await fetchText('/cases')).not.toContain('ATJ-2025-012')
})

test.each([
  ['/no/such/page', ['404 Page Not Found', 'Did you forget to add the page to the router?']],
  ['/cases/00000000-0000-4000-8000-000000000000', ['Case Not Found', 'Back to Cases']],
])('%s answers 404 and says so', async (path, literals) => {
  const response = await fetch(buildUrl(path))
  expect(response.status).toBe(404)
  const html = await response.text()
  expect(literals.filter((literal) => !html.includes(literal))).toEqual([])
})

test('the form of a request shows who does the intake, as the server renders it', async () => {
  expect(await fetchText('/get-help')).toContain('Intake and Casework Manager')
})
