/** The report of a crash test: its failures, and a row of the table of results. */

import type { Recovery } from './break-repeatedly.ts'
import type { Comparison } from './comparison.ts'
import type { Ledger } from './ledger.ts'

/** In milliseconds: how soon the product must be ready again. */
const maxRecoveryTime = 10_000

/** What one fault did, again and again. */
export interface FaultResult {
  title: string
  ledger: Ledger
  recoveries: Recovery[]
}

/** What the faults did that took turns in one product. */
export interface ProductResult {
  faults: FaultResult[]
  comparison: Comparison
}

/** The failures; empty when there are none. */
export function listFailures({ faults, comparison }: ProductResult): string[] {
  const { missing, duplicates, inconsistencies, filesWithCanary, pendingEmails } = comparison
  return [
    ...missing.map((one) => `lost: ${one}`),
    ...duplicates.map((one) => `twice: ${one}`),
    ...inconsistencies,
    ...filesWithCanary.map((file) => `can be read in ${file}`),
    ...(pendingEmails > 0 ? [`emails still waiting: ${pendingEmails}`] : []),
    ...faults.flatMap(listFaultFailures),
  ]
}

function listFaultFailures({ title, ledger, recoveries }: FaultResult): string[] {
  const serverErrors = ledger.responseCounts.get(500)
  return [
    ...(serverErrors ? [`${title}: answered with 500: ${serverErrors}`] : []),
    ...recoveries
      .filter(({ ready }) => ready > maxRecoveryTime)
      .map(({ ready }) => `${title}: ready only after ${formatSeconds(ready)} s`),
  ]
}

/** A Markdown table of the faults of one product, times as medians with the longest behind, and what was compared. */
export const formatResult = ({ faults, comparison }: ProductResult): string =>
  [
    '| Broken | Times | Promised | Tries | Answers | Ready again, s | Last promise, s |',
    '|---|--:|--:|--:|---|--:|--:|',
    ...faults.map(formatRow),
    '',
    formatComparison(
      faults.reduce((sum, { ledger }) => sum + ledger.entries.length, 0),
      comparison,
    ),
    '',
  ].join('\n')

function formatRow({ title, ledger, recoveries }: FaultResult): string {
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

const formatComparison = (promised: number, comparison: Comparison): string =>
  [
    `Of ${promised} that were promised: lost ${comparison.missing.length}`,
    `stored twice ${comparison.duplicates.length}`,
    `half stored ${comparison.inconsistencies.length}`,
    `files in which something can be read ${comparison.filesWithCanary.length}`,
    `emails waiting ${comparison.pendingEmails}.`,
  ].join(', ')

function formatTimes(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return `${formatSeconds(median)} (${formatSeconds(sorted.at(-1) ?? 0)})`
}

const formatSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
