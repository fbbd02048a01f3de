import { expect, inject, test } from 'vitest'
import { openPage, waitForHydration } from '../browser.ts'

const fetchText = async (path: string) => (await fetch(new URL(path, inject('product').url))).text()

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

test('the browser hydrates the home page without fetching its data again', async () => {
  const { page, requestedUrls } = await openPage()
  await page.goto('/')
  await waitForHydration(page)
  expect(requestedUrls.filter((address) => address.includes('/graphql'))).toEqual([])
})

test('home leads to a case, and the case back to the list', async () => {
  const { page } = await openPage()
  await page.goto('/')
  await waitForHydration(page)
  const story = page.locator('section', { has: page.getByRole('heading', { name: 'Success Stories' }) })
  const link = story.getByRole('link').filter({ hasNotText: 'View All Cases' }).first()
  await link.click()
  await page.waitForURL(/\/cases\/[0-9a-f-]{36}$/)
  await page.getByRole('link', { name: 'Back to Cases' }).first().click()
  await page.waitForURL(/\/cases$/)
  await expect.poll(() => page.title()).toMatch(/Access to Justice$/)
})

test('a private case that is marked featured shows nowhere', async () => {
  const featured = (await (await fetch(new URL('/api/cases/featured', inject('product').url))).json()) as {
    caseNumber: string
  }[]
  const caseNumbers = featured.map(({ caseNumber }) => caseNumber)
  expect(caseNumbers).toHaveLength(8)
  expect(caseNumbers).not.toContain('ATJ-2023-028')
  expect(await fetchText('/cases')).not.toContain('ATJ-2025-012')
})

test('cases are filtered by words, category and status, and the address remembers', async () => {
  const { page } = await openPage()
  await page.goto('/cases')
  await waitForHydration(page)
  await page.getByRole('searchbox').fill('zzzz nothing like this')
  await page.getByText('No Cases Found').waitFor()
  await page.getByText('Try adjusting your filters').waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('zzzz nothing like this')
})

test('judgments read, search and page without JavaScript', async () => {
  const { page } = await openPage({ javaScriptEnabled: false })
  await page.goto('/judgments')
  await expect.poll(() => page.getByRole('article').count()).toBe(12)
  await page.getByRole('searchbox').fill('landlord')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL(/q=landlord/)
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0)
})

test('an unknown address answers 404 with its two sentences', async () => {
  const response = await fetch(new URL('/no/such/page', inject('product').url))
  expect(response.status).toBe(404)
  const html = await response.text()
  expect(html).toContain('404 Page Not Found')
  expect(html).toContain('Did you forget to add the page to the router?')
})

test('a case that never was answers 404 and offers the way back', async () => {
  const response = await fetch(new URL('/cases/00000000-0000-4000-8000-000000000000', inject('product').url))
  expect(response.status).toBe(404)
  const html = await response.text()
  expect(html).toContain('Case Not Found')
  expect(html).toContain('Back to Cases')
})

test('the menu works by keyboard alone on a phone', async () => {
  const { page } = await openPage({ viewport: { width: 360, height: 740 } })
  await page.goto('/')
  await waitForHydration(page)
  const burger = page.getByRole('button', { name: 'Menu', exact: true })
  await burger.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog')
  await menu.getByRole('link', { name: 'Judgments' }).waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(() => burger.evaluate((element) => element === document.activeElement)).toBe(true)
})
