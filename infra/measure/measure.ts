/** `npm run measure`: how long it takes to work in a list of 10,000, told by a browser on this machine. */

import path from 'node:path'
import { chromium } from 'playwright'
import { findChromium } from '../run/chromium.ts'
import { Trouble } from '../run/ground/trouble.mjs'
import { startProduct } from '../run/product.ts'
import { endWhenAsked } from '../run/signals.ts'
import type { Command } from '../run/start.ts'
import { figuresOf, worstOf } from './figures.ts'
import { fillWithJudgments } from './judgments.ts'
import { workInTheList } from './listing.ts'
import { workInTheQueue } from './queue.ts'
import { runOn } from './runOn.ts'
import { watchTheHost } from './withheld.ts'

const many = 10_000
/** In milliseconds: what the portal promises of each act in a list. */
const promised = 200
/** It leads out of the list, and compares names with all that we hold: told, and not promised. */
const besides = 'open a request'

export async function run({ steps, args: [what, name = ''], root }: Command): Promise<never> {
  const executablePath = findChromium()
  if (!executablePath) throw new Trouble('There is no Chromium here to measure with: install one.')
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name)
  const product = await startProduct({ env: { SEED: 'demo', THROTTLES: 'off' } })
  endWhenAsked(
    async () => {
      await product.stop()
      process.exit(130)
    },
    () => process.kill(product.pid, 'SIGKILL'),
  )
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const isQueue = what === 'queue'
    if (isQueue) await runOn(root, product, ['infra/measure/many.mjs', `${many}`])
    else await fillWithJudgments({ root, product, file, count: many })
    const withheld = watchTheHost()
    const taken = await (isQueue ? workInTheQueue : workInTheList)(browser, product)
    steps.line(figuresOf(taken))
    steps.line(withheld() ?? '')
    const { [besides]: _, ...inTheList } = taken
    process.exitCode = worstOf(inTheList) < promised ? 0 : 1
  } finally {
    await browser.close()
    await product.stop()
  }
  process.exit()
}
