import { expect, inject, test } from 'vitest'
import { openPage } from '../browser.ts'
import { additionalTexts, layoutTexts, routeTexts } from '../route-texts.ts'
import { listFindings } from './list-public-findings.ts'

/** Every public page with an address of its own. */
const publicPages = [
  ...Object.keys(routeTexts),
  ...additionalTexts,
  '/constitution/bylaws',
  '/events/7/place',
  '/judgments/follow/confirm',
  '/judgments/following',
  '/get-help/status',
  '/get-help/offer',
  '/admin/login',
  '/admin/welcome',
  '/no/such/page',
]

const itemLists = { cases: 'cases', judgments: 'judgments', 'events/upcoming': 'events', blog: 'blog' }

/** The page of the first item of every kind. */
const listItemPages = () =>
  Promise.all(
    Object.entries(itemLists).map(async ([list, kind]) => {
      const answer = await fetch(new URL(`/api/${list}`, inject('product').url))
      const [item] = (await answer.json()) as { id: string; slug?: string }[]
      return `/${kind}/${item!.slug ?? item!.id}`
    }),
  )

/**
 * As somebody sees them whose browser runs scripts, pages say what the specification says, have no barrier, and keep to the
 * content security policy.
 */
test('every page says its words and has no barrier at any width, in light or dark, within the policy', async () => {
  const pages = [...publicPages, ...(await listItemPages())]
  const { page, violations } = await openPage({ expected: /404 \(Not Found\)/ })
  const findings: Record<string, string[]> = {}
  for (const address of pages) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(page.url()).toBe(new URL(address, page.url()).href)
    // All of the text, folded menus and accordions included, with options and labels.
    const content = (await page.content()).replaceAll('&amp;', '&')
    const literals = routeTexts[address] ? [...routeTexts[address], ...layoutTexts] : []
    const missing = literals.filter((literal) => !content.includes(literal))
    findings[address] = [...missing, ...(await listFindings(page))]
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
      window.scrollTo(0, document.body.scrollHeight)
    })
    findings[address].push(...violations.splice(0))
  }
  expect(findings).toEqual(Object.fromEntries(pages.map((address) => [address, []])))
})
