/**
 * Prints a page of the website as a tagged PDF with an outline. No script of the page runs, and nothing is loaded from
 * anywhere but the site.
 */
import { type BrowserSession, openBrowser } from './browser-session.ts'

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
  const browser = await openBrowserSafely(chromium)
  const deadline = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => deadline.reject(new Error(`${page} was not printed within ${timeout / 1000} seconds`)),
    timeout,
  )
  try {
    return await Promise.race([print(browser, new URL(page, siteUrl)), deadline.promise])
  } finally {
    clearTimeout(timer)
    await browser.close()
  }
}

/** With the browser's sandbox where the system allows it: root has none, nor have some containers. */
async function openBrowserSafely(chromium: string): Promise<BrowserSession> {
  const isRoot = process.getuid?.() === 0
  if (isRoot) return openBrowser(chromium, { withSandbox: false })
  return openBrowser(chromium, { withSandbox: true }).catch(() =>
    openBrowser(chromium, { withSandbox: false }),
  )
}

async function print(browser: BrowserSession, url: URL): Promise<Buffer> {
  const loaded = new Promise<void>((resolve) => browser.on('Page.loadEventFired', () => resolve()))
  let status = 0
  browser.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Document') status = (response as { status: number }).status
  })
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isOfSite = isFromOrigin((request as { url: string }).url, url.origin)
    const answer = isOfSite
      ? browser.send('Fetch.continueRequest', { requestId })
      : browser.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' })
    // The page may be gone by then.
    answer.catch(() => {})
  })
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true })
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
  await browser.send('Network.enable')
  await browser.send('Page.enable')
  const { errorText } = await browser.send('Page.navigate', { url: url.href })
  if (errorText) throw new Error(`${url.pathname} could not be opened: ${errorText}`)
  await loaded
  if (status !== 200) throw new Error(`${url.pathname} answered ${status}`)
  const { data } = await browser.send('Page.printToPDF', {
    printBackground: false,
    // Letter; margins, line numbers and the running foot are the page's own.
    paperWidth: 8.5,
    paperHeight: 11,
    preferCSSPageSize: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
  })
  return Buffer.from(String(data), 'base64')
}

const isFromOrigin = (address: string, origin: string) =>
  address.startsWith('data:') || (URL.canParse(address) && new URL(address).origin === origin)
