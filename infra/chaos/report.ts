/** The report of a crash test: its failures, and a table of its results. */

import type { PlannedFault } from './break-repeatedly.ts'
import type { Comparison } from './comparison.ts'

/** In milliseconds: how soon the product must be ready again. */
const maxRecoveryTime = 10_000

/** What the faults did that took turns in one product. */
export interface ProductResult {
  plan: PlannedFault[]
  comparison: Comparison
}

/** The failures; empty when there are none. */
export function listFailures({ plan, comparison }: ProductResult): string[] {
  return [...listDifferences(comparison), ...plan.flatMap(listFaultFailures)]
}

/** What is stored otherwise than it was promised, a sentence for each. */
export const listDifferences = (comparison: Comparison): string[] => [
  ...comparison.missing.map((one) => `lost: ${one}`),
  ...comparison.duplicates.map((one) => `twice: ${one}`),
  ...comparison.inconsistencies,
  ...comparison.filesWithCanary.map((file) => `can be read in ${file}`),
  ...(comparison.pendingEmails > 0 ? [`emails still waiting: ${comparison.pendingEmails}`] : []),
]

function listFaultFailures({ fault: { title }, ledger, recoveries }: PlannedFault): string[] {
  const serverErrors = ledger.responseCounts.get(500)
  return [
    ...(serverErrors ? [`${title}: answered with 500: ${serverErrors}`] : []),
    ...recoveries
      .filter(({ ready }) => ready > maxRecoveryTime)
      .map(({ ready }) => `${title}: ready only after ${formatSeconds(ready)} s`),
  ]
}

/** A Markdown table of the faults of one product, times as medians with the longest behind, and what was compared. */
export function formatResult({ plan, comparison }: ProductResult): string {
  const promised = plan.reduce((sum, { ledger }) => sum + ledger.entries.length, 0)
  const compared = [
    `Of ${promised} that were promised: lost ${comparison.missing.length}`,
    `stored twice ${comparison.duplicates.length}`,
    `half stored ${comparison.inconsistencies.length}`,
    `files in which something can be read ${comparison.filesWithCanary.length}`,
    `emails waiting ${comparison.pendingEmails}.`,
  ]
  return [
    '| Broken | Times | Promised | Tries | Answers | Ready again, s | Last promise, s |',
    '|---|--:|--:|--:|---|--:|--:|',
    ...plan.map(formatRow),
    '',
    compared.join(', '),
    '',
  ].join('\n')
}

function formatRow({ fault: { title }, ledger, recoveries }: PlannedFault): string {
  const statuses = [...ledger.responseCounts].sort(([one], [other]) => one - other)
  const cells = [
    title,
    recoveries.length,
    ledger.entries.length,
    ledger.attempts,
    statuses.map(([status, count]) => `${status || 'none'}: ${count}`).join(', '),
    formatTimes(recoveries.map(({ ready }) => ready)),
    formatTimes(recoveries.map(({ complete }) => complete)),
  ]
  return `| ${cells.join(' | ')} |`
}

function formatTimes(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return `${formatSeconds(median)} (${formatSeconds(sorted.at(-1) ?? 0)})`
}

const formatSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
