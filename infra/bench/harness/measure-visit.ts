/// <reference lib="dom" />

/** One visit of a page by a slow phone: when its largest part is painted, what is loaded, what holds it up. */

import { type Browser, type CDPSession, errors } from 'playwright'

export interface Visit {
  /** When the largest part was painted, in milliseconds. */
  paint: number
  /** As they came over the network. */
  scriptBytes: number
  fontBytes: number
  styleBytes: number
  /** Cumulative layout shift. */
  layoutShift: number
  /** The longest task of the page's main thread in milliseconds; 0 when none took 50. */
  longestTask: number
}

/** 1.6 Mbit/s, 150 ms, a processor four times slower: a cheap phone on a bad day. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const cpuSlowdown = 4

/** In milliseconds. */
const loadTimeout = 60_000
const idleTimeout = 20_000

const maxAttempts = 3

interface VisitOptions {
  hasScripts: boolean
}

/** Visits it with an empty cache, and waits until the network is idle. */
export async function measureVisit(browser: Browser, url: string, options: VisitOptions): Promise<Visit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visitOnce(browser, url, options)
    } catch (error) {
      // On a busy machine Chromium, while it slows the network down, at times waits for ever for all that it has begun
      // to load. What a visitor would see of a slow server is a late paint, not this.
      if (!(error instanceof errors.TimeoutError) || attempt === maxAttempts) throw error
    }
  }
}

async function visitOnce(browser: Browser, url: string, { hasScripts }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    if (!hasScripts) await session.send('Network.setBlockedURLs', { urls: ['*.js', '*.mjs'] })
    const loadedBytes = countLoadedBytes(session)
    await page.goto(url, { waitUntil: 'load', timeout: loadTimeout })
    // A page that keeps a request open is measured all the same.
    await page.waitForLoadState('networkidle', { timeout: idleTimeout }).catch(() => {})
    const timings = await page.evaluate(readTimings)
    return {
      ...timings,
      scriptBytes: loadedBytes.Script ?? 0,
      fontBytes: loadedBytes.Font ?? 0,
      styleBytes: loadedBytes.Stylesheet ?? 0,
    }
  } finally {
    await context.close()
  }
}

/** The bytes of all that is loaded from now on, compressed as they came, by type of resource. */
function countLoadedBytes(session: CDPSession): Record<string, number> {
  const types = new Map<string, string>()
  const bytes: Record<string, number> = {}
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other'
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength
  })
  return bytes
}

/** In the page. */
async function readTimings() {
  const list = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      // Without such entries it would never be called.
      const timer = setTimeout(() => resolve([]), 500)
      new PerformanceObserver((entries) => {
        clearTimeout(timer)
        resolve(entries.getEntries())
      }).observe({ type, buffered: true })
    })
  const [paints, shifts, tasks] = await Promise.all(
    ['largest-contentful-paint', 'layout-shift', 'longtask'].map(list),
  )
  return {
    paint: Math.max(0, ...(paints ?? []).map(({ startTime }) => startTime)),
    layoutShift: (shifts ?? []).reduce(
      (sum, shift) => sum + (shift as PerformanceEntry & { value: number }).value,
      0,
    ),
    longestTask: Math.max(0, ...(tasks ?? []).map(({ duration }) => duration)),
  }
}
