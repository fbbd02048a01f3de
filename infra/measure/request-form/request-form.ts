/** `npm run measure -- form`: what the legal aid request asks of somebody with a phone. */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  categories,
  incomes,
  urgencies,
} from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import type { Page } from 'playwright'
import type { Command } from '../../run/start.ts'
import { measureProduct } from '../measure-product.ts'
import { measureScreen, type ScreenFigures } from './measure-screen.ts'
import { getReadingGrade, splitWords } from './reading-grade.ts'

const phone = { width: 390, height: 844 }

/** What the specification words itself: options, buttons, the two titles and their texts. */
const fixedTexts = new Set<string>([
  ...categories,
  ...incomes,
  ...urgencies.flatMap(({ value, label }) => [value, label, label.slice(value.length + 1)]),
  'Request Legal Aid',
  'Previous',
  'Next',
  'Submit Request',
  'Request Submitted!',
  "We'll review your request and contact you within 48 hours.",
  'PDF, DOC, DOCX up to 10MB',
])

/** What applicants are promised: the words of the whole journey, and the grade of each page and email. */
const maxWords = 700
const maxGrade = 8

export async function run({ steps, root }: Command): Promise<never> {
  await measureProduct(async (browser, product) => {
    const context = await browser.newContext({ viewport: phone, baseURL: product.url, hasTouch: true })
    const { screens, taps, fields } = await requestLegalAid(await context.newPage())
    const emails = Object.entries(readTemplates(root)).map(([name, { subject, text }]) =>
      measureEmail(name, subject, text),
    )
    const journeyWords = screens.reduce((sum, { name, words }) => (name === 'status' ? sum : sum + words), 0)
    steps.line(formatFigures(screens, emails))
    steps.line(
      `${journeyWords} words from the first step to the receipt (at most ${maxWords}), ${taps} taps, ${fields} typed fields`,
    )
    const isReadable = [...screens, ...emails].every(({ grade }) => grade <= maxGrade)
    process.exitCode = isReadable && journeyWords <= maxWords ? 0 : 1
  })
  process.exit()
}

/** Sends a request as somebody would who has nothing to add, and opens its status. */
async function requestLegalAid(page: Page) {
  const screens: ScreenFigures[] = []
  let [taps, fields] = [0, 0]
  const measure = async (name: string) => screens.push(await measureScreen(page, name, fixedTexts))
  const tap = (control: ReturnType<Page['getByRole']>) => {
    taps += 1
    return control.click()
  }
  const type = (label: string, text: string) => {
    fields += 1
    return page.getByRole('textbox', { name: label, exact: true }).fill(text)
  }
  const choose = (label: string | RegExp) => tap(page.getByRole('radio', { name: label, exact: true }))
  const goOn = async (name: string) => {
    await measure(name)
    await tap(page.getByRole('button', { name: /^(Next|Submit Request)$/ }))
  }
  const waitForStep = (number: number) =>
    page.getByRole('heading', { name: new RegExp(`^Step ${number} of 4`) }).waitFor()

  await page.goto('/get-help')
  await page.locator('button:disabled', { hasText: 'Next' }).waitFor()
  await type('Name', 'Dana Whitcombe')
  await type('Email', 'dana@example.org')
  await type('Phone', '(555) 555-0178')
  await goOn('step 1')
  await waitForStep(2)
  await choose(/^Housing Rights/)
  await type('What happened?', 'The landlord changed the lock.')
  await choose(/^High/)
  await goOn('step 2')
  await waitForStep(3)
  await choose('$15,000 - $25,000')
  await choose('3')
  await goOn('step 3')
  await waitForStep(4)
  await goOn('step 4')
  await page.getByRole('heading', { name: 'Request Submitted!' }).waitFor()
  await measure('receipt')
  await tap(page.getByRole('link', { name: 'Status of your request' }).first())
  await page.waitForURL('**/get-help/status')
  // The page before stays until this one is there.
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await measure('status')
  return { screens, taps, fields }
}

/** Each email's subject and text, by its kind. */
const readTemplates = (root: string) =>
  JSON.parse(
    readFileSync(path.join(root, 'services/requests/src/platform/email/templates.json'), 'utf8'),
  ) as Record<string, { subject: string; text: string }>

const measureEmail = (name: string, subject: string, text: string) => ({
  name: `email ${name}`,
  words: splitWords(text).length,
  // A placeholder is filled with a name, a day or an address.
  grade: getReadingGrade([subject, text].map((part) => part.replaceAll(/\{\w+\}/g, ''))),
})

function formatFigures(
  screens: readonly ScreenFigures[],
  emails: readonly Pick<ScreenFigures, 'name' | 'words' | 'grade'>[],
): string {
  const rows = [
    ['', 'words', 'grade', 'first field, px', 'sticky, %'],
    ...screens.map(({ name, words, grade, firstField, sticky }) => [
      name,
      `${words}`,
      grade.toFixed(1),
      firstField === null ? '' : firstField.toFixed(0),
      (sticky * 100).toFixed(0),
    ]),
    ...emails.map(({ name, words, grade }) => [name, `${words}`, grade.toFixed(1), '', '']),
  ]
  const [first, ...others] = rows.map((row) => `| ${row.join(' | ')} |`)
  return [first, '| --- | --: | --: | --: | --: |', ...others].join('\n')
}
