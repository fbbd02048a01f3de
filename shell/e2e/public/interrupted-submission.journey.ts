import { expect, test } from 'vitest'
import { openPage, waitForHydration } from '../browser.ts'
import {
  fillContactDetails,
  fillEligibility,
  fillFirstThreeSteps,
  finishLater,
  getStoryField,
  getSubmitButton,
  readBrowserStorage,
  readReceipt,
  secrets,
  story,
} from '../help-form.ts'

const phone = { viewport: { width: 360, height: 740 } }

test('after a lost response the retry creates no second request, nor does a double click', async () => {
  const { page, requestedUrls } = await openPage({ ...phone, expected: /ERR_CONNECTION_RESET|ERR_FAILED/ })
  await fillFirstThreeSteps(page)
  let lostReceipt: { reference?: string } = {}
  await page.route(
    '**/api/legal-aid-requests',
    async (route) => {
      lostReceipt = await (await route.fetch()).json()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await getSubmitButton(page).click()
  await page.getByText('Failed to submit request. Please try again.', { exact: true }).first().waitFor()
  await getSubmitButton(page).dblclick()
  const receipt = await readReceipt(page)
  expect(receipt.reference).toBe(lostReceipt.reference)
  expect(receipt.passphrase).toMatch(/^[a-z]+( [a-z]+){3}$/)
  expect(requestedUrls.filter((address) => address.endsWith('/api/legal-aid-requests'))).toHaveLength(2)
})

test('what is open in two tabs is sent by one of them', async () => {
  const { page } = await openPage(phone)
  await fillFirstThreeSteps(page)
  const words = await finishLater(page)
  const secondTab = await page.context().newPage()
  await secondTab.goto('/get-help')
  await waitForHydration(secondTab)
  await secondTab.getByLabel('Enter your words to go on').fill(words)
  await secondTab.getByRole('button', { name: 'Open my answers' }).click()
  await secondTab.getByText('Your answers have been restored.').waitFor()
  await secondTab.getByText(/also open in another tab/).waitFor()

  await getSubmitButton(page).click()
  const { reference } = await readReceipt(page)
  await secondTab
    .getByText(`This request has been sent. Its reference is ${reference}.`, { exact: false })
    .waitFor()
  await expect.poll(() => secondTab.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('')
  expect(await readBrowserStorage(page)).not.toMatch(secrets)
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
  await fillFirstThreeSteps(page)
  await getSubmitButton(page).click()
  expect((await readReceipt(page)).reference).toMatch(/-/)
})

test('an applicant whose script comes late goes on where they are', async () => {
  const { page } = await openPage({ expected: /net::ERR_FAILED/, areScriptsLate: true })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/get-help')
  await fillContactDetails(page)
  await page.unroute('**/assets/*.js')
  await page.getByLabel('Housing Rights').check()
  await getStoryField(page).fill(story)
  await page.getByLabel(/^High/).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await waitForHydration(page)
  await page.waitForURL(/\?step=3$/)

  await fillEligibility(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(() => getStoryField(page).inputValue()).toBe(story)
  await page.reload()
  await waitForHydration(page)
  for (const step of [3, 4]) {
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('heading', { name: new RegExp(`^Step ${step} of 4`) }).waitFor()
  }
  await getSubmitButton(page).click()
  expect((await readReceipt(page)).reference).toMatch(/^LA-/)
})
