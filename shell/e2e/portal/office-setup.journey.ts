import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { startProduct } from '../../../infra/run/product.ts'
import { listAxeViolations, openPage } from '../browser.ts'
import { pressEnterOn, tabTo, typeInto } from '../keyboard.ts'

const getStep = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function goOn(page: Page, step: string) {
  await pressEnterOn(page, getButton(page, 'Save and continue'))
  await getStep(page, step).waitFor()
}

async function expectGoodStep(page: Page) {
  expect(await listAxeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('a director sets their office up by keyboard, is interrupted, and goes on with a phone', async () => {
  const product = await startProduct({ env: { THROTTLES: 'off', SEED: 'none', ARBITRARY_OPERATIONS: 'off' } })
  onTestFinished(() => product.stop())
  const { page } = await openPage({ baseURL: product.url })
  await page.goto('/admin')
  await typeInto(page, page.getByLabel('Email'), product.adminEmail)
  await typeInto(page, page.getByLabel('Password'), product.adminPassword)
  await page.keyboard.press('Enter')

  // It opens by itself, and saves what is left.
  await getStep(page, 'Name').waitFor()
  await typeInto(page, page.getByLabel('Name of the organization'), 'Łódź & Đà Nẵng Folk’s Advice')
  await page.keyboard.press('Tab')
  await page.getByText(/^Saved \d/).waitFor()
  await expectGoodStep(page)
  await typeInto(page, page.getByLabel('Tagline'), 'The law is for you too')
  await goOn(page, 'Look')
  await pressEnterOn(page, page.getByRole('link', { name: 'Skip for now' }))
  await getStep(page, 'Place').waitFor()
  await typeInto(page, page.getByLabel('Service area'), 'the two harbors')
  await page.keyboard.press('Tab')
  await page.getByText(/^Saved \d/).waitFor()

  // Interrupted, and taken up again where it was left, on a narrow screen.
  await page.goto('/admin/dashboard')
  await page.setViewportSize({ width: 390, height: 800 })
  await pressEnterOn(page, page.getByRole('link', { name: 'Continue setting up' }))
  await getStep(page, 'Place').waitFor()
  expect(await page.getByLabel('Service area').inputValue()).toBe('the two harbors')
  await expectGoodStep(page)
  await goOn(page, 'Reaching you')
  await typeInto(page, page.getByLabel('Emergency number'), '112')
  await expectGoodStep(page)
  await goOn(page, 'Hours')
  await expectGoodStep(page)
  await goOn(page, 'What you help with')
  await pressEnterOn(page, getButton(page, 'Add practice area'))
  await typeInto(page, page.getByLabel('Name of practice area 7'), 'Fishing rights')
  await tabTo(page, getButton(page, 'Move Fishing rights up'))
  await page.keyboard.press('Enter')
  await page.getByLabel('Name of practice area 6').and(page.locator('[value="Fishing rights"]')).waitFor()
  await expectGoodStep(page)
  await goOn(page, 'Emails to staff')
  await goOn(page, 'Promises')
  await goOn(page, 'Texts')
  await page.getByRole('list', { name: 'Pages and their gaps' }).waitFor()
  await expectGoodStep(page)
  await pressEnterOn(page, page.getByRole('link', { name: 'Continue' }))
  await page.getByText('Still to set: the phone number and the email address').waitFor()
  await expectGoodStep(page)
  await pressEnterOn(page, getButton(page, 'Open your website'))
  await page.waitForURL(`${product.url}/`)

  // Finished, it is not offered again.
  await page.goto('/admin/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Continue setting up' }).count()).toBe(0)
})
