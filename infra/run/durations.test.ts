import { expect, test } from 'vitest'
import { formatSlowest, listDurations } from './durations.ts'

test('the slowest tests are shown first, in seconds, with the file that they are in', () => {
  const report = {
    testResults: [
      {
        name: '/project/shell/cases.test.tsx',
        status: 'passed',
        assertionResults: [
          { status: 'passed', fullName: 'a case is shown', duration: 120 },
          { status: 'passed', fullName: 'a case is found', duration: 12_345 },
          { status: 'skipped', fullName: 'a case is printed' },
        ],
      },
    ],
  }
  expect(formatSlowest(listDurations(report), 2)).toBe(
    ['    12.3 s  cases.test.tsx: a case is found', '     0.1 s  cases.test.tsx: a case is shown'].join('\n'),
  )
  expect(listDurations(undefined)).toEqual([])
})
