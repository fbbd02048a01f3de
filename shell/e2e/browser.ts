import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { RunOptions } from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Download,
  type Page,
} from 'playwright'
import { expect, inject, onTestFinished } from 'vitest'
import { findJourneyBrowser } from '../../infra/test-runner/journey-browser.ts'
import type {} from './product.setup.ts'

/** The Chromium that all journeys of a worker share: one clean profile for each person. */

/** Where a journey leaves a page that would ask first, nobody has touched it: the browser says that it does not ask. */
const isAskedForNobody = /^logged: Blocked attempt to show a 'beforeunload' confirmation panel/

const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page is not there long enough for code that is optimized in other threads, which took more than it gave.
  '--js-flags=--single-threaded,--no-opt,--no-maglev',
]

/** Ends with its worker. One for all workers would have all they say to it pass through a single process. */
let browser: Promise<Browser> | undefined

export interface OpenedPage {
  page: Page
  /** Addresses of all requests so far, in order. */
  requestedUrls: string[]
  /** Violations of the content security policy so far, as `directive what`, by the browser's own events. */
  violations: string[]
}

/**
 * A visitor with a clean profile. Fails the test when the page logs an error, throws or breaks the
 * content security policy, but for the messages named in `expected`. Unless scripts are late, `goto` waits for them.
 */
export async function openPage(
  options: BrowserContextOptions & { expected?: RegExp; areScriptsLate?: boolean } = {},
): Promise<OpenedPage> {
  const { expected, areScriptsLate = false, ...rest } = options
  browser ??= chromium.launch({ executablePath: findJourneyBrowser(), args: chromiumFlags })
  const context = await (await browser).newContext({
    baseURL: inject('product')?.url,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // Requests of a service worker are no page's.
    serviceWorkers: 'block',
    ...rest,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  // What a script tries and catches is reported to the page alone, and never logged.
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`the policy forbids ${violatedDirective} ${blockedURI} (${sourceFile})`),
    ),
  )
  const loggedErrors: string[] = []
  const requestedUrls: string[] = []
  const violations: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  page.on('pageerror', (error) => loggedErrors.push(`thrown: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    loggedErrors.push(`logged: ${message.text()}`)
    const [, violation] = /^the policy forbids (\S+ \S+)/.exec(message.text()) ?? []
    if (violation) violations.push(violation)
  })
  // What was done, asked and logged, without the pages as they were at each step: keeping those took a sixth of the
  // time of all journeys. Pictures of the pages are taken at the end.
  await context.tracing.start({})
  onTestFinished(async ({ task }) => {
    const unexpected = loggedErrors.filter(
      (loggedError) => !isAskedForNobody.test(loggedError) && !expected?.test(loggedError),
    )
    const hasFailed = task.result?.state === 'fail' || unexpected.length > 0
    if (hasFailed) await saveTrace(context, task.name)
    // Otherwise its folder among the temporary files stays.
    else await context.tracing.stop()
    await context.close()
    expect(unexpected, unexpected.join('; ')).toEqual([])
  })
  if (rest.javaScriptEnabled !== false && !areScriptsLate) waitForScripts(page)
  return { page, requestedUrls, violations }
}

// Scripts come once a page is painted, which is after it has loaded. A journey without them has none of its own.
function waitForScripts(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = async (...parameters) => {
    const response = await goto(...parameters)
    if (await page.locator('script[src^="/assets/"]').count()) await waitForHydration(page)
    return response
  }
}

/**
 * Keeps what the pages of a failed journey looked like, in `.journeys`: a picture of each, and a trace to step
 * through with `npx playwright show-trace`. Each person of the journey has a folder of their own.
 */
async function saveTrace(context: BrowserContext, name: string) {
  const title = name.replaceAll(/[^\w]+/g, '-').slice(0, 80)
  const person = context.browser()!.contexts().indexOf(context) + 1
  const folder = path.resolve('.journeys', title, `${person}`)
  for (const [index, page] of context.pages().entries()) {
    // A page that hangs, or was closed, has no screenshot; the trace shows what it did.
    await page
      .screenshot({ path: path.join(folder, `page-${index + 1}.png`), timeout: 5000 })
      .catch(() => undefined)
  }
  await context.tracing.stop({ path: path.join(folder, 'trace.zip') })
}

/** What the browser has saved. */
export async function readDownload(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream())
}

/** Waits until React has hydrated the page, or a part of it: a remote follows once its script is there. */
export const waitForHydration = (page: Page, selector = '#main') =>
  page.waitForFunction((part) => {
    const root = document.querySelector(part)
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactFiber'))
  }, selector)

/**
 * Goes on as a link of ours does: the title changes once the next screen is there. Loading the portal again takes three
 * times as long.
 */
export async function visit(page: Page, path: string) {
  const before = await page.title()
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect.poll(() => page.title()).not.toBe(before)
}

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const colorRules = ['color-contrast', 'link-in-text-block']

/** Violations that axe finds on the page, or in a part of it, as `light, 1280 px: rule: target`. */
export const listAxeViolations = (page: Page, selector?: string): Promise<string[]> =>
  analyze(page, { runOnly: { type: 'tag', values: wcagTags } }, selector)

/** The same of the colors alone: axe needs as long for them as for all else. */
export const listColorViolations = (page: Page, selector?: string): Promise<string[]> =>
  analyze(page, { runOnly: { type: 'rule', values: colorRules } }, selector)

/** Turns light into dark and dark into light. Turning it back as well took the portal longer than axe. */
export async function switchColorScheme(page: Page) {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
}

/**
 * Waits until the page is drawn, and what fades in or changes its color has done so; not for what turns without an end.
 * The portal hears of another color scheme by a message, and is drawn in it two frames later at most.
 */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    const animations = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(animations.map(({ finished }) => finished))
  })

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * By axe itself, and once in a document: its package for Playwright gives it to the page again before each run, which
 * took nearly as long as the run.
 */
async function analyze(page: Page, options: RunOptions, selector?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  // Halfway through a fade the contrast is that of neither state.
  await waitForAnimations(page)
  return page.evaluate(
    async ({ options, selector }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      // Describing all that is as it should be takes axe longer than finding what is not.
      const { violations } = await axe.run(selector ?? document, { resultTypes: ['violations'], ...options })
      const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${scheme}, ${innerWidth} px: ${id}: ${target.join(' ')}`),
      )
    },
    { options, selector },
  )
}
