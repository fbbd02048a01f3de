import { expect, inject, test } from 'vitest'
import { listHtmlErrors } from '../html-validation.ts'
import { additionalTexts, layoutTexts, routeTexts } from '../route-texts.ts'

/** Every public route says what the specification says, also without scripts, in HTML that is HTML. */

const buildUrl = (path: string) => new URL(path, inject('product').url)

for (const [path, literals] of Object.entries(routeTexts))
  test(`${path} shows its words without JavaScript`, async () => {
    const response = await fetch(buildUrl(path))
    expect(response.status).toBe(200)
    // Without the scripts and what they are given: what is left is what a browser without them shows.
    const html = (await response.text()).replaceAll(/<script[\s>].*?<\/script>/gs, '')
    const visible = html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
    const missing = [...literals, ...layoutTexts].filter((literal) => !visible.includes(literal))
    expect(missing).toEqual([])
  })

for (const path of [...Object.keys(routeTexts), ...additionalTexts])
  test(`${path} is valid HTML`, async () => {
    expect(await listHtmlErrors(await (await fetch(buildUrl(path))).text())).toEqual([])
  })

test('the page of every kind of item is valid HTML, and so is the form of an event', async () => {
  const missingTexts: string[] = []
  let forms = 0
  for (const list of ['cases', 'judgments', 'events/upcoming', 'blog']) {
    const items = (await (await fetch(buildUrl(`/api/${list}`))).json()) as Record<string, unknown>[]
    for (const { id, slug } of items.slice(0, 8)) {
      const path = `/${list.split('/')[0]}/${slug ?? id}`
      const html = await (await fetch(buildUrl(path))).text()
      if (html.includes('name="seats"')) forms += 1
      missingTexts.push(...(await listHtmlErrors(html)).map((problem) => `${path}: ${problem}`))
    }
  }
  expect(missingTexts).toEqual([])
  expect(forms).toBeGreaterThan(0)
})

test('no link of the public pages is dead', async () => {
  const visited = new Map<string, string>([['/', 'the start']])
  const deadLinks: string[] = []
  for (const [path, referrer] of visited) {
    const response = await fetch(buildUrl(path), { redirect: 'manual' })
    if (response.status >= 400) deadLinks.push(`${path} (${response.status}) from ${referrer}`)
    if (!response.headers.get('content-type')?.startsWith('text/html') || visited.size > 400) continue
    const html = await response.text()
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
  expect(deadLinks).toEqual([])
  expect(visited.size).toBeGreaterThan(80)
})

test('every page below home says where it is, and has one address', async () => {
  for (const path of Object.keys(routeTexts)) {
    const html = await (await fetch(buildUrl(path))).text()
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
    expect(html.match(/<title>/g), path).toHaveLength(1)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(html, path).toMatch(/<link rel="canonical" href="https?:[^"]+"/)
    expect(html, path).toMatch(/<meta property="og:image" content="https?:[^"]+"/)
  }
})
