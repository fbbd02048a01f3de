import { expect, test } from 'vitest'
import type { Figures } from './figures.ts'
import { formatOverload, type OverloadResult } from './report.ts'

const figures: Figures = {
  sentPerSecond: 500,
  goodPerSecond: 90,
  accepted: { p50: 80, p99: 300 },
  submissions: { sent: 200, accepted: 199, references: [] },
  rejected: { count: 4_000, withoutRetryAfter: 0, p50: 10, p99: 60 },
  failures: {},
  otherStatuses: {},
}

const result: OverloadResult = {
  capacity: 100,
  baseline: figures,
  overload: figures,
  storedCount: 199,
  lostReferences: [],
  recovery: 2,
  deathCount: 0,
  memory: { before: { shell: 150 }, highest: { shell: 210 } },
  ownDelay: 3,
}

test('each figure stands beside its goal, reached or missed', () => {
  const report = formatOverload(result)
  expect(report).toContain('| good answers a second | 90, 90.0 % | 80.0 % of capacity: reached |')
  expect(report).toContain(
    '| legal aid requests stored, each sent once | 199 of 200, 99.5 % | 99.0 %: reached |',
  )
  expect(report).toContain('| seconds until it is so again | 2 | 15: reached |')
  expect(report).toContain('| at most | 210 |')
  expect(report).not.toContain('missed')
})

test('what is lost, wrong or slow is missed', () => {
  const overload = {
    ...figures,
    goodPerSecond: 79,
    rejected: { ...figures.rejected, p99: 101 },
    otherStatuses: { 500: 3 },
  }
  const report = formatOverload({
    ...result,
    overload,
    lostReferences: ['A-1'],
    recovery: null,
    deathCount: 1,
  })
  expect(report.match(/missed/g)).toHaveLength(6)
  expect(report).toContain('| other errors | 3 with 500 | 0: missed |')
})
