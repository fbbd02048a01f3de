/** The report of a crash test: its failures, and a table of its results. */

import { getMedian } from '../bench/harness/statistics.ts'
import { formatNumber, formatTable } from '../bench/harness/tables.ts'
import type { PlannedFault } from './break-repeatedly.ts'
import type { Comparison } from './comparison.ts'

/** In seconds: how soon the product must be ready again. */
const maxRecoveryTime = 10

/** What is stored otherwise than it was promised, a sentence for each. */
export const listDifferences = (comparison: Comparison): string[] => [
  ...comparison.missing.map((one) => `lost: ${one}`),
  ...comparison.duplicates.map((one) => `twice: ${one}`),
  ...comparison.inconsistencies,
  ...comparison.filesWithCanary.map((file) => `can be read in ${file}`),
  ...(comparison.pendingEmails > 0 ? [`emails still waiting: ${comparison.pendingEmails}`] : []),
]

/** How a fault was not survived, a sentence for each failure. */
export function listFaultFailures({ fault: { title }, ledger, recoveries }: PlannedFault): string[] {
  const serverErrors = ledger.responseCounts.get(500)
  return [
    ...(serverErrors ? [`${title}: answered with 500: ${serverErrors}`] : []),
    ...recoveries
      .filter((seconds) => seconds > maxRecoveryTime)
      .map((seconds) => `${title}: ready only after ${formatNumber(seconds)} s`),
  ]
}

const head = ['Broken', 'Times', 'Promised', 'Tries', 'Answers', 'Ready again, s (longest)']

/** A Markdown table of the faults of one product. */
export const formatPlan = (plan: PlannedFault[]): string =>
  formatTable(
    head,
    plan.map(({ fault, ledger, recoveries }) => [
      fault.title,
      `${recoveries.length}`,
      `${ledger.entries.length}`,
      `${ledger.attempts}`,
      [...ledger.responseCounts].map(([status, count]) => `${status || 'none'}: ${count}`).join(', '),
      `${formatNumber(getMedian(recoveries))} (${formatNumber(Math.max(...recoveries))})`,
    ]),
  )
