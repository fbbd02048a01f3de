import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { startProduct } from '../../../infra/run/product.ts'
import { listAxeViolations, listDarkModeViolations, openPage, setColorScheme } from '../browser.ts'
import { pressEnterOn, tabTo, typeInto } from '../keyboard.ts'

const getStep = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function goOn(page: Page, step: string) {
  await pressEnterOn(page, getButton(page, 'Save and continue'))
  await getStep(page, step).waitFor()
}

/** Nothing for axe to find, light or dark, and nothing beyond the window's edge. */
async function expectGoodStep(page: Page) {
  const violations = [...(await listAxeViolations(page)), ...(await listDarkModeViolations(page))]
  await setColorScheme(page, 'light')
  expect([page.url(), violations]).toEqual([page.url(), []])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** A picture wider than high, drawn by the browser. */
async function drawLogo(page: Page) {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 240, height: 80 })
    canvas.getContext('2d')!.fillRect(20, 20, 200, 40)
    return canvas.toDataURL('image/png')
  })
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(drawn.split(',')[1]!, 'base64') }
}

/** The font files that the page has fetched, without their hashes. */
const listFontFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /fonts\/([\w-]+)\.\w+\.woff2$/.exec(name)?.[1] ?? []),
  )

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
  await expectGoodStep(page)
  await page.getByTestId(/logo-file$/).setInputFiles(await drawLogo(page))
  await page.getByRole('img', { name: 'The picture as it is now' }).waitFor()
  // Too light to be read on white, which the step says and mends.
  await typeInto(page, page.getByLabel('Main color', { exact: true }), '#8fd3ff')
  await typeInto(page, page.getByLabel('Second color', { exact: true }), '#7a1fa2')
  await page.getByText(/^Your main color #8fd3ff has a contrast of/).waitFor()
  await expectGoodStep(page)
  await goOn(page, 'Place')
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
  await goOn(page, 'Where else to turn')
  await pressEnterOn(page, getButton(page, 'Add place'))
  await typeInto(page, page.getByLabel('Place 3 and how to reach it'), 'The harbor chapel')
  await page
    .getByLabel('Whom place 3 helps')
    .getByRole('option', { name: 'Fishing rights' })
    .waitFor({ state: 'attached' })
  await expectGoodStep(page)
  await goOn(page, 'Emails to staff')
  await expectGoodStep(page)
  await goOn(page, 'Promises')
  await expectGoodStep(page)
  await goOn(page, 'Texts')
  await page.getByRole('list', { name: 'Pages and their gaps' }).waitFor()
  await expectGoodStep(page)
  await pressEnterOn(page, page.getByRole('link', { name: 'Continue' }))
  await page.getByText('Still to set: the phone number and the email address').waitFor()
  await expectGoodStep(page)
  await pressEnterOn(page, getButton(page, 'Open your website'))
  await page.waitForURL(`${product.url}/`)
  // The letters of its name are in the website's own face.
  await expect.poll(() => listFontFiles(page)).toContain('atkinson-hyperlegible-next-latin-ext-wght-normal')

  // Finished, it is not offered again.
  await page.goto('/admin/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Continue setting up' }).count()).toBe(0)
})
