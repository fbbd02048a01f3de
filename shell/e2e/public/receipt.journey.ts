import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  answerEverything,
  givenOn,
  story,
  submit,
  tellHowToReachThem,
  tellOfTheirHousehold,
  tellWhatHappened,
} from '../applying.ts'
import { aVisitor, findings, findingsInTheDark, hydrated } from '../browser.ts'

/** What an applicant is given to hold on to, on a phone. */

const phone = { viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] }

/** Everything that this origin has kept in the browser, and the state of the page's entry in its history. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const caches = await window.caches.keys()
    const stores = [{ ...localStorage }, { ...sessionStorage }, databases, caches]
    return JSON.stringify([stores, document.cookie, history.state])
  })

async function sentBy(page: Page, what: string) {
  await answerEverything(page, `${story} ${what}`)
  return sent(page)
}

async function sent(page: Page) {
  await submit(page).click()
  const given = await givenOn(page)
  expect(given.words).toMatch(/^[a-z]+( [a-z]+){3}$/)
  return { ...given, anywhere: new RegExp(`${given.reference}|${given.words.replaceAll(' ', '.')}`) }
}

const toStatus = (page: Page) =>
  page
    .getByRole('region', { name: 'Request Submitted!' })
    .getByText('Where your request stands', { exact: true })
    .click()

test('from the receipt to the status and back nothing is lost, and who leaves leaves nothing', async () => {
  const { page, requested } = await aVisitor(phone)
  const { reference, words, anywhere } = await sentBy(page, 'Receipt.')
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await findings(page)).toEqual([])
  expect(await findingsInTheDark(page)).toEqual([])
  await page.getByRole('button', { name: 'Copy your four words' }).click()
  await page.getByText('Copied your four words.').waitFor()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(words)

  await toStatus(page)
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await page.getByText(reference, { exact: true }).first().waitFor()
  await expect.poll(() => page.getByLabel('Four words').count()).toBe(0)
  await page.goBack()
  await expect.poll(() => givenOn(page)).toEqual({ reference, words })

  await page.reload()
  await hydrated(page)
  await expect.poll(() => givenOn(page)).toEqual({ reference, words })
  // So do the other ways from here.
  await toStatus(page)
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await page.goBack()
  await expect.poll(() => givenOn(page)).toEqual({ reference, words })
  await page.getByRole('link', { name: 'How often we keep these times' }).click()
  await page.getByRole('heading', { level: 1, name: /^What we promise/ }).waitFor()
  await page.goBack()
  await expect.poll(() => givenOn(page)).toEqual({ reference, words })

  expect(requested.filter((address) => anywhere.test(address))).toEqual([])
  await page.getByRole('link', { name: 'Hide this from the screen' }).click()
  await page.getByRole('heading', { name: /^Step 1 of 4/ }).waitFor()
  expect(await keptIn(page)).not.toMatch(anywhere)
  await page.goBack()
  await page.goForward()
  await page.getByRole('heading', { name: /^Step 1 of 4/ }).waitFor()
  expect(await page.content()).not.toMatch(anywhere)
  await page.goto('/get-help/status')
  await hydrated(page)
  await expect.poll(() => page.getByLabel('Four words').inputValue()).toBe('')
})

test('who leaves this site from the status finds neither on the way back', async () => {
  const { page } = await aVisitor(phone)
  await page.route('https://www.bbc.com/**', (route) => route.fulfill({ body: 'Weather' }))
  const { anywhere } = await sentBy(page, 'Hurry.')
  await toStatus(page)
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await page.getByRole('link', { name: 'Leave this site' }).click()
  await page.waitForURL('https://www.bbc.com/**')
  await page.goBack()
  await page.waitForURL(/\/get-help/)
  await hydrated(page)
  expect(await page.content()).not.toMatch(anywhere)
  expect(await keptIn(page)).not.toMatch(anywhere)
})

test('without JavaScript the receipt leads to the status as well', async () => {
  const { page, requested } = await aVisitor({ viewport: phone.viewport, javaScriptEnabled: false })
  await page.goto('/get-help')
  await tellHowToReachThem(page)
  await tellWhatHappened(page, `${story} Without script.`)
  await tellOfTheirHousehold(page)
  const { reference, anywhere } = await sent(page)
  await toStatus(page)
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await page.getByText(reference, { exact: true }).first().waitFor()
  expect(requested.filter((address) => anywhere.test(address))).toEqual([])
})
