/**
 * Prints a page of the website as a tagged PDF with an outline. No script of the page runs, and nothing is loaded from
 * anywhere but the site.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright-core'

/** In milliseconds, for the whole of one document. */
const timeout = 30_000

export interface PrintOptions {
  /** The path of Chromium or Chrome. */
  chromium: string
  /** The origin of the website, as this process reaches it. */
  siteUrl: string
  /** The path of the page. */
  page: string
}

/** The PDF; rejects when the browser does not start, or the page is no answer with status 200. */
export async function printPage({ chromium, siteUrl, page }: PrintOptions): Promise<Buffer> {
  const home = mkdtempSync(path.join(tmpdir(), 'printing-'))
  try {
    const browser = await openBrowserSafely(chromium, home)
    return await printInTime(browser, new URL(page, siteUrl)).finally(() => browser.close())
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function printInTime(browser: Browser, url: URL): Promise<Buffer> {
  const tooLate = wait(timeout, null, { ref: false })
  const pdf = await Promise.race([print(browser, url), tooLate])
  if (!pdf) throw new Error(`${url.pathname} was not printed within ${timeout / 1000} seconds`)
  return pdf
}

/** With the browser's sandbox where the system allows it: root has none, nor have some containers. */
async function openBrowserSafely(executablePath: string, home: string): Promise<Browser> {
  const isRoot = process.getuid?.() === 0
  if (isRoot) return openBrowser(executablePath, home, false)
  return openBrowser(executablePath, home, true).catch(() => openBrowser(executablePath, home, false))
}

async function openBrowser(executablePath: string, home: string, chromiumSandbox: boolean): Promise<Browser> {
  // Read when the first document is printed: a service that prints none does without it.
  const { chromium } = await import('playwright-core')
  return chromium.launch({
    executablePath,
    chromiumSandbox,
    timeout,
    // Nothing of ours: our environment has secrets.
    env: { PATH: process.env.PATH ?? '', HOME: home, TMPDIR: home, LANG: 'en_US.UTF-8' },
  })
}

async function print(browser: Browser, url: URL): Promise<Buffer> {
  const page = await browser.newPage({ javaScriptEnabled: false, serviceWorkers: 'block' })
  await page.route('**', (route) =>
    new URL(route.request().url()).origin === url.origin ? route.continue() : route.abort('blockedbyclient'),
  )
  const response = await page.goto(url.href, { waitUntil: 'load' })
  if (response?.status() !== 200) throw new Error(`${url.pathname} answered ${response?.status()}`)
  // Margins, line numbers and the running foot are the page's own.
  return page.pdf({ format: 'Letter', preferCSSPageSize: true, tagged: true, outline: true })
}
