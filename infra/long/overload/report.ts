/** The report of an overload: each figure beside its goal. */

import { getPercentile } from '../../bench/harness/statistics.ts'
import { formatNumber, formatTable } from '../../bench/harness/tables.ts'
import { type Outcome, submissionPath } from './arrivals.ts'

export interface OverloadResult {
  /** Good answers a second, as many as there can be. */
  capacity: number
  seconds: number
  outcomes: Outcome[]
  /** Rows that there are more of than before the overload. */
  storedCount: number
  /** References that were promised and are not stored. */
  lostReferences: string[]
  /** What was answered afterwards, at half of the capacity. */
  afterwards: Outcome[]
  deathCount: number
}

/** Good answers a second; what is answered after the time is no longer its rate, but what has piled up. */
export const countGoodPerSecond = (outcomes: Outcome[], seconds: number): number =>
  outcomes.filter(({ isGood, sentAt, latency }) => isGood && sentAt + latency <= seconds * 1_000).length /
  seconds

export function formatOverload(result: OverloadResult): string {
  const { capacity, seconds, outcomes, storedCount, lostReferences, afterwards, deathCount } = result
  const turnedAway = outcomes.filter(({ status }) => status === 503 || status === 429)
  const accepted = outcomes.filter(({ isGood }) => isGood)
  const others = outcomes.filter((outcome) => !outcome.isGood && !turnedAway.includes(outcome))
  const submissionCount = outcomes.filter(({ path }) => path === submissionPath).length
  const good = countGoodPerSecond(outcomes, seconds)
  const rows: [name: string, value: number, goal?: string, isReached?: boolean][] = [
    ['capacity, good answers a second', capacity],
    ['sent a second', outcomes.length / seconds],
    ['good answers a second, % of capacity', (good / capacity) * 100, '60 or more', good >= 0.6 * capacity],
    ['legal aid requests sent, once each', submissionCount],
    ['of them stored', storedCount, '99 % or more', storedCount >= 0.99 * submissionCount],
    ['promised and lost', ...atMost(lostReferences.length, 0)],
    ['accepted, p99 ms', ...atMost(getP99(accepted), 2_000)],
    ['turned away', turnedAway.length],
    ['turned away, p99 ms', ...atMost(getP99(turnedAway), 100)],
    [
      'turned away without Retry-After',
      ...atMost(turnedAway.filter(({ hasRetryAfter }) => !hasRetryAfter).length, 0),
    ],
    ['without an answer', ...atMost(others.filter(({ status }) => status === 0).length, 0)],
    ['other errors', ...atMost(others.filter(({ status }) => status > 0).length, 0)],
    ['processes that died', ...atMost(deathCount, 0)],
    // The first seconds are still those of what has piled up.
    ['not answered well afterwards, from the sixth second on', ...atMost(countBadLater(afterwards), 0)],
  ]
  return formatTable(
    ['', 'measured', 'goal'],
    rows.map(([name, value, goal = '', isReached]) => [
      name,
      formatNumber(value),
      isReached === undefined ? goal : `${goal}: ${isReached ? 'reached' : 'missed'}`,
    ]),
  )
}

const atMost = (value: number, goal: number): [number, string, boolean] => [value, `${goal}`, value <= goal]

const getP99 = (outcomes: Outcome[]) => getPercentile([0, ...outcomes.map(({ latency }) => latency)], 0.99)

const countBadLater = (outcomes: Outcome[]) =>
  outcomes.filter(({ isGood, sentAt }) => !isGood && sentAt > 5_000).length
