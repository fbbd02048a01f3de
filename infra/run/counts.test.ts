import { expect, test } from 'vitest'
import { countsOf, inWords, lastLine, type Report, sum } from './counts.ts'

const aFile = (status: string, ...tests: string[]): Report['testResults'][number] => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((status) => ({ status })),
})

test('only tests that ran count as passed or failed', () => {
  const report = {
    testResults: [aFile('passed', 'passed', 'passed', 'pending'), aFile('failed', 'failed', 'todo')],
  }
  expect(countsOf(report, false)).toEqual({ passed: 2, failed: 1, skipped: 2 })
})

test('a file that could not be loaded is a failure', () => {
  expect(countsOf({ testResults: [aFile('failed')] }, false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a run that ended badly without a failed test, or without a report, is a failure', () => {
  expect(countsOf({ testResults: [aFile('passed', 'passed')] }, false).failed).toBe(1)
  expect(countsOf(undefined, false).failed).toBe(1)
})

test('the last line always has both numbers, and the skipped ones when there are any', () => {
  expect(lastLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
  expect(lastLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
  expect(inWords({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed')
})

test('stages add up', () => {
  expect(sum({ passed: 3, failed: 1, skipped: 0 }, { passed: 2, failed: 0, skipped: 4 })).toEqual({
    passed: 5,
    failed: 1,
    skipped: 4,
  })
})
