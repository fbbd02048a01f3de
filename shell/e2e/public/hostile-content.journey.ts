import { expect, inject, onTestFinished, test } from 'vitest'
import { type OpenedPage, openPage } from '../browser.ts'

/** What somebody puts into a text, a page or a release: nothing of it runs, and nothing leaves. */

const { url, adminEmail: email, adminPassword: password } = inject('product')

const vectors = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<a href="java&#10;script:alert(1)">link</a>',
  '[link](javascript:alert(1)) [other](data:text/html,<script>alert(1)</script>)',
  '![pixel](https://tracker.example/pixel.png)',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<style>@import "https://tracker.example/a.css";</style>',
  '<form action="//evil.example"><button>Send</button></form>',
  '<base href="https://evil.example/">',
]

async function call(method: string, path: string, body: object, token?: string) {
  const response = await fetch(new URL(path, url), {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, string>
}

test('markup in an article is text: no dialog, no foreign request, no handler, no violation', async () => {
  const { token } = await call('POST', '/api/auth/login', { email, password })
  const post = {
    title: '<img src=x onerror=alert(1)> "Rights"',
    slug: 'hostile-markup',
    category: 'Legal Updates',
    status: 'published',
    // Old, so that it takes the place of no other article on the home page.
    publishDate: '2020-01-05T12:00:00.000Z',
    tags: ['hostile'],
    excerpt: vectors[0],
    content: vectors.join('\n\n'),
  }
  const { id } = await call('POST', '/api/admin/blog', post, token)
  onTestFinished(async () => void (await call('DELETE', `/api/admin/blog/${id}`, {}, token)))

  const { page, requestedUrls, violations } = await openPage()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  for (const path of ['/blog?tag=hostile', '/search?q=Rights', '/blog/hostile-markup']) await page.goto(path)
  const main = page.locator('#main')
  expect(await main.locator('script, iframe, style, base, svg[onload], form[action*="evil"]').count()).toBe(0)
  const handlers = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
  )
  expect(handlers).toEqual([])
  expect(await main.locator('a[href^="javascript:"], a[href^="data:"]').count()).toBe(0)
  expect({ dialogs, violations }).toEqual({ dialogs: [], violations: [] })
  expect(
    requestedUrls.filter((requested) => !requested.startsWith(url) && !requested.startsWith('data:')),
  ).toEqual([])
})

/** What somebody may try who has found a way to write into a page. */
async function attack({ page, violations }: OpenedPage) {
  await page.goto('/')
  const outcomes = await page.evaluate(async () => {
    const attempt = (act: () => unknown) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    const addScript = (setUrl: (script: HTMLScriptElement) => void) => {
      const script = document.createElement('script')
      setUrl(script)
      document.head.append(script)
    }
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): object; defaultPolicy: object | null }
    }
    const image = document.createElement('img')
    const hasFailed = new Promise((resolve) => image.addEventListener('error', resolve))
    image.src = 'https://tracker.example/pixel.png'
    document.body.append(image)
    await hasFailed
    return {
      markup: attempt(() => {
        document.body.innerHTML = '<img src=x onerror=alert(1)>'
      }),
      parsedMarkup: attempt(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')),
      scriptUrl: attempt(() => addScript((script) => script.setAttribute('src', '/assets/other.js'))),
      scriptText: attempt(() =>
        addScript((script) => {
          script.text = 'alert(1)'
        }),
      ),
      code: attempt(() => new Function('alert(1)')),
      policy: attempt(() => trustedTypes.createPolicy('mine', {})),
      defaultPolicy: attempt(() =>
        trustedTypes.createPolicy('default', { createHTML: (text: string) => text }),
      ),
      hasDefaultPolicy: trustedTypes.defaultPolicy !== null,
      isPageIntact: document.querySelector('#main') !== null,
    }
  })
  await expect.poll(() => violations.length).toBeGreaterThan(6)
  return outcomes
}

test('whoever writes into a page runs nothing and loads nothing, and all journeys would notice', async () => {
  const opened = await openPage({ expected: /./ })
  expect(await attack(opened)).toEqual({
    markup: 'TypeError',
    parsedMarkup: 'TypeError',
    scriptUrl: 'TypeError',
    scriptText: 'TypeError',
    code: 'EvalError',
    policy: 'TypeError',
    defaultPolicy: 'TypeError',
    hasDefaultPolicy: false,
    isPageIntact: true,
  })
  const directives = new Set(opened.violations.map((violation) => violation.split(' ')[0]))
  expect([...directives].sort()).toEqual(
    expect.arrayContaining(['img-src', 'require-trusted-types-for', 'trusted-types']),
  )
})

test('without a remote’s files, or with one byte more than their hash, the rest of the site works, and a retry brings it back', async () => {
  const { page } = await openPage({
    expected: /404|integrity|not available|could not be loaded|Failed to|mfe_get_help|load/i,
  })
  await page.goto('/')
  let spoiledFiles = 0
  await page.route(/\/remotes\/mfe_get_help\/[^/]+\/browser\/remoteEntry\.[^/]*$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n` })
    spoiledFiles += 1
  })
  await page.getByRole('link', { name: 'Request Free Legal Help' }).click()
  const notice = page.getByText('This part of the site is not available right now')
  await notice.waitFor()
  expect(spoiledFiles).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Cases & Impact' }).first().click()
  await page.waitForURL(/\/cases$/)
  await page.getByRole('article').first().waitFor()

  await page.unrouteAll()
  await page.route(/\/remotes\/mfe_get_help\//, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Request Legal Aid' }).first().click()
  await notice.waitFor()
  const missing = page.waitForResponse((response) => response.status() === 404)
  await page.getByRole('button', { name: 'Try again' }).click()
  await missing
  await notice.waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: /^Step 1 of 4/ }).waitFor()
})
