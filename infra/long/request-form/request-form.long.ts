/// <reference lib="dom" />

/** What the legal aid request asks of somebody with a phone: its words, and how hard they are to read. */

import { execFileSync } from 'node:child_process'
import path from 'node:path'
import {
  categories,
  incomes,
  urgencies,
} from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage } from '../../../shell/e2e/browser.ts'
import { openForm } from '../../../shell/e2e/help-form.ts'
import { getReadingGrade, splitWords } from './reading-grade.ts'

/** What the specification words itself, so that it is counted but not graded. */
const fixedTexts = new Set<string>([
  ...categories,
  ...incomes,
  ...urgencies.flatMap(({ value, label }) => [value, label, label.slice(value.length + 1)]),
  ...['Request Legal Aid', 'Previous', 'Next', 'Submit Request', 'Request Submitted!'],
  ...["We'll review your request and contact you within 48 hours.", 'PDF, DOC, DOCX up to 10MB'],
])

const maxWords = 700
const maxGrade = 8

const gradePage = (text: string) =>
  getReadingGrade(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => !fixedTexts.has(line)),
  )

test('from the first step to the receipt an applicant reads 700 words at most, each page at the grade of 8 or lower', async () => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const texts: string[] = []
  const goOn = async (next: string | RegExp) => {
    texts.push(await page.evaluate(readVisibleText))
    await page.getByRole('button', { name: /^(Next|Submit Request)$/ }).click()
    await page.getByRole('heading', { name: next }).waitFor()
  }
  await openForm(page)
  await type(page, 'Name', 'Dana Whitcombe')
  await type(page, 'Email', 'dana@example.org')
  await type(page, 'Phone', '(555) 555-0178')
  await goOn(/^Step 2 of 4/)
  await choose(page, /^Housing Rights/)
  await type(page, 'What happened?', 'The landlord changed the lock.')
  await choose(page, /^High/)
  await goOn(/^Step 3 of 4/)
  await choose(page, '$15,000 - $25,000')
  await choose(page, '3')
  await goOn(/^Step 4 of 4/)
  await goOn('Request Submitted!')
  texts.push(await page.evaluate(readVisibleText))
  expect(splitWords(texts.join('\n')).length).toBeLessThanOrEqual(maxWords)

  await page.getByRole('link', { name: 'Status of your request' }).first().click()
  // The page before stays until this one is there.
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  texts.push(await page.evaluate(readVisibleText))
  expect(texts.map(gradePage).filter((grade) => grade > maxGrade)).toEqual([])
})

const type = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(text)

const choose = (page: Page, label: string | RegExp) =>
  page.getByRole('radio', { name: label, exact: true }).click()

/** Without what screen readers alone read. */
function readVisibleText() {
  const main = document.querySelector('main')!
  const isUnseen = (element: HTMLElement) =>
    element.matches('.sr') ||
    (getComputedStyle(element).position === 'absolute' && element.getBoundingClientRect().width <= 1)
  const unseen = [...main.querySelectorAll<HTMLElement>('*')].filter(isUnseen)
  for (const { style } of unseen) style.display = 'none'
  const { innerText } = main
  for (const { style } of unseen) style.display = ''
  return innerText
}

test('every email reads at the grade of 8 or lower', () => {
  const preview = path.resolve(import.meta.dirname, '../../../services/requests/src/preview-emails.main.ts')
  const [, ...emails] = execFileSync(process.execPath, [preview], { encoding: 'utf8' }).split(/^── /m)
  expect(emails.length).toBeGreaterThan(5)
  const hard = emails.filter((email) => {
    const [, subject = '', ...text] = email.split('\n')
    return getReadingGrade([subject.replace('Subject: ', ''), text.join('\n')]) > maxGrade
  })
  expect(hard).toEqual([])
})
