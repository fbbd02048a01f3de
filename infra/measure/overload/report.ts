/** The report of an overload: each figure beside its goal. */

import { formatNumber, formatTable } from '../bench/harness/tables.ts'
import type { Figures } from './figures.ts'

export interface OverloadResult {
  /** Good answers a second, as many as there can be. */
  capacity: number
  baseline: Figures
  overload: Figures
  /** Rows that there are more of than before the overload. */
  storedCount: number
  /** References that were promised and are not stored. */
  lostReferences: string[]
  /** Seconds; null where it did not recover while it was watched. */
  recovery: number | null
  deathCount: number
  /** The most that each program had, in megabytes. */
  memory: { before: Record<string, number>; highest: Record<string, number> }
  /** How late the sender itself was, in milliseconds. */
  ownDelay: number
}

const goals = {
  goodShare: 0.8,
  storedShare: 0.99,
  rejectedP99: 100,
  acceptedP99: 2_000,
  recovery: 15,
}

type Row = [name: string, value: string, goal?: string, isReached?: boolean]

export function formatOverload(result: OverloadResult): string {
  const rows = listRows(result).map(([name, value, goal = '', isReached]) => [
    name,
    value,
    isReached === undefined ? goal : `${goal}: ${isReached ? 'reached' : 'missed'}`,
  ])
  return [formatTable(['', 'measured', 'goal'], rows), formatMemory(result)].join('\n\n')
}

function listRows(result: OverloadResult): Row[] {
  const { capacity, baseline, overload, storedCount, lostReferences, recovery, deathCount, ownDelay } = result
  const { accepted, submissions, rejected, failures, otherStatuses } = overload
  const goodShare = overload.goodPerSecond / capacity
  const storedShare = storedCount / submissions.sent
  return [
    ['capacity, good answers a second', formatNumber(capacity)],
    [
      'sent a second',
      `${formatNumber(overload.sentPerSecond)}, ${(overload.sentPerSecond / capacity).toFixed(1)} times`,
    ],
    [
      'good answers a second',
      `${formatNumber(overload.goodPerSecond)}, ${formatPercent(goodShare)}`,
      `${formatPercent(goals.goodShare)} of capacity`,
      goodShare >= goals.goodShare,
    ],
    [
      'legal aid requests stored, each sent once',
      `${storedCount} of ${submissions.sent}, ${formatPercent(storedShare)}`,
      formatPercent(goals.storedShare),
      storedShare >= goals.storedShare,
    ],
    ['promised and lost', `${lostReferences.length}`, '0', lostReferences.length === 0],
    ['accepted, p50 ms', formatNumber(accepted.p50)],
    [
      'accepted, p99 ms',
      formatNumber(accepted.p99),
      `${goals.acceptedP99}`,
      accepted.p99 <= goals.acceptedP99,
    ],
    ['turned away', `${rejected.count}`],
    ['turned away, p50 ms', formatNumber(rejected.p50)],
    [
      'turned away, p99 ms',
      formatNumber(rejected.p99),
      `${goals.rejectedP99}`,
      rejected.p99 <= goals.rejectedP99,
    ],
    [
      'turned away without Retry-After',
      `${rejected.withoutRetryAfter}`,
      '0',
      rejected.withoutRetryAfter === 0,
    ],
    ['without an answer', formatCounts(failures), '0', isEmpty(failures)],
    ['other errors', formatCounts(otherStatuses), '0', isEmpty(otherStatuses)],
    ['processes that died', `${deathCount}`, '0', deathCount === 0],
    ['p99 ms at half of capacity, before', formatNumber(baseline.accepted.p99)],
    [
      'seconds until it is so again',
      recovery === null ? 'not while it was watched' : formatNumber(recovery),
      `${goals.recovery}`,
      recovery !== null && recovery <= goals.recovery,
    ],
    ['how late the sender itself was, p99 ms', formatNumber(ownDelay)],
  ]
}

const isEmpty = (counts: Record<string, number>) => Object.keys(counts).length === 0

const formatCounts = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([reason, count]) => `${count} with ${reason}`)
    .join(', ') || '0'

const formatPercent = (share: number) => `${(share * 100).toFixed(1)} %`

function formatMemory({ memory: { before, highest } }: OverloadResult): string {
  const programs = Object.keys(highest)
  const format = (usage: Record<string, number>) => programs.map((name) => formatNumber(usage[name] ?? 0))
  return formatTable(
    ['memory, MB (PSS)', ...programs],
    [
      ['before', ...format(before)],
      ['at most', ...format(highest)],
    ],
  )
}
