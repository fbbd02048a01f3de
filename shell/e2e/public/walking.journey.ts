import { HtmlValidate } from 'html-validate'
import { expect, inject, test } from 'vitest'
import { aVisitor, hydrated } from '../browser.ts'
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

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's own way of writing HTML.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    // Long titles are content, and telephone numbers are written as people say them.
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // Said again for browsers that need it: lists without bullets lose their role in Safari.
    'no-redundant-role': 'off',
  },
})

for (const path of [...Object.keys(sections), ...beside])
  test(`${path} is valid HTML`, async () => {
    const html = await (await fetch(at(path))).text()
    const { results } = await validator.validateString(html)
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
      ),
    ).toEqual([])
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
