/** What two hosts did while their programs ended, as tables, and what should not have been. */

import type { Comparison } from '../chaos/comparison.ts'
import type { Ended } from './end-programs.ts'

/** In milliseconds. */
const maxChangeDuration = 1_000

export interface ScaleOutResult {
  /** Of each change, in milliseconds until both hosts showed it. */
  changes: number[]
  ended: Ended[]
  /** What was stored before and after. */
  before: Comparison
  after: Comparison
  promised: number
  attempts: number
}

/** What was lost, failed, or came late; empty when nothing was. */
export function listFailures({ changes, ended, before, after }: ScaleOutResult): string[] {
  const inconsistencies = after.inconsistencies.filter((one) => !before.inconsistencies.includes(one))
  return [
    ...changes
      .filter((time) => time > maxChangeDuration)
      .map((time) => `a change was seen after ${Math.round(time)} ms`),
    ...ended.flatMap(({ program, signal, read }) =>
      read.failures.map((failure) => `${program} by ${signal}: ${failure}`),
    ),
    ...after.missing.map((one) => `lost: ${one}`),
    ...listExtra(before, after).map((one) => `twice: ${one}`),
    ...inconsistencies,
    ...(after.pendingEmails > 0 ? [`emails still waiting: ${after.pendingEmails}`] : []),
  ]
}

const listExtra = (before: Comparison, after: Comparison) =>
  after.duplicates.filter((one) => !before.duplicates.includes(one))

/** Tables in Markdown. */
export function formatReport(result: ScaleOutResult): string {
  const { changes, ended, before, after, promised, attempts } = result
  const sorted = changes.toSorted((one, other) => one - other)
  const rows = [...Map.groupBy(ended, ({ program, signal }) => `${program} | ${signal}`)].map(
    ([name, list]) => {
      const count = list.reduce((sum, { read }) => sum + read.count, 0)
      const failed = list.reduce((sum, { read }) => sum + read.failures.length, 0)
      const ready = Math.max(...list.map(({ duration }) => duration))
      const longest = Math.max(...list.map(({ read }) => read.longest))
      return `| ${name} | ${list.length} | ${(ready / 1_000).toFixed(1)} | ${count} | ${failed} | ${(longest / 1_000).toFixed(1)} |`
    },
  )
  return [
    '',
    '| Ended | by | times | ready again, s | reads | failed | longest read, s |',
    '|---|---|--:|--:|--:|--:|--:|',
    ...rows,
    '',
    `${changes.length} changes, on the pages of both hosts after ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms (${Math.round(sorted[0] ?? 0)}-${Math.round(sorted.at(-1) ?? 0)}).`,
    `Of ${promised} submissions that were promised in ${attempts} tries: lost ${after.missing.length}, stored twice ${listExtra(before, after).length}, emails waiting ${after.pendingEmails}.`,
    '',
  ].join('\n')
}
