/**
 * `npm run soak -- [--minutes N] [--rate N]`: whether anything grows in a product in which people read, search, send, sign
 * in and work for hours. It fails as well when anything is answered with an error, lost or stored twice. Linux only. A run
 * of two hours, the default, is written to infra/bench/RESULTS.md.
 */

import { parseArgs } from 'node:util'
import { describeMachine } from '../../bench/harness/machine.ts'
import { formatNumber } from '../../bench/harness/tables.ts'
import { writeResultsSection } from '../../bench/results-file.ts'
import { StartupError } from '../../run/bootstrap/startup-error.mjs'
import { onStopSignal } from '../../run/signals.ts'
import type { Command } from '../../run/start.ts'
import { runSoak } from './run-soak.ts'

/** About half of what two cores can do, in things a second. */
const options = {
  minutes: { type: 'string', default: '120' },
  rate: { type: 'string', default: '40' },
} as const

export async function run({ root, steps, args }: Command): Promise<never> {
  if (process.platform !== 'linux') throw new StartupError('Memory is read from /proc: run it on Linux.')
  const { values } = parseArgs({ args, options })
  const [minutes, rate] = [Number(values.minutes), Number(values.rate)]
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
  if (minutes >= Number(options.minutes.default)) writeResultsSection('soak', report)
  process.exit(problems.length > 0 ? 1 : 0)
}
