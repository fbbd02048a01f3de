/** First visits by a slow phone on a slow network, beside the same pages without scripts. */

import { type Browser, chromium } from 'playwright'
import { StartupError } from '../../run/bootstrap/startup-error.mjs'
import { findChromium } from '../../run/chromium.ts'
import { type BenchContext, startProducts } from '../harness/bench-context.ts'
import { measureVisit, type Visit } from '../harness/measure-visit.ts'
import { getMedian, getSpread } from '../harness/statistics.ts'
import { formatNumber, formatSpread, formatTable } from '../harness/tables.ts'

const paths = ['/', '/judgments', '/cases', '/constitution', '/blog', '/get-help']

const head = [
  'page',
  'who',
  'largest paint, ms',
  'without scripts, ms',
  'x without scripts',
  'scripts, kB',
  'fonts, kB',
  'styles, kB',
  'layout shift',
  'longest task, ms',
  'longest without scripts, ms',
]

export async function benchFirstVisit(context: BenchContext): Promise<string> {
  const executablePath = findChromium()
  if (!executablePath) throw new StartupError('There is no Chromium here to measure with: install one.')
  const products = await startProducts(context)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  context.resources.defer(() => browser.close())
  const rows: string[][] = []
  for (const path of paths)
    for (const { name, url } of products)
      rows.push([path, name, ...(await measurePage(browser, url + path, context.isQuick ? 1 : 7))])
  return formatTable(head, rows)
}

/** With and without scripts in turn, each time by a browser that has nothing of it yet. */
async function measurePage(browser: Browser, url: string, rounds: number): Promise<string[]> {
  // What is rendered for the first time is no matter of the browser.
  await fetch(url).then((response) => response.arrayBuffer())
  const [enhanced, plain]: [Visit[], Visit[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    enhanced.push(await measureVisit(browser, url, { hasScripts: true }))
    plain.push(await measureVisit(browser, url, { hasScripts: false }))
  }
  const read = (visits: Visit[], name: keyof Visit) => visits.map((visit) => visit[name])
  const [paint, plainPaint] = [getSpread(read(enhanced, 'paint')), getSpread(read(plain, 'paint'))]
  const formatKilobytes = (name: keyof Visit) => formatNumber(getMedian(read(enhanced, name)) / 1_000)
  return [
    formatSpread(paint),
    formatSpread(plainPaint),
    (paint.median / plainPaint.median).toFixed(2),
    formatKilobytes('scriptBytes'),
    formatKilobytes('fontBytes'),
    formatKilobytes('styleBytes'),
    getMedian(read(enhanced, 'layoutShift')).toFixed(3),
    // Style and layout of the document take their time without any script too.
    ...[enhanced, plain].map((visits) => formatNumber(getMedian(read(visits, 'longestTask')))),
  ]
}
