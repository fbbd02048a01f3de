/** The report of a crash test: its failures, and a table of its results. */

import { getMedian } from '../bench/harness/statistics.ts'
import { formatNumber, formatTable } from '../bench/harness/tables.ts'
import type { PlannedFault } from './break-repeatedly.ts'

/** In seconds: how soon the product must be ready again. */
const maxRecoveryTime = 10

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
      `${ledger.references.length}`,
      `${ledger.attempts}`,
      [...ledger.responseCounts].map(([status, count]) => `${status || 'none'}: ${count}`).join(', '),
      `${formatNumber(getMedian(recoveries))} (${formatNumber(Math.max(...recoveries))})`,
    ]),
  )
