import { expect, test } from 'vitest'
import { countResults, formatCounts, listFailedTests, type Report } from './run-vitest.ts'

const buildTestFile = (status: string, ...tests: string[]): Report['testResults'][number] => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((status) => ({ status })),
})

test('only tests that ran count as passed or failed', () => {
  const report = {
    testResults: [
      buildTestFile('passed', 'passed', 'passed', 'pending'),
      buildTestFile('failed', 'failed', 'todo'),
    ],
  }
  expect(countResults(report, false)).toEqual({ passed: 2, failed: 1, skipped: 2 })
})

test('a file that could not be loaded is a failure', () => {
  expect(countResults({ testResults: [buildTestFile('failed')] }, false)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  })
})

test('a run that ended badly without a failed test, or without a report, is a failure', () => {
  expect(countResults({ testResults: [buildTestFile('passed', 'passed')] }, false).failed).toBe(1)
  expect(countResults(undefined, false).failed).toBe(1)
})

test('the last line always has both numbers, and the skipped ones when there are any', () => {
  expect(formatCounts({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
  expect(formatCounts({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
})

const buildReport = (results: Record<string, Record<string, string>>): Report => ({
  testResults: Object.entries(results).map(([file, statuses]) => ({
    name: `/x/${file}`,
    status: Object.values(statuses).includes('failed') ? 'failed' : 'passed',
    assertionResults: Object.entries(statuses).map(([fullName, status]) => ({
      status,
      fullName,
      failureMessages: status === 'failed' ? ['Error: too late\n    at here'] : [],
    })),
  })),
})

test('what failed is named at the end with its first line, and so is a file that could not be loaded', () => {
  const report = buildReport({ 'a.test.ts': { good: 'passed', bad: 'failed' } })
  const broken: Report = { testResults: [{ name: '/x/b.test.ts', status: 'failed', assertionResults: [] }] }
  expect(listFailedTests({ testResults: [...report.testResults, ...broken.testResults] }, '/x')).toEqual([
    'a.test.ts: bad\n    Error: too late',
    'b.test.ts: could not be loaded',
  ])
})
