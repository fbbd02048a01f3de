import { expect, test } from 'vitest'
import type { Outcome } from './arrivals.ts'
import { formatOverload } from './report.ts'

const good: Outcome = { path: '/', sentAt: 0, latency: 40, status: 200, hasRetryAfter: false, isGood: true }
const bad = { ...good, isGood: false }
const result = { capacity: 1, seconds: 2, storedCount: 0, lostReferences: [], afterwards: [], deathCount: 0 }

test('each figure stands beside its goal, reached or missed', () => {
  const report = formatOverload({ ...result, outcomes: [good, good] })
  expect(report).toContain('| good answers a second, % of capacity | 100 | 60 or more: reached |')
  expect(report).not.toContain('missed')
})

test('what is lost, late, wrong, without an answer or turned away badly is missed', () => {
  const outcomes = [
    { ...good, latency: 2_001 },
    { ...bad, status: 503, latency: 2_001 },
    { ...bad, status: 500 },
    // GraphQL's errors.
    bad,
    { ...bad, status: 0 },
    { ...good, path: '/api/legal-aid-requests' },
  ]
  const afterwards = [{ ...bad, sentAt: 6_000 }]
  const report = formatOverload({ ...result, outcomes, lostReferences: ['A-1'], deathCount: 1, afterwards })
  expect(report.match(/missed/g)).toHaveLength(10)
  expect(report).toContain('| other errors | 2 | 0: missed |')
})
