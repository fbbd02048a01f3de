/** `npm run measure`: how long actions take in a list of 10,000, measured in a browser on this machine. */

import path from 'node:path'
import type { Command } from '../run/start.ts'
import { formatDurations, getLongest } from './durations.ts'
import { measureHostSteal } from './host-steal.ts'
import { measureList } from './measure-list.ts'
import { measureProduct } from './measure-product.ts'
import { measureQueue } from './measure-queue.ts'
import { runCommandOn } from './run-command-on.ts'
import { seedJudgments } from './seed-judgments.ts'

const itemCount = 10_000
/** In milliseconds: the limit for each action in a list. */
const maxDuration = 200
/** It leaves the list, and runs the conflict check: reported, without a limit. */
const unmeasured = 'open a request'

export async function run({ steps, args: [target, name = ''], root }: Command): Promise<never> {
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name)
  await measureProduct(async (browser, product) => {
    const isQueue = target === 'queue'
    if (isQueue) await runCommandOn(root, product, ['infra/measure/seed-requests.mjs', `${itemCount}`])
    else await seedJudgments({ root, product, file, count: itemCount })
    const hostSteal = measureHostSteal()
    const durations = await (isQueue ? measureQueue : measureList)(browser, product)
    steps.line(formatDurations(durations))
    steps.line(hostSteal() ?? '')
    const { [unmeasured]: _, ...isListAction } = durations
    process.exitCode = getLongest(isListAction) < maxDuration ? 0 : 1
  })
  process.exit()
}
