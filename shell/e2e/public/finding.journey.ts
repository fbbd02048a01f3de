import { expect, test } from 'vitest'
import { openPage } from '../browser.ts'

/** How visitors find what they came for. */

test('on a phone the menu works by keyboard alone, and home leads to a case, and the case to the list, which filters', async () => {
  const { page } = await openPage({ viewport: { width: 360, height: 740 } })
  await page.goto('/')
  const burger = page.getByRole('button', { name: 'Menu', exact: true })
  await burger.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog')
  await menu.getByRole('link', { name: 'Judgments' }).waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(() => burger.evaluate((element) => element === document.activeElement)).toBe(true)

  const cases = page.locator('section', { has: page.getByRole('heading', { name: 'Success Stories' }) })
  await cases.getByRole('link').filter({ hasNotText: 'View All Cases' }).first().click()
  await page.waitForURL(/\/cases\/[0-9a-f-]{36}$/)
  await page.getByRole('link', { name: 'Back to Cases' }).first().click()
  await page.waitForURL(/\/cases$/)
  await expect.poll(() => page.title()).toMatch(/Access to Justice$/)
  await page.getByRole('searchbox').fill('zzzz nothing like this')
  await page.getByText('No Cases Found').waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('zzzz nothing like this')
})

test('a tenant misspells a word and still finds the judgment, and a lawyer for it', async () => {
  const { page } = await openPage()
  await page.goto('/judgments?q=evicton')
  await page.getByText('No Judgments Found').waitFor()
  await page.getByRole('link', { name: 'eviction' }).click()
  await page.locator('article mark').first().waitFor()
  await page
    .getByRole('link', { name: /^View Full Judgment/ })
    .first()
    .click()
  await page.waitForURL(/\/judgments\/[a-z0-9-]+-\d{4}$/)
  await page.getByRole('link', { name: 'Request legal aid about this' }).click()
  await page.waitForURL(/\/get-help\?category=/)
})

test('a search of the whole site finds articles, cases and people, leads to the service that matches best, and suggests sections without sending a letter', async () => {
  const { page } = await openPage()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('combobox').fill('eviction')
  await page.getByRole('combobox').press('Enter')
  await page.waitForURL(/\/search\?q=eviction/)
  for (const category of ['Guides', 'Services', 'Cases', 'Judgments'])
    await page.getByRole('heading', { name: new RegExp(`^${category}`) }).waitFor()

  await page.goto('/search?q=custody')
  const bestMatch = page.getByRole('region', { name: 'Best match' })
  await bestMatch.getByRole('link', { name: 'Family Safety, Custody and Support' }).click()
  await page.waitForURL(/\/services#service-/)
  const details = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)
  await expect.poll(() => details.isVisible()).toBe(true)
  await expect.poll(() => details.evaluate((text) => text.getBoundingClientRect().top)).toBeLessThan(400)

  await page.goto('/search')
  const bodies: string[] = []
  page.on('request', (request) => bodies.push(request.postData() ?? request.url()))
  await page.getByRole('combobox').pressSequentially('constitution quoru')
  await page.getByRole('option', { name: /Quorum/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/constitution#article-5-section-4$/)
  const quorum = page.getByText('A majority of the directors in office is a quorum of the Board.')
  await quorum.waitFor()
  await expect.poll(() => quorum.evaluate((text) => text.closest('details')?.open)).toBe(true)
  expect(bodies.filter((text) => text.includes('quoru'))).toEqual([])
})
