import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startProduct } from '../../../infra/run/product.ts'
import { routeTexts } from '../route-texts.ts'

/** Only the first page of each kind waits while it is rendered, for its code; those after it are the same. */

const queries = [
  '/judgments?q=rent',
  '/judgments?page=2&sort=date',
  '/search?q=rent',
  '/search?q=rent&kind=events',
]
const others = [
  '/search',
  '/promise',
  '/events?past=1',
  '/get-help',
  '/get-help/status',
  '/get-help/offer',
  '/nowhere',
]

test('every public page is the same, rendered at once or not', async () => {
  const product = await startProduct({ env: { THROTTLES: 'off', SEED: 'demo', LOG_LEVEL: 'debug' } })
  onTestFinished(() => product.stop())
  let changeId = Date.now()
  const renderPage = async (path: string) => {
    // Says that we have changed something that nobody else has seen yet.
    const headers = { 'x-change-id': String(changeId++) }
    return (await fetch(product.url + path, { headers })).text()
  }
  const listWaitingScreens = () =>
    readFileSync(path.join(product.dataDir, 'logs/shell.log'), 'utf8')
      .split('\n')
      .flatMap((line) => (line.includes('was not rendered at once') ? [JSON.parse(line).screens.join()] : []))

  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  const paths = [...new Set([...Object.keys(routeTexts), ...listed, ...queries, ...others])]
  const first: Record<string, string> = {}
  for (const path of paths) first[path] = await renderPage(path)
  const waiting = listWaitingScreens()
  for (const path of paths) expect(await renderPage(path), path).toBe(first[path])

  expect(waiting.toSorted()).toEqual([...new Set(waiting)].toSorted())
  expect(waiting.length).toBeGreaterThan(10)
  expect(listWaitingScreens()).toEqual(waiting)
}, 120_000)
