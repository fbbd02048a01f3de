import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  answerEverything,
  givenOn,
  openForm,
  secrets,
  storedRequests,
  story,
  submit,
  tellHowToReachThem,
} from '../applying.ts'
import { aVisitor, hydrated } from '../browser.ts'

const phone = { viewport: { width: 360, height: 740 } }
const sendings = '**/api/legal-aid-requests'
const submitted = (page: Page) => page.getByText('Request Submitted!', { exact: true }).first().waitFor()
const failed = (page: Page) =>
  page.getByText('Failed to submit request. Please try again.', { exact: true }).first().waitFor()
const anotherStory = (what: string) => `${story} ${what}`

/** Everything that this origin has kept in the browser, as text. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const caches = await window.caches.keys()
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, caches, document.cookie])
  })

test('answers outlive a reload', async () => {
  const { page } = await aVisitor(phone)
  await openForm(page)
  await tellHowToReachThem(page)
  await page.getByRole('textbox').fill(story)
  await page.reload()
  await hydrated(page)
  await page.getByText('Your answers are still here.').waitFor()
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe(story)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Dana Whitcombe')
})

test('offline in the middle nothing is lost, and back online the request arrives once', async () => {
  const { page } = await aVisitor({ ...phone, expected: /ERR_INTERNET_DISCONNECTED/ })
  await answerEverything(page, anotherStory('Offline.'))
  const before = await storedRequests()
  await page.context().setOffline(true)
  await page
    .getByText(/^You are offline/)
    .first()
    .waitFor()
  await submit(page).click()
  await failed(page)
  await expect.poll(() => page.getByText(anotherStory('Offline.')).first().isVisible()).toBe(true)
  await page.context().setOffline(false)
  await submit(page).click()
  await submitted(page)
  expect(await storedRequests()).toBe(before + 1)
})

test('an answer that was lost after the request was stored is asked for again, and it is one request', async () => {
  const { page } = await aVisitor({ ...phone, expected: /ERR_CONNECTION_RESET|ERR_FAILED/ })
  await answerEverything(page, anotherStory('Lost answer.'))
  const before = await storedRequests()
  await page.route(
    sendings,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await submit(page).click()
  await failed(page)
  expect(await storedRequests()).toBe(before + 1)
  await submit(page).click()
  await submitted(page)
  expect(await storedRequests()).toBe(before + 1)
  expect((await givenOn(page)).words).toMatch(/^[a-z]+( [a-z]+){3}$/)
})

test('a double click sends one request', async () => {
  const { page, requested } = await aVisitor(phone)
  await answerEverything(page, anotherStory('Twice.'))
  await submit(page).dblclick()
  await submitted(page)
  expect(requested.filter((address) => address.endsWith('/api/legal-aid-requests'))).toHaveLength(1)
})

test('what is open in two tabs is sent by one of them', async () => {
  const { page } = await aVisitor(phone)
  await answerEverything(page, anotherStory('Two tabs.'))
  await page.getByLabel('Keep on this device for 7 days').check()
  await page.getByText(/^Kept on this device until/).waitFor()
  const other = await page.context().newPage()
  await other.goto('/get-help')
  await hydrated(other)
  await other.getByText('Your answers are still here.').waitFor()
  await other.getByText(/also open in another tab/).waitFor()

  await submit(page).click()
  await submitted(page)
  const { reference } = await givenOn(page)
  await other
    .getByText(`This request has been sent. Its reference is ${reference}.`, { exact: false })
    .waitFor()
  await expect.poll(() => other.getByLabel('Name').inputValue()).toBe('')
  expect(await keptIn(page)).not.toMatch(secrets)
})

test('leaving quickly leaves nothing in any storage, nor does sending', async () => {
  const { page } = await aVisitor(phone)
  await page.route('https://www.bbc.com/**', (route) => route.fulfill({ body: 'Weather' }))
  await answerEverything(page, anotherStory('Leaving.'))
  await page.getByLabel('Keep on this device for 7 days').check()
  await page.getByText(/^Kept on this device until/).waitFor()
  await expect.poll(() => keptIn(page)).toMatch(secrets)
  await page.getByRole('link', { name: 'Leave this site' }).click()
  await page.waitForURL('https://www.bbc.com/**')

  await page.goto('/get-help')
  await hydrated(page)
  expect(await keptIn(page)).not.toMatch(secrets)
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('')

  await answerEverything(page, anotherStory('Sending.'))
  await submit(page).click()
  await submitted(page)
  expect(await keptIn(page)).not.toMatch(secrets)
  expect(page.url()).not.toMatch(secrets)
})
