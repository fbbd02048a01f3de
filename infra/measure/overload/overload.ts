/** `npm run overload`: what becomes of five times as many requests as the product can answer. */

import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { StartupError } from '../../run/bootstrap/startup-error.mjs'
import { startProduct } from '../../run/product.ts'
import { queryServiceRows } from '../../run/query-service-rows.ts'
import { onStopSignal } from '../../run/signals.ts'
import type { Command } from '../../run/start.ts'
import { describeMachine } from '../bench/harness/machine.ts'
import { createResources, type Resources } from '../bench/harness/resources.ts'
import { formatNumber } from '../bench/harness/tables.ts'
import { measureHostSteal } from '../host-steal.ts'
import { writeResultsSection } from '../results-file.ts'
import { type ArrivalsSender, startArrivalsSender } from './arrivals.ts'
import type { ArrivalsJob, ArrivalsReport, Outcome } from './arrivals-job.ts'
import { findRecovery, summarizeOutcomes } from './figures.ts'
import { formatOverload, type OverloadResult } from './report.ts'
import { isSubmission as isSubmissionRequest, requestMix } from './request-mix.ts'
import { watchPrograms } from './watch-programs.ts'

/** In seconds. */
const durations = {
  thorough: { warmUp: 20, capacity: 10, overload: 60, calm: 30 },
  quick: { warmUp: 6, capacity: 4, overload: 15, calm: 10 },
}

/** How many senders find the capacity, by turns: too few leave a program idle, too many are turned away. */
const senderCounts = [2, 4, 8, 16]

const overloadFactor = 5

const isSubmission = ({ requestIndex }: Outcome) => isSubmissionRequest(requestMix[requestIndex]!)

export async function run({ root, steps, args }: Command): Promise<never> {
  const { values } = parseArgs({ args, options: { quick: { type: 'boolean' }, seconds: { type: 'string' } } })
  const isQuick = values.quick ?? false
  const plan = { ...durations[isQuick ? 'quick' : 'thorough'] }
  if (values.seconds) plan.overload = Number(values.seconds)
  const otherCores = leaveFirstCore()
  const hostSteal = measureHostSteal()
  const resources = createResources()
  onStopSignal(
    async () => {
      await resources.stopAll()
      process.exit(130)
    },
    () => {},
  )
  try {
    const result = await overloadProduct(resources, plan, steps.line)
    const table = formatOverload(result)
    steps.line(`\n${table}\n\n${hostSteal() ?? ''}`)
    const how = `The product on one core, the sender on ${otherCores}; ${plan.overload} seconds at ${overloadFactor} times its capacity, nine reads to one legal aid request.`
    if (!isQuick) {
      const machine = `\`npm run overload\` ${describeMachine([root])}.`
      writeResultsSection('overload', ['## overload', `${machine} ${how}`, table, hostSteal()].join('\n\n'))
    }
  } finally {
    await resources.stopAll()
  }
  process.exit()
}

/** Leaves the first core to the product: this process, and what it starts, run on the others. */
function leaveFirstCore(): string {
  const count = availableParallelism()
  if (process.platform !== 'linux' || count < 2)
    throw new StartupError('It needs Linux, and two cores: one for the product and one for the sender.')
  const others = count === 2 ? '1' : `1-${count - 1}`
  execFileSync('taskset', ['-a', '-p', '-c', others, `${process.pid}`], { stdio: 'ignore' })
  return count === 2 ? 'another' : `${count - 1} others`
}

async function overloadProduct(
  resources: Resources,
  plan: (typeof durations)['quick'],
  log: (line: string) => void,
): Promise<OverloadResult> {
  const product = await resources.add(
    startProduct({
      launcher: ['taskset', '-c', '0'],
      // All of it comes from one address.
      env: { THROTTLES: 'off' },
    }),
  )
  const sender = await resources.add(startArrivalsSender())
  const send = (seconds: number, arrivals: ArrivalsJob['arrivals']) =>
    sender.run({ origin: product.url, requests: requestMix, seconds, arrivals })

  await send(plan.warmUp, { senders: 4 })
  const capacity = await findCapacity(send, plan.capacity, log)
  const baseline = await send(plan.calm, { rate: capacity / 2 })

  const storedBefore = await listReferences(product.dataDir)
  const watch = watchPrograms(product.pid)
  const overload = await send(plan.overload, { rate: capacity * overloadFactor })
  const calm = await send(plan.calm, { rate: capacity / 2 })
  const { memory, deathCount } = watch.stop()
  const stored = await listReferences(product.dataDir)

  const storedWhenCalm = summarizeOutcomes(calm, isSubmission).submissions.accepted
  const figures = summarizeOutcomes(overload, isSubmission)
  return {
    capacity,
    baseline: summarizeOutcomes(baseline, isSubmission),
    overload: figures,
    storedCount: stored.size - storedBefore.size - storedWhenCalm,
    lostReferences: figures.submissions.references.filter((reference) => !stored.has(reference)),
    recovery: findRecovery(baseline.outcomes, calm.outcomes, getLastAnswer(overload)),
    deathCount,
    memory,
    ownDelay: overload.ownDelay,
  }
}

/** Seconds from the last request to the last answer. */
const getLastAnswer = ({ outcomes, seconds }: ArrivalsReport) =>
  Math.max(0, ...outcomes.map(({ sentAt, latency }) => (sentAt + latency) / 1_000 - seconds))

/** The most that senders who wait for their answers get a second. */
async function findCapacity(
  send: (seconds: number, arrivals: { senders: number }) => ReturnType<ArrivalsSender['run']>,
  seconds: number,
  log: (line: string) => void,
): Promise<number> {
  let capacity = 0
  for (const senders of senderCounts) {
    const { goodPerSecond } = summarizeOutcomes(await send(seconds, { senders }), isSubmission)
    log(`  ${senders} senders: ${formatNumber(goodPerSecond)} good answers a second`)
    capacity = Math.max(capacity, goodPerSecond)
  }
  return capacity
}

async function listReferences(dataDir: string): Promise<Set<string>> {
  const rows = await queryServiceRows(dataDir, 'requests', 'select reference from legal_aid_request')
  return new Set(rows.map(({ reference }) => String(reference)))
}
