import { expect, inject, test } from 'vitest'
import { openPage, waitForHydration } from '../browser.ts'

/** The stories of the pages that people read: each in a browser, on the running product. */

const openAt = (path: string) => new URL(path, inject('product').url)

test('a member finds a word in the constitution, in larger type, and takes the PDF along', async () => {
  const { page } = await openPage()
  await page.goto('/constitution')
  await waitForHydration(page)
  const size = () =>
    page
      .getByRole('main')
      .getByText('We, the members')
      .first()
      .evaluate((text) => getComputedStyle(text).fontSize)
  const previousSize = Number.parseFloat(await size())
  await page.getByRole('button', { name: /^A\+/ }).click()
  expect(Number.parseFloat(await size())).toBeCloseTo(previousSize * 1.1, 1)

  await page.getByLabel('Search this document').fill('petition')
  await page.locator('mark').first().waitFor()
  await page.getByRole('button', { name: 'Next match' }).click()
  await expect.poll(() => page.locator('mark[aria-current]').count()).toBe(1)

  const pdf = await page.getByRole('link', { name: /Download PDF/ }).getAttribute('href')
  const file = await fetch(openAt(pdf!))
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-[\s\S]*\/MarkInfo/)
})

test('an address that leads into the constitution opens the section it names', async () => {
  const { page } = await openPage()
  await page.goto('/constitution#article-4-section-2')
  await waitForHydration(page)
  const board = page.getByText('The Board has no fewer than 5 and no more than 15 directors.')
  await board.waitFor()
  await expect.poll(() => board.evaluate((text) => text.closest('details')?.open)).toBe(true)
})

test('a neighbour finds an event, learns how to register, and takes it along', async () => {
  const { page } = await openPage()
  await page.goto('/events')
  await waitForHydration(page)
  await page
    .getByRole('link', { name: /^Register Now/ })
    .first()
    .click()
  await page.waitForURL(/\/events\/[0-9a-f-]{36}$/)
  await page.getByRole('link', { name: 'Register Now' }).first().click()
  await page.getByRole('region', { name: 'Register for this event' }).getByRole('textbox').first().waitFor()
  await page.goto('/events')
  await page.getByRole('link', { name: 'All past events' }).click()
  await page.waitForURL(/past=all/)
})

test('a reader follows a category, an article and a tag, with JavaScript off', async () => {
  const { page } = await openPage({ javaScriptEnabled: false })
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Know Your Rights', exact: true }).first().click()
  await page.waitForURL(/category=Know/)
  const article = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const title = await article.innerText()
  await article.click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.locator('main a[href*="tag="]').first().click()
  await page.waitForURL(/\/blog\?tag=/)
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0)
})

test('someone looks for an attorney of the legal team', async () => {
  const { page } = await openPage()
  await page.goto('/team')
  await waitForHydration(page)
  await expect.poll(() => page.getByRole('article').count()).toBe(12)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect.poll(() => page.getByRole('article').count()).toBe(10)
  await page.getByRole('link', { name: 'Outreach', exact: true }).click()
  await page.waitForURL(/department=Outreach/)
  await expect.poll(() => page.getByRole('article').count()).toBe(3)
})

test('a tenant misspells a word and still finds the judgment, and a lawyer for it', async () => {
  const { page } = await openPage()
  await page.goto('/judgments?q=evicton')
  await waitForHydration(page)
  await page.getByText('No Judgments Found').waitFor()
  await page.getByRole('link', { name: 'eviction' }).click()
  await page.locator('article mark').first().waitFor()
  await page
    .getByRole('link', { name: /^View Full Judgment/ })
    .first()
    .click()
  await page.waitForURL(/\/judgments\/[0-9a-f-]{36}$/)
  await page.getByRole('link', { name: 'Request legal aid about this' }).click()
  await page.waitForURL(/\/get-help\?category=/)
})

test('a search of the whole site finds articles, cases and people', async () => {
  const { page } = await openPage()
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('combobox').fill('eviction')
  await page.getByRole('combobox').press('Enter')
  await page.waitForURL(/\/search\?q=eviction/)
  for (const category of ['Guides', 'Services', 'Cases', 'Judgments'])
    await page.getByRole('heading', { name: new RegExp(`^${category}`) }).waitFor()
})

test('the search suggests while one types, sends no letter, and leads to the very section', async () => {
  const { page } = await openPage()
  await page.goto('/search')
  await waitForHydration(page)
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

test('the best match stands first, and leads to the service that was found', async () => {
  const { page } = await openPage()
  await page.goto('/search?q=custody')
  await waitForHydration(page)
  const bestMatch = page.getByRole('region', { name: 'Best match' })
  await bestMatch.getByRole('link', { name: 'Family Safety, Custody and Support' }).click()
  await page.waitForURL(/\/services#service-/)
  const anchor = new URL(page.url()).hash.slice(1)
  const details = page.locator(`[id="${anchor}"]`)
  await expect.poll(() => details.isVisible()).toBe(true)
  await expect.poll(() => details.evaluate((text) => text.getBoundingClientRect().top)).toBeLessThan(400)
})

test('without JavaScript the search of the whole site finds the small print, section by section', async () => {
  const { page } = await openPage({ javaScriptEnabled: false })
  await page.goto('/search')
  await page.getByLabel('Search the whole site').fill('how long do you keep it')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: 'How long we keep it' }).click()
  await page.waitForURL(/\/privacy#how-long-we-keep-it$/)
})
