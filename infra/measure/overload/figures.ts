/** What the outcomes of many requests say. */

import { getPercentile } from '../bench/harness/statistics.ts'
import type { ArrivalsReport, Outcome } from './arrivals-job.ts'

/** Milliseconds. */
interface Latencies {
  p50: number
  p99: number
}

export interface Figures {
  sentPerSecond: number
  goodPerSecond: number
  /** Of what was answered well. */
  accepted: Latencies
  submissions: { sent: number; accepted: number; references: string[] }
  /** Turned away with 503 or 429. */
  rejected: { count: number; withoutRetryAfter: number } & Latencies
  /** Connections that ended without an answer, by the reason. */
  failures: Record<string, number>
  /** Any other answer that is not good, by its status. */
  otherStatuses: Record<string, number>
}

export function summarizeOutcomes(
  { outcomes, seconds }: Pick<ArrivalsReport, 'outcomes' | 'seconds'>,
  isSubmission: (outcome: Outcome) => boolean,
): Figures {
  const good = outcomes.filter(({ isGood }) => isGood)
  // What is answered later is no longer its rate, but what has piled up.
  const goodInTime = good.filter(({ sentAt, latency }) => sentAt + latency <= seconds * 1_000)
  const rejected = outcomes.filter(isRejected)
  const submissions = outcomes.filter(isSubmission)
  const others = outcomes.filter((outcome) => !outcome.isGood && !isRejected(outcome) && outcome.status > 0)
  return {
    sentPerSecond: outcomes.length / seconds,
    goodPerSecond: goodInTime.length / seconds,
    accepted: getLatencies(good),
    submissions: {
      sent: submissions.length,
      accepted: submissions.filter(({ isGood }) => isGood).length,
      references: submissions.flatMap(({ reference }) => reference ?? []),
    },
    rejected: {
      count: rejected.length,
      withoutRetryAfter: rejected.filter(({ hasRetryAfter }) => !hasRetryAfter).length,
      ...getLatencies(rejected),
    },
    failures: countBy(outcomes, ({ failure }) => failure),
    otherStatuses: countBy(others, ({ status }) => `${status}`),
  }
}

function countBy(outcomes: Outcome[], getKey: (outcome: Outcome) => string | undefined) {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) {
    const key = getKey(outcome)
    if (key !== undefined) counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

const isRejected = ({ status }: Outcome) => status === 503 || status === 429

function getLatencies(outcomes: Outcome[]): Latencies {
  const latencies = outcomes.map(({ latency }) => latency)
  if (latencies.length === 0) return { p50: 0, p99: 0 }
  return { p50: getPercentile(latencies, 0.5), p99: getPercentile(latencies, 0.99) }
}

const windowLength = 1_000

/** The 99th percentile of each second, by when the requests were sent. */
const listWindows = (outcomes: Outcome[]): { isGood: boolean; p99: number }[] =>
  [...Map.groupBy(outcomes, ({ sentAt }) => Math.floor(sentAt / windowLength))]
    .toSorted(([one], [other]) => one - other)
    .map(([, list]) => ({ isGood: list.every(({ isGood }) => isGood), p99: getLatencies(list).p99 }))

/**
 * Seconds until all is answered again, and as soon as in the slowest second before; null where that did not come. Both
 * were sent at the same rate, the second with a delay, in seconds.
 */
export function findRecovery(before: Outcome[], after: Outcome[], delay: number): number | null {
  const slowest = Math.max(...listWindows(before).map(({ p99 }) => p99))
  const index = listWindows(after).findIndex(({ isGood, p99 }) => isGood && p99 <= slowest)
  return index < 0 ? null : index + delay
}
