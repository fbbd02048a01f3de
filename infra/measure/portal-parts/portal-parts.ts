/**
 * `npm run measure -- parts`: what the portal writes plainly, beside Ant Design's part for the same. Each is shown
 * twenty times under the portal's security policy, by a processor slowed down four times.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { type Browser, chromium } from 'playwright'
import { resolveInBuild } from '../../build/paths.ts'
import { StartupError } from '../../run/bootstrap/startup-error.mjs'
import { findChromium } from '../../run/chromium.ts'
import type { Command } from '../../run/start.ts'
import { formatNumber, formatTable } from '../bench/harness/tables.ts'
import { type BuiltPart, buildPart } from './build-parts.ts'

const names = [
  ...['Table', 'Select', 'DatePicker', 'Tabs', 'Menu', 'Drawer', 'Descriptions', 'Timeline', 'Steps', 'Tag'],
  ...['Tooltip', 'Popconfirm', 'Upload', 'Statistic', 'Tour'],
]
const variants = ['plain-parts', 'antd-parts'] as const
const times = 20
const slowdown = 4

/** The portal's, as far as scripts and styles go. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-of-this-page'; img-src 'self' data:"

interface Appearance {
  /** Milliseconds. */
  median: number
  elementCount: number
  /** What the policy refused. */
  violationCount: number
  /** The roles and names that a screen reader is told. */
  accessibility: string
}

export async function run({ steps }: Command): Promise<never> {
  const executablePath = findChromium()
  if (!executablePath) throw new StartupError('There is no Chromium here to measure with: install one.')
  const folder = resolveInBuild('portal-parts')
  const base = await buildPart(folder)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const rows: string[][] = []
  const descriptions: string[] = []
  try {
    for (const name of names)
      for (const variant of variants) {
        const built = await buildPart(path.join(folder, name), { variant, name })
        const appearance = await showPart(browser, built)
        rows.push([
          variant === 'plain-parts' ? name : '',
          variant === 'plain-parts' ? 'plain' : 'antd',
          `${formatNumber((built.bytes - base.bytes) / 1_000)} kB`,
          `${formatNumber(appearance.median)} ms`,
          formatNumber(appearance.elementCount),
          String(appearance.violationCount),
        ])
        descriptions.push(`${name}, ${variant}:\n${appearance.accessibility}`)
      }
  } finally {
    await browser.close()
  }
  steps.line(formatTable(['', '', 'script more', 'until shown', 'elements', 'refused by the policy'], rows))
  steps.line(`\nWhat a screen reader is told\n\n${descriptions.join('\n\n')}`)
  process.exit()
}

/** Shows it on a page of its own. */
async function showPart(browser: Browser, { script }: BuiltPart): Promise<Appearance> {
  const server = createServer((request, response) => {
    response.setHeader('content-security-policy', policy)
    if (request.url === '/page.js') response.setHeader('content-type', 'text/javascript').end(script)
    else
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Part</title><body></body>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(() => {
      const counted = globalThis as unknown as { violationCount: number }
      counted.violationCount = 0
      document.addEventListener('securitypolicyviolation', () => (counted.violationCount += 1))
    })
    await page.addScriptTag({ url: '/page.js' })
    const { durations, elementCount } = await page.evaluate(
      (count) =>
        (
          globalThis as unknown as {
            measurePart(times: number): { durations: number[]; elementCount: number }
          }
        ).measurePart(count),
      times,
    )
    await page.waitForTimeout(300)
    const violationCount = await page.evaluate(
      () => (globalThis as unknown as { violationCount: number }).violationCount,
    )
    const accessibility = await page.locator('body').ariaSnapshot()
    const median = durations.toSorted((one, other) => one - other)[Math.floor(durations.length / 2)]!
    return { median, elementCount, violationCount, accessibility: shorten(accessibility) }
  } finally {
    await page.close()
    server.closeAllConnections()
    server.close()
  }
}

const maxLines = 12
const shorten = (snapshot: string) => {
  const lines = snapshot.split('\n')
  return lines.length > maxLines ? [...lines.slice(0, maxLines), '...'].join('\n') : snapshot
}
