import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { type OpenedPage, openPage, setColorScheme, waitForHydration } from '../browser.ts'
import { fillFirstThreeSteps, getSubmitButton, readReceipt } from '../help-form.ts'
import { lookUpStatus } from '../look-up-status.ts'
import { additionalTexts, routeTexts } from '../route-texts.ts'

/** Every public page, in light and dark, without one violation of the content security policy; Trusted Types are part of it. */

const fetchList = async (path: string) =>
  (await (await fetch(new URL(path, inject('product').url))).json()) as { id: string; slug?: string }[]

/** The page of one item of every kind. */
async function listItemPaths(): Promise<string[]> {
  const kinds = { cases: 'cases', judgments: 'judgments', 'events/upcoming': 'events', blog: 'blog' }
  const items = await Promise.all(Object.keys(kinds).map((path) => fetchList(`/api/${path}`)))
  return Object.values(kinds).map(
    (kind, index) => `/${kind}/${items[index]![0]!.slug ?? items[index]![0]!.id}`,
  )
}

/** Opens a page as a person does who looks around: everything that opens is opened. */
async function lookAround(page: Page) {
  for (const summary of await page.locator('summary').all())
    if (await summary.isVisible()) await summary.click()
  await setColorScheme(page, 'dark')
  await setColorScheme(page, 'light')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
}

test('every public page, light and dark, keeps to the policy', async () => {
  const { page, violations } = await openPage({ expected: /404 \(Not Found\)/ })
  const paths = [
    ...Object.keys(routeTexts),
    ...additionalTexts,
    ...(await listItemPaths()),
    '/constitution/bylaws',
    '/events/7/place',
    '/get-help/status',
    '/get-help/offer',
    '/admin/login',
    '/admin/welcome',
    '/nowhere',
  ]
  for (const path of paths) {
    await page.goto(path)
    await waitForHydration(page)
    await lookAround(page)
    expect([path, violations]).toEqual([path, []])
  }
})

test('asking for help, the receipt and the status keep to the policy', async () => {
  const { page, violations } = await openPage()
  await fillFirstThreeSteps(page)
  await lookAround(page)
  await getSubmitButton(page).click()
  const receipt = await readReceipt(page)
  await lookAround(page)
  await lookUpStatus(page, receipt)
  await lookAround(page)
  expect(violations).toEqual([])
})

test('pages follow each other without a violation, remotes fetched on the way too', async () => {
  const { page, violations } = await openPage()
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Request Legal Aid' }).first().click()
  await page.getByRole('heading', { name: /^Step 1 of 4/ }).waitFor()
  expect(violations).toEqual([])
})

/** What somebody may try who has found a way to write into a page. */
async function attack({ page, violations }: OpenedPage) {
  await page.goto('/')
  await waitForHydration(page)
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

test('whoever writes into a page runs nothing and loads nothing, and the walk above would notice', async () => {
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
