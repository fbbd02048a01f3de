/** `npm run measure`: how long actions take in a list of 10,000, measured in a browser on this machine. */

import path from 'node:path'
import { chromium } from 'playwright'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { findChromium } from '../run/chromium.ts'
import { startProduct } from '../run/product.ts'
import { onStopSignal } from '../run/signals.ts'
import type { Command } from '../run/start.ts'
import { formatDurations, getLongest } from './durations.ts'
import { measureHostSteal } from './host-steal.ts'
import { measureList } from './measure-list.ts'
import { measureQueue } from './measure-queue.ts'
import { runCommandOn } from './run-command-on.ts'
import { seedJudgments } from './seed-judgments.ts'

const itemCount = 10_000
/** In milliseconds: the limit for each action in a list. */
const maxDuration = 200
/** It leaves the list, and runs the conflict check: reported, without a limit. */
const unmeasured = 'open a request'

export async function run({ steps, args: [target, name = ''], root }: Command): Promise<never> {
  const executablePath = findChromium()
  if (!executablePath) throw new StartupError('There is no Chromium here to measure with: install one.')
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name)
  const product = await startProduct({ env: { SEED: 'demo', THROTTLES: 'off' } })
  onStopSignal(
    async () => {
      await product.stop()
      process.exit(130)
    },
    () => process.kill(product.pid, 'SIGKILL'),
  )
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const isQueue = target === 'queue'
    if (isQueue) await runCommandOn(root, product, ['infra/measure/seed-requests.mjs', `${itemCount}`])
    else await seedJudgments({ root, product, file, count: itemCount })
    const hostSteal = measureHostSteal()
    const durations = await (isQueue ? measureQueue : measureList)(browser, product)
    steps.line(formatDurations(durations))
    steps.line(hostSteal() ?? '')
    const { [unmeasured]: _, ...isListAction } = durations
    process.exitCode = getLongest(isListAction) < maxDuration ? 0 : 1
  } finally {
    await browser.close()
    await product.stop()
  }
  process.exit()
}
