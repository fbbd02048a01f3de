/** `npm run overload`: what becomes of five times as many requests as the product can answer. */

import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { describeMachine, measureHostSteal } from '../../bench/harness/machine.ts'
import { getProgramName } from '../../bench/harness/process-usage.ts'
import { formatNumber } from '../../bench/harness/tables.ts'
import { writeResultsSection } from '../../bench/results-file.ts'
import { StartupError } from '../../run/bootstrap/startup-error.mjs'
import { open } from '../../run/resources.ts'
import { onStopSignal } from '../../run/signals.ts'
import type { Command } from '../../run/start.ts'
import { filterRunning, getCommandLine, listProcessTree } from '../../run/testing/processes.ts'
import { startProduct } from '../../run/testing/product.ts'
import { queryServiceRows } from '../../run/testing/product-database.ts'
import { type Arrivals, sendArrivals } from './arrivals.ts'
import { countGoodPerSecond, formatOverload, type OverloadResult } from './report.ts'

/** In seconds. */
const durations = {
  thorough: { warmUp: 20, capacity: 10, overload: 60, calm: 30 },
  quick: { warmUp: 6, capacity: 4, overload: 15, calm: 10 },
}

/** How many senders find the capacity, by turns: too few leave a program idle, too many are turned away. */
const senderCounts = [2, 4, 8, 16]

const overloadFactor = 5

export async function run({ root, steps, values }: Command): Promise<never> {
  const isQuick = values.quick ?? false
  const plan = durations[isQuick ? 'quick' : 'thorough']
  leaveFirstCore()
  const hostSteal = measureHostSteal()
  const resources = new AsyncDisposableStack()
  onStopSignal(() => resources.disposeAsync().then(() => process.exit(130)))
  try {
    const table = formatOverload(await overloadProduct(resources, plan, steps.line))
    steps.line(`\n${table}\n\n${hostSteal() ?? ''}`)
    const how = `The product on one core, the sender on the others; ${plan.overload} seconds at ${overloadFactor} times its capacity, nine reads to one legal aid request.`
    const machine = `\`npm run overload\` ${describeMachine([root])}.`
    if (!isQuick)
      writeResultsSection('overload', ['## overload', `${machine} ${how}`, table, hostSteal()].join('\n\n'))
  } finally {
    await resources.disposeAsync()
  }
  process.exit()
}

/** Leaves the first core to the product: this process, which sends, runs on the others. */
function leaveFirstCore() {
  const count = availableParallelism()
  if (process.platform !== 'linux' || count < 2)
    throw new StartupError('It needs Linux, and two cores: one for the product and one for the sender.')
  execFileSync('taskset', ['-a', '-p', '-c', `1-${count - 1}`, `${process.pid}`], { stdio: 'ignore' })
}

async function overloadProduct(
  resources: AsyncDisposableStack,
  plan: (typeof durations)['quick'],
  log: (line: string) => void,
): Promise<OverloadResult> {
  // All of it comes from one address.
  const env = { THROTTLES: 'off' }
  const { url, pid, dataDir } = await open(
    resources,
    () => startProduct({ launcher: ['taskset', '-c', '0'], env }),
    (product) => product.stop(),
  )
  const send = (seconds: number, arrivals: Arrivals) => sendArrivals(url, seconds, arrivals)

  await send(plan.warmUp, { senders: 4 })
  let capacity = 0
  for (const senders of senderCounts) {
    const good = countGoodPerSecond(await send(plan.capacity, { senders }), plan.capacity)
    log(`  ${senders} senders: ${formatNumber(good)} good answers a second`)
    capacity = Math.max(capacity, good)
  }
  const before = await listReferences(dataDir)
  const programs = listPrograms(pid)
  const outcomes = await send(plan.overload, { rate: capacity * overloadFactor })
  const stored = await listReferences(dataDir)
  const afterwards = await send(plan.calm, { rate: capacity / 2 })
  return {
    capacity,
    seconds: plan.overload,
    outcomes,
    storedCount: stored.size - before.size,
    lostReferences: outcomes.flatMap(({ reference }) =>
      reference && !stored.has(reference) ? [reference] : [],
    ),
    afterwards,
    deathCount: programs.length - filterRunning(programs).length,
  }
}

/** PostgreSQL's own come and go with connections. */
const listPrograms = (pid: number) =>
  listProcessTree(pid).filter((each) => getProgramName(getCommandLine(each)) !== 'PostgreSQL')

async function listReferences(dataDir: string): Promise<Set<string>> {
  const rows = await queryServiceRows(dataDir, 'requests', 'select reference from legal_aid_request')
  return new Set(rows.map(({ reference }) => String(reference)))
}
