import type { Page } from 'playwright'
import { expect } from 'vitest'
import { openPage, waitForHydration } from './browser.ts'
import { queryRows } from './database.ts'
import { getStoryField, getSubmitButton, openForm, photo, readReceipt } from './help-form.ts'
import { pressEnterOn, tabTo, typeInto } from './keyboard.ts'

/** One request as somebody has it who has a bad line, large letters and no mouse. */

const story = 'They changed the lock. Pomegranate ladder.'
const message = 'On Tuesday. Medlar kite.'

const getField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The line of a phone far from its mast, and so many times less than this processor's speed. */
async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = 1_600_000 / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  if (rate > 1) await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Chooses by arrow keys; Tab leads to the first of a group. */
async function chooseByKeys(page: Page, group: string, value: string) {
  const radios = page.locator(`input[type=radio][name="${group}"]`)
  const target = page.locator(`input[type=radio][name="${group}"][value="${value}"]`)
  await tabTo(page, radios)
  await page.keyboard.press('Space')
  for (let presses = 0; !(await target.isChecked()); presses += 1) {
    if (presses > 20) throw new Error(`Arrow keys do not lead to ${value}`)
    await page.keyboard.press('ArrowDown')
  }
}

async function goOn(page: Page, step: number) {
  await pressEnterOn(page, getButton(page, 'Next'))
  await page.getByRole('heading', { name: new RegExp(`^Step ${step} of 4`) }).waitFor()
  await expectToFit(page)
}

const expectToFit = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

/** Two photos are sent, offline in the middle; the request is written to, withdrawn, reopened and erased. */
export async function walkByKeyboard({ rate }: { rate: number }) {
  // A window of 1280 px has so many at 200 %.
  const { page } = await openPage({
    viewport: { width: 640, height: 450 },
    expected: /ERR_INTERNET_DISCONNECTED/,
  })
  await slowDown(page, rate)
  await openForm(page)
  await expectToFit(page)
  await typeInto(page, getField(page, 'Name'), 'Dana Whitcombe')
  await typeInto(page, getField(page, 'Email'), 'dana@example.org')
  await typeInto(page, getField(page, 'Phone'), '(555) 555-0178')
  await goOn(page, 2)

  // The line goes, and comes back after a page was left.
  await page.context().setOffline(true)
  await chooseByKeys(page, 'category', 'Housing Rights')
  await typeInto(page, getStoryField(page), story)
  await chooseByKeys(page, 'urgency', 'High')
  await page.context().setOffline(false)
  await page.goto('/get-help/status')
  await page.goto('/get-help')
  await waitForHydration(page)
  await page.getByText('Your answers have been restored.').waitFor()
  await goOn(page, 2)
  expect(await getStoryField(page).inputValue()).toBe(story)
  await goOn(page, 3)
  await chooseByKeys(page, 'income', '$15,000 - $25,000')
  await chooseByKeys(page, 'householdSize', '3')
  await goOn(page, 4)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([photo('1.jpg'), photo('2.jpg')])
  await page.getByText(/^2 photos\. Added/).waitFor()
  await expectToFit(page)
  await pressEnterOn(page, getSubmitButton(page))
  const receipt = await readReceipt(page)
  await expectToFit(page)

  await page.goto('/get-help/status')
  await waitForHydration(page)
  await typeInto(page, page.getByLabel('Reference'), receipt.reference)
  await typeInto(page, page.getByLabel('Passphrase', { exact: true }), receipt.passphrase)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await expectToFit(page)
  await typeInto(page, page.getByLabel('Write to us'), message)
  await pressEnterOn(page, getButton(page, 'Send message'))
  await page.getByText('Your message has been sent.').waitFor()

  const confirmByKeys = async (name: string) => {
    await pressEnterOn(page, page.locator('summary', { hasText: name }))
    await pressEnterOn(page, getButton(page, name))
  }
  await confirmByKeys('Withdraw my request')
  await page.getByRole('heading', { name: 'Withdrawn by you' }).waitFor()
  await expectToFit(page)
  await pressEnterOn(page, getButton(page, 'Reopen my request'))
  await page.getByRole('heading', { name: 'In review' }).waitFor()
  await confirmByKeys('Erase my request')
  await page.getByRole('heading', { name: 'Erased' }).waitFor()
  await expectToFit(page)
  expect(
    await queryRows('requests', 'select encrypted, data_key from legal_aid_request where reference = $1', [
      receipt.reference,
    ]),
  ).toEqual([{ encrypted: '', data_key: '' }])
}
