/** `npm run soak`: whether anything grows in a product that is used for hours. */

import { describeMachine } from '../../bench/harness/machine.ts'
import { formatNumber } from '../../bench/harness/tables.ts'
import { writeResultsSection } from '../../bench/results-file.ts'
import { StartupError } from '../../run/bootstrap/startup-error.mjs'
import { onStopSignal } from '../../run/signals.ts'
import type { Command } from '../../run/start.ts'
import { runSoak } from './run-soak.ts'

const defaultMinutes = 120
/** About half of what two cores can do, in things a second. */
const defaultRate = 40

export async function run({ root, steps, values }: Command): Promise<never> {
  if (process.platform !== 'linux') throw new StartupError('Memory is read from /proc: run it on Linux.')
  const [minutes, rate] = [Number(values.minutes ?? defaultMinutes), Number(values.rate ?? defaultRate)]
  const abort = new AbortController()
  const running = runSoak({ seconds: minutes * 60, connections: 16, rate }, abort.signal)
  const stop = () => {
    abort.abort()
    return running.then(() => {})
  }
  onStopSignal(stop, () => {})
  const { count, busyCount, table, growing, failures } = await running
  const busy = busyCount > 0 ? [`it was too busy ${busyCount} times`] : []
  const problems = [...growing, ...busy, ...failures]
  const report = [
    '## Long runs',
    `\`npm run soak -- --minutes ${minutes} --rate ${rate}\` ${describeMachine([root])}. ${formatNumber(count)} things were done.`,
    table,
    problems.length > 0 ? problems.map((problem) => `- **${problem}**`).join('\n') : 'Nothing grew.',
  ].join('\n\n')
  steps.line(`\n${report}\n`)
  if (minutes >= defaultMinutes) writeResultsSection('soak', report)
  process.exit(problems.length > 0 ? 1 : 0)
}
