/** `npm run soak`: whether anything grows in a product that works for hours, or that many clients come to. */

import path from 'node:path'
import { parseArgs } from 'node:util'
import { StartupError } from '../../run/bootstrap/startup-error.mjs'
import { onStopSignal } from '../../run/signals.ts'
import type { Command } from '../../run/start.ts'
import { describeMachine } from '../bench/harness/machine.ts'
import { readMemory, type Usage } from '../bench/harness/process-usage.ts'
import { createResources } from '../bench/harness/resources.ts'
import { getMedian } from '../bench/harness/statistics.ts'
import { formatNumber } from '../bench/harness/tables.ts'
import { measureHostSteal } from '../host-steal.ts'
import { writeResultsSection } from '../results-file.ts'
import { listHeapGrowth, prepareSnapshots, takeSnapshots } from './heap-snapshots.ts'
import { arrive } from './newcomers.ts'
import { createDone, type Done, runLoad } from './run-load.ts'
import { takeSamples, waitUntilIdle } from './samples.ts'
import { connections, type Soak, startSoak } from './start-soak.ts'
import { describeCourse, formatCpu, formatMemory, listGrowth, listLargerPrograms } from './verdict.ts'
import { visit } from './visitors.ts'

const long = { minutes: 120, distinct: 1_000_000 }
/** In megabytes for each program. */
const maxNewcomersMemory = 100
const maxSecondsUntilIdle = 120
const snapshotCount = 5

/** What a part of the run found: a text in Markdown, and what is wrong. */
interface Finding {
  text: string
  failures: string[]
}

export async function run({ root, steps, args }: Command): Promise<never> {
  if (process.platform !== 'linux')
    throw new StartupError('CPU and memory are read from /proc: run it on Linux.')
  const options = {
    minutes: { type: 'string' },
    distinct: { type: 'string' },
    snapshots: { type: 'string' },
  } as const
  const { values } = parseArgs({ args, options })
  const [minutes, distinct] = [
    Number(values.minutes ?? long.minutes),
    Number(values.distinct ?? long.distinct),
  ]
  const folder = values.snapshots && path.resolve(process.env.INIT_CWD ?? process.cwd(), values.snapshots)
  const resources = createResources()
  onStopSignal(
    async () => {
      await resources.stopAll()
      process.exit(130)
    },
    () => {},
  )
  const failures: string[] = []
  try {
    const hostSteal = measureHostSteal()
    const soak = await resources.add(startSoak(folder ? prepareSnapshots(folder) : {}))
    const done = createDone()
    const capacity = await steps.step('capacity', () => findCapacity(soak, done))
    const findings: Finding[] = []
    /** What a part found is said at once: a long run that is stopped has not been for nothing. */
    const find = async (title: string, part: (note: (text: string) => void) => Promise<Finding>) => {
      const finding = await steps.step(title, part)
      findings.push(finding)
      steps.line(`\n${[finding.text, ...finding.failures.map((failure) => `- ${failure}`)].join('\n')}\n`)
    }
    if (minutes > 0)
      await find('half capacity', (note) =>
        soakAtRate(soak, done, { rate: capacity / 2, minutes, hasSnapshots: Boolean(folder), note }),
      )
    if (distinct > 0) await find('newcomers', (note) => welcomeNewcomers(soak, done, distinct, note))
    await find('afterwards', () => compareAfterwards(soak, done))
    if (folder) await find('heap snapshots', async () => compareSnapshots(soak, folder))
    failures.push(...findings.flatMap((finding) => finding.failures))
    const report = [
      `## ${minutes > 0 ? 'Long runs' : 'Newcomers'}`,
      `\`npm run soak -- --minutes ${minutes} --distinct ${distinct}\` ${describeMachine([root])}. Capacity: ${formatNumber(capacity)} things a second with ${connections} connections.`,
      ...findings.map(({ text }) => text),
      ...(hostSteal() ? [hostSteal()!] : []),
      failures.length > 0 ? failures.map((failure) => `- **${failure}**`).join('\n') : 'Nothing grew.',
    ].join('\n\n')
    steps.line(`\n${report}\n`)
    if (failures.length > 0 && !folder)
      steps.line(
        'Take heap snapshots with `npm run soak -- --snapshots DIR`, and compare what there is more of.',
      )
    if (minutes >= long.minutes) writeResultsSection('soak', report)
    else if (minutes === 0 && distinct >= long.distinct) writeResultsSection('soak-newcomers', report)
  } finally {
    await resources.stopAll()
  }
  process.exit(failures.length > 0 ? 1 : 0)
}

/** How many things a second it does well when it has always the next to do: the median of three rounds. */
async function findCapacity({ visitors }: Soak, done: Done): Promise<number> {
  const rates: number[] = []
  for (const seconds of [30, 20, 20, 20]) {
    const before = done.count
    done.errors.clear()
    const beganAt = performance.now()
    await runLoad((number) => visit(visitors, number), { connections, seconds }, done)
    rates.push((done.count - before - countErrors(done)) / ((performance.now() - beganAt) / 1_000))
  }
  return getMedian(rates.slice(1))
}

async function soakAtRate(
  { visitors }: Soak,
  done: Done,
  {
    rate,
    minutes,
    hasSnapshots,
    note,
  }: { rate: number; minutes: number; hasSnapshots: boolean; note(text: string): void },
): Promise<Finding> {
  const { pid } = visitors.product
  done.errors.clear()
  const [countBefore, busyBefore] = [done.count, visitors.busyCount]
  const abort = new AbortController()
  const sampling = takeSamples(pid, Math.min(60, (minutes * 60) / 32), () => done.count, abort.signal)
  for (let part = 1; part <= snapshotCount; part += 1) {
    const seconds = (minutes * 60) / snapshotCount
    await runLoad((number) => visit(visitors, number), { connections, rate, seconds }, done)
    if (hasSnapshots) takeSnapshots(pid)
    note(`${Math.round((part / snapshotCount) * minutes)} of ${minutes} minutes`)
  }
  abort.abort()
  const course = describeCourse(await sampling)
  const count = done.count - countBefore
  const busyTimes = visitors.busyCount - busyBefore
  return {
    text: [
      `${formatNumber(count)} things in ${minutes} minutes, ${formatNumber(count / (minutes * 60))} a second.`,
      formatMemory(course),
      formatCpu(course),
    ].join('\n\n'),
    failures: [
      ...listGrowth(course),
      ...listErrors(done),
      ...(busyTimes > 0 ? [`at half of its capacity it was too busy ${busyTimes} times`] : []),
    ],
  }
}

async function welcomeNewcomers(
  { visitors }: Soak,
  done: Done,
  count: number,
  note: (text: string) => void,
): Promise<Finding> {
  const { pid } = visitors.product
  const before = await readRestingMemory(pid)
  done.errors.clear()
  const firstCount = done.count
  const progress = setInterval(
    () => note(`${formatNumber(done.count - firstCount)} of ${formatNumber(count)}`),
    1_000,
  )
  await runLoad((number) => arrive(visitors, number), { connections, count }, done).finally(() =>
    clearInterval(progress),
  )
  const after = await readRestingMemory(pid)
  const growth = Object.keys(after).map(
    (program) => `${program} ${formatNumber(before[program] ?? 0)} to ${formatNumber(after[program]!)}`,
  )
  return {
    text: `${formatNumber(count)} newcomers, MB before and after: ${growth.join(', ')}.`,
    failures: [...listLargerPrograms(before, after, maxNewcomersMemory), ...listErrors(done)],
  }
}

/** What the programs have when they have come to rest, so without what the collector was about to free. */
async function readRestingMemory(pid: number): Promise<Usage> {
  await waitUntilIdle(pid, maxSecondsUntilIdle)
  return readMemory(pid)
}

const countErrors = ({ errors }: Done) => [...errors.values()].reduce((sum, count) => sum + count, 0)

const listErrors = ({ errors }: Done) =>
  [...errors].map(([message, count]) => `${count} times ${message.trim()}`)

/** Whether what was promised is there, and every program comes to rest and has never ended. */
async function compareAfterwards(
  { visitors, mailServer, listDifferences, listEndedPrograms }: Soak,
  done: Done,
): Promise<Finding> {
  const differences = await listDifferences()
  const busy = await waitUntilIdle(visitors.product.pid, maxSecondsUntilIdle)
  return {
    text: `${formatNumber(done.count)} things all told; ${formatNumber(visitors.ledger.entries.length)} promises, ${formatNumber(mailServer.getEmailCount())} emails.`,
    failures: [
      ...differences,
      ...busy.map((program) => `${program} does not come to rest`),
      ...listEndedPrograms().map((program) => `${program} has ended, and was started again`),
    ],
  }
}

/** Whether there is more of anything in every snapshot. */
const compareSnapshots = ({ visitors }: Soak, folder: string): Finding => ({
  text: `Heap snapshots are in ${folder}.`,
  failures: listHeapGrowth(folder, visitors.product.pid),
})
