import { expect, inject, test } from 'vitest'
import { aVisitor, hydrated } from '../browser.ts'
import { invalid } from '../html.ts'
import { beside, frame, sections } from '../sections.ts'

/** Every public route says what the specification says, with scripts and without, in HTML that is HTML. */

const at = (path: string) => new URL(path, inject('product').url)

for (const [path, literals] of Object.entries(sections))
  for (const javaScriptEnabled of [false, true])
    test(`${path} shows its words ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async () => {
      const { page } = await aVisitor({ javaScriptEnabled })
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      if (javaScriptEnabled) await hydrated(page)
      // All of the text, folded menus and accordions included, with options and labels.
      const shown = await page.content()
      for (const literal of [...literals, ...frame])
        expect(shown.replaceAll('&amp;', '&'), `${path} lacks "${literal}"`).toContain(literal)
    })

for (const path of [...Object.keys(sections), ...beside])
  test(`${path} is valid HTML`, async () => {
    expect(await invalid(await (await fetch(at(path))).text())).toEqual([])
  })

test('the page of every kind of item is valid HTML, and so is the form of an event', async () => {
  const wrong: string[] = []
  let forms = 0
  for (const list of ['cases', 'judgments', 'events/upcoming', 'blog']) {
    const items = (await (await fetch(at(`/api/${list}`))).json()) as Record<string, unknown>[]
    for (const { id, slug } of items.slice(0, 8)) {
      const path = `/${list.split('/')[0]}/${slug ?? id}`
      const html = await (await fetch(at(path))).text()
      if (html.includes('name="seats"')) forms += 1
      wrong.push(...(await invalid(html)).map((problem) => `${path}: ${problem}`))
    }
  }
  expect(wrong).toEqual([])
  expect(forms).toBeGreaterThan(0)
})

test('no link of the public pages is dead', async () => {
  const seen = new Map<string, string>([['/', 'the start']])
  const dead: string[] = []
  for (const [path, from] of seen) {
    const answer = await fetch(at(path), { redirect: 'manual' })
    if (answer.status >= 400) dead.push(`${path} (${answer.status}) from ${from}`)
    if (!answer.headers.get('content-type')?.startsWith('text/html') || seen.size > 400) continue
    const html = await answer.text()
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
    for (const [, raw = ''] of html.matchAll(/\shref="([^"]*)"/g)) {
      const href = raw.replaceAll('&amp;', '&')
      if (href === '' || href === '#') dead.push(`an empty link on ${path}`)
      if (href.startsWith('#') && !ids.has(decodeURIComponent(href.slice(1)))) dead.push(`${href} on ${path}`)
      if (!href.startsWith('/') || href.startsWith('/remotes/') || href.startsWith('/assets/')) continue
      const target = href.split('#')[0]!
      // The pages of a list are alike: one step is enough.
      if (!seen.has(target) && !/[?&](page|tag|q|sort)=/.test(target)) seen.set(target, path)
    }
  }
  expect(dead).toEqual([])
  expect(seen.size).toBeGreaterThan(80)
})

test('every page below home says where it is, and has one address', async () => {
  for (const path of Object.keys(sections)) {
    const html = await (await fetch(at(path))).text()
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
    expect(html.match(/<title>/g), path).toHaveLength(1)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(html, path).toMatch(/<link rel="canonical" href="https?:[^"]+"/)
    expect(html, path).toMatch(/<meta property="og:image" content="https?:[^"]+"/)
  }
})
