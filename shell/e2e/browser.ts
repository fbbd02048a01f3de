import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright'
import { afterAll, expect, inject, onTestFinished } from 'vitest'
import { findChromium } from '../../infra/run/chromium.ts'

/** Chromium for the journeys: one for each file, one clean profile for each test. */

const quiet = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

let browser: Promise<Browser> | undefined
afterAll(async () => (await browser)?.close())

export interface Visitor {
  page: Page
  /** Addresses of all requests so far, in order. */
  requested: string[]
}

/**
 * A visitor with a clean profile. Fails the test when the page logs an error, throws or breaks the
 * content security policy, but for the messages named in `expected`.
 */
export async function aVisitor(
  options: BrowserContextOptions & { expected?: RegExp } = {},
): Promise<Visitor> {
  const { expected, ...rest } = options
  browser ??= chromium.launch({ executablePath: findChromium() ?? undefined, args: quiet })
  const context = await (await browser).newContext({
    baseURL: inject('product').url,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...rest,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  // What a script tries and catches is reported to the page alone, and never logged.
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`the policy forbids ${violatedDirective} ${blockedURI} (${sourceFile})`),
    ),
  )
  const complaints: string[] = []
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`logged: ${message.text()}`)
  })
  await context.tracing.start({ screenshots: true, snapshots: true })
  onTestFinished(async ({ task }) => {
    const unexpected = complaints.filter((complaint) => !expected?.test(complaint))
    const hasFailed = task.result?.state === 'fail' || unexpected.length > 0
    if (hasFailed) await saveTrace(context, task.name)
    await context.close()
    expect(unexpected).toEqual([])
  })
  return { page, requested }
}

/**
 * Keeps what the pages of a failed journey looked like, in `.journeys`: a picture of each, and a trace to step
 * through with `npx playwright show-trace`.
 */
async function saveTrace(context: BrowserContext, name: string) {
  const folder = path.resolve('.journeys', name.replaceAll(/[^\w]+/g, '-').slice(0, 80))
  for (const [index, page] of context.pages().entries()) {
    // A page that hangs, or was closed, has no picture; the trace tells what it did.
    await page
      .screenshot({ path: path.join(folder, `page-${index + 1}.png`), timeout: 5000 })
      .catch(() => undefined)
  }
  await context.tracing.stop({ path: path.join(folder, 'trace.zip') })
}

/** Waits until React has taken the page over. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.querySelector('#main')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactFiber'))
  })

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const ofColours = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page as it stands, or in a part of it: `rule: target`, nothing when all is well. */
export const findings = (page: Page, part?: string): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).withTags(standards)
  return found(part ? axe.include(part) : axe)
}

/** The same page in the dark: only its colours are others. */
export async function findingsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  return (await found(new AxeBuilder({ page }).withRules(ofColours))).map((finding) => `dark: ${finding}`)
}

async function found(axe: AxeBuilder): Promise<string[]> {
  // In the page itself: it has no frames, whose findings would be put together in a page of their own.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
