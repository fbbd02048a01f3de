/// <reference lib="dom" />

/** What the legal aid request asks of somebody with a phone: its words, and how hard they are to read. */

import { execFileSync } from 'node:child_process'
import path from 'node:path'
import {
  categories,
  incomes,
  urgencies,
} from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import type { Browser, Page } from 'playwright'
import { formatTable } from '../../bench/harness/tables.ts'
import type { Command } from '../../run/start.ts'
import type { Product } from '../../run/testing/product.ts'
import { getReadingGrade, splitWords } from './reading-grade.ts'

const phone = { width: 390, height: 844 }

/** What the specification words itself, so that it is counted but not graded. */
const fixedTexts = new Set<string>([
  ...categories,
  ...incomes,
  ...urgencies.flatMap(({ value, label }) => [value, label, label.slice(value.length + 1)]),
  ...['Request Legal Aid', 'Previous', 'Next', 'Submit Request', 'Request Submitted!'],
  ...["We'll review your request and contact you within 48 hours.", 'PDF, DOC, DOCX up to 10MB'],
])

/** What applicants are promised: the words of the whole journey, and the grade of each page and email. */
const maxWords = 700
const maxGrade = 8

interface Figures {
  name: string
  words: number
  grade: number
  /** Pixels from the top of the page to the first field. */
  firstField?: number
}

export async function measureForm({ steps, root }: Command, browser: Browser, { url }: Product) {
  const context = await browser.newContext({ viewport: phone, baseURL: url, hasTouch: true })
  const figures = [...(await requestLegalAid(await context.newPage())), ...measureEmails(root)]
  const rows = figures.map(({ name, words, grade, firstField }) => [
    ...[name, `${words}`, grade.toFixed(1), firstField?.toFixed(0) ?? ''],
  ])
  steps.line(formatTable(['', 'words', 'grade', 'first field, px'], rows))
  const steps1To4AndReceipt = figures.filter(({ name }) => /^step|^receipt/.test(name))
  const words = steps1To4AndReceipt.reduce((sum, page) => sum + page.words, 0)
  steps.line(`${words} words from the first step to the receipt (at most ${maxWords})`)
  process.exitCode = figures.every(({ grade }) => grade <= maxGrade) && words <= maxWords ? 0 : 1
}

/** Sends a request as somebody would who has nothing to add, and opens its status. */
async function requestLegalAid(page: Page): Promise<Figures[]> {
  const figures: Figures[] = []
  const type = (label: string, text: string) =>
    page.getByRole('textbox', { name: label, exact: true }).fill(text)
  const choose = (label: string | RegExp) => page.getByRole('radio', { name: label, exact: true }).click()
  const goOn = async (name: string, next: string | RegExp) => {
    figures.push(await measurePage(page, name))
    await page.getByRole('button', { name: /^(Next|Submit Request)$/ }).click()
    await page.getByRole('heading', { name: next }).waitFor()
  }
  await page.goto('/get-help')
  await page.locator('button:disabled', { hasText: 'Next' }).waitFor()
  await type('Name', 'Dana Whitcombe')
  await type('Email', 'dana@example.org')
  await type('Phone', '(555) 555-0178')
  await goOn('step 1', /^Step 2 of 4/)
  await choose(/^Housing Rights/)
  await type('What happened?', 'The landlord changed the lock.')
  await choose(/^High/)
  await goOn('step 2', /^Step 3 of 4/)
  await choose('$15,000 - $25,000')
  await choose('3')
  await goOn('step 3', /^Step 4 of 4/)
  await goOn('step 4', 'Request Submitted!')
  figures.push(await measurePage(page, 'receipt'))
  await page.getByRole('link', { name: 'Status of your request' }).first().click()
  // The page before stays until this one is there.
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  return [...figures, await measurePage(page, 'status')]
}

async function measurePage(page: Page, name: string): Promise<Figures> {
  const text = await page.evaluate(readVisibleText)
  const lines = text.split('\n').map((line) => line.trim())
  const field = page.locator('main :is(input:not([type=hidden], [type=checkbox]), textarea):visible').first()
  const box = (await field.count()) > 0 ? await field.boundingBox() : null
  return {
    name,
    words: splitWords(text).length,
    grade: getReadingGrade(lines.filter((line) => !fixedTexts.has(line))),
    ...(box && { firstField: box.y + (await page.evaluate(() => scrollY)) }),
  }
}

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

/** Of each kind of email, its subject and text together, as the preview prints them. */
function measureEmails(root: string): Figures[] {
  const preview = path.join(root, 'services/requests/src/preview-emails.main.ts')
  const [, ...emails] = execFileSync(process.execPath, [preview], { encoding: 'utf8' }).split(/^── /m)
  return emails.map((email) => {
    const [name = '', subject = '', ...text] = email.split('\n')
    return {
      name: `email ${name}`,
      words: splitWords(text.join('\n')).length,
      grade: getReadingGrade([subject.replace('Subject: ', ''), text.join('\n')]),
    }
  })
}
