import { expect, inject, onTestFinished, test } from 'vitest'
import { openPage, waitForHydration } from '../browser.ts'
import { fillFirstThreeSteps, getSubmitButton, readReceipt } from '../help-form.ts'
import { signIn } from '../sign-in.ts'

/** What somebody puts into a text, a release or a device: nothing of it runs, and nothing leaves. */

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
  const title = '<img src=x onerror=alert(1)> "Rights"'
  const post = {
    title,
    slug: 'hostile-markup',
    category: 'Legal Updates',
    status: 'published',
    excerpt: vectors[0],
  }
  const { id } = await call('POST', '/api/admin/blog', { ...post, content: vectors.join('\n\n') }, token)
  onTestFinished(async () => void (await call('DELETE', `/api/admin/blog/${id}`, {}, token)))

  const { page, requestedUrls, violations } = await openPage()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  for (const path of ['/blog/hostile-markup', '/blog', '/search?q=Rights']) {
    await page.goto(path)
    await waitForHydration(page)
  }
  await page.goto('/blog/hostile-markup')
  await waitForHydration(page)
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

test('a release with one byte more than its hash is not run, and the rest of the page works', async () => {
  const { page } = await openPage({ expected: /integrity|not available|could not be loaded|Failed to/i })
  await page.goto('/')
  await waitForHydration(page)
  await page.route(/\/remotes\/mfe_get_help\/[^/]+\/browser\/remoteEntry\.[^/]*$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n` })
  })
  await page.getByRole('link', { name: 'Request Legal Aid' }).first().click()
  await page.getByText('This part of the site is not available right now').waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: /^Step 1 of 4/ }).waitFor()
})

test('where a browser stores nothing, one can read and ask for help', async () => {
  const { page } = await openPage()
  await page.addInitScript(() => {
    const forbid = {
      get() {
        throw new DOMException('The operation is insecure', 'SecurityError')
      },
    }
    for (const storage of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, storage, forbid)
  })
  await page.goto('/cases')
  await waitForHydration(page)
  await fillFirstThreeSteps(page)
  await getSubmitButton(page).click()
  expect((await readReceipt(page)).reference).toMatch(/-/)
})

test('after a logout, going back shows nothing of the portal', async () => {
  const { page } = await openPage()
  await signIn(page)
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await page.goto('/admin/cases')
  await page.getByRole('heading', { level: 1, name: 'Cases Management' }).waitFor()
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByText('Sign in to manage the organisation').waitFor()
  // The dashboard, as it was before.
  await page.goBack()
  await page.getByText('Sign in to manage the organisation').waitFor()
  expect(await page.getByRole('heading', { name: 'Dashboard' }).count()).toBe(0)
})
