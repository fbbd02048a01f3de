import { expect, test } from 'vitest'
import type { Outcome } from './arrivals-job.ts'
import { findRecovery, summarizeOutcomes } from './figures.ts'

const buildOutcome = (overrides: Partial<Outcome> = {}): Outcome => ({
  requestIndex: 0,
  sentAt: 0,
  latency: 10,
  status: 200,
  hasRetryAfter: false,
  isGood: true,
  ...overrides,
})

const isSubmission = ({ requestIndex }: Outcome) => requestIndex === 5

test('what is answered well, turned away, wrong and without an answer is counted apart', () => {
  const figures = summarizeOutcomes(
    {
      seconds: 2,
      outcomes: [
        buildOutcome({ latency: 40 }),
        buildOutcome({ requestIndex: 5, status: 201, reference: 'A-1', latency: 100 }),
        buildOutcome({ requestIndex: 5, status: 503, isGood: false, hasRetryAfter: true, latency: 3 }),
        buildOutcome({ status: 429, isGood: false, latency: 5 }),
        buildOutcome({ status: 500, isGood: false }),
        // Answered after the two seconds.
        buildOutcome({ sentAt: 1_980, latency: 30 }),
        // GraphQL's errors.
        buildOutcome({ isGood: false }),
        buildOutcome({ status: 0, failure: 'ECONNRESET', isGood: false }),
      ],
    },
    isSubmission,
  )
  expect(figures).toEqual({
    sentPerSecond: 4,
    goodPerSecond: 1,
    accepted: { p50: 40, p99: 100 },
    submissions: { sent: 2, accepted: 1, references: ['A-1'] },
    rejected: { count: 2, withoutRetryAfter: 1, p50: 3, p99: 5 },
    failures: { ECONNRESET: 1 },
    otherStatuses: { 500: 1, 200: 1 },
  })
})

test('it has recovered with the first second in which all are answered as soon as before', () => {
  const before = [buildOutcome({ latency: 30 }), buildOutcome({ sentAt: 1_500, latency: 50 })]
  const slow = buildOutcome({ latency: 51 })
  const rejected = buildOutcome({ sentAt: 1_200, isGood: false, latency: 1 })
  expect(findRecovery(before, [slow, rejected, buildOutcome({ sentAt: 2_999, latency: 50 })], 0.5)).toBe(2.5)
  expect(findRecovery(before, [buildOutcome()], 0)).toBe(0)
  expect(findRecovery(before, [slow], 0)).toBeNull()
})
