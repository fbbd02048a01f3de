/** The report of a crash test. */

import type { Comparison } from './comparison.ts'
import type { Recovery } from './kill-repeatedly.ts'
import type { Ledger } from './ledger.ts'

/** In milliseconds: how soon after PostgreSQL's return every submission must be accepted. */
const maxRecoveryTime = 10_000

/** The failures; empty when there are none. */
export function listFailures(
  { responseCounts }: Ledger,
  recoveries: Recovery[],
  comparison: Comparison,
): string[] {
  const lateRecoveries = recoveries.filter(({ sinceReturn = 0 }) => sinceReturn > maxRecoveryTime)
  return [
    ...comparison.missing.map((one) => `lost: ${one}`),
    ...comparison.duplicates.map((one) => `twice: ${one}`),
    ...comparison.inconsistencies,
    ...comparison.filesWithCanary,
    ...(comparison.pendingEmails > 0 ? [`emails still waiting: ${comparison.pendingEmails}`] : []),
    ...(responseCounts.has(500) ? [`answered with 500: ${responseCounts.get(500)}`] : []),
    ...lateRecoveries.map(({ sinceReturn }) => `${formatSeconds(sinceReturn!)} after PostgreSQL's return`),
  ]
}

export function formatReport(ledger: Ledger, recoveries: Recovery[], comparison: Comparison): string {
  const { entries, attempts, responseCounts } = ledger
  const { missing, duplicates, inconsistencies, pendingEmails, filesWithCanary } = comparison
  const statuses = [...responseCounts].sort(([one], [other]) => one - other)
  return [
    `${recoveries.length} kills, ${entries.length} promised in ${attempts} tries`,
    `answers: ${statuses.map(([status, count]) => `${status || 'none'} ${count}`).join(', ')}`,
    `lost ${missing.length}, stored twice ${duplicates.length}, half stored ${inconsistencies.length}, emails still waiting ${pendingEmails}, files with a secret ${filesWithCanary.length}`,
    `from kill to the last promise: ${formatPercentiles(recoveries.map(({ sinceKill }) => sinceKill))}`,
    ...formatReturns(recoveries),
    ...listFailures(ledger, recoveries, comparison).slice(0, 20),
  ].join('\n')
}

function formatReturns(recoveries: Recovery[]): string[] {
  const times = recoveries.flatMap(({ sinceReturn }) => sinceReturn ?? [])
  return times.length > 0 ? [`from PostgreSQL's return to the last promise: ${formatPercentiles(times)}`] : []
}

function formatPercentiles(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const getPercentile = (share: number) => formatSeconds(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return `median ${getPercentile(0.5)}, 95 % ${getPercentile(0.95)}, longest ${getPercentile(1)}`
}

const formatSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
