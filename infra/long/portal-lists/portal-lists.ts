/** `npm run measure -- portal|queue`: how long actions take in a list of 10,000, measured in a browser on this machine. */

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { growJudgments } from '../../bench/harness/judgments.ts'
import { getSpread } from '../../bench/harness/statistics.ts'
import { formatTable } from '../../bench/harness/tables.ts'
import { measureHostSteal } from '../../bench/host-steal.ts'
import type { Command } from '../../run/start.ts'
import { useProductAndBrowser } from '../product-and-browser.ts'
import { measureList } from './measure-list.ts'

const itemCount = 10_000
/** In milliseconds: the limit for each action in a list. */
const maxDuration = 200
/** It leaves the list, and runs the conflict check: reported, without a limit. */
const unlimited = 'open an item'

export async function run({ steps, args: [target], root }: Command): Promise<never> {
  await useProductAndBrowser(async (browser, product) => {
    const isQueue = target === 'queue'
    if (isQueue) await fillQueue(root, product.dataDir)
    else await growJudgments(product, itemCount)
    const hostSteal = measureHostSteal()
    const durations = await measureList(browser, product, isQueue ? 'queue' : 'judgments')
    const rows = Object.entries(durations).map(([action, times]) => {
      const { median, max } = getSpread(times)
      return [action, `${times.length}`, median.toFixed(0), max.toFixed(0)]
    })
    steps.line(formatTable(['act', 'times', 'median ms', 'longest ms'], rows))
    steps.line(hostSteal() ?? '')
    const { [unlimited]: _, ...limited } = durations
    process.exitCode = Math.max(...Object.values(limited).flat()) < maxDuration ? 0 : 1
  })
  process.exit()
}

/** Only the service itself can create requests, since it encrypts them. */
const fillQueue = (root: string, dataDir: string) =>
  promisify(execFile)(process.execPath, ['infra/long/seed-requests.mjs', `${itemCount}`], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  })
