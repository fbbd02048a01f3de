import { expect, test } from 'vitest'
import { formatReport, listFailures, type ScaleOutResult } from './report.ts'

const nothing = { missing: [], duplicates: [], inconsistencies: [], filesWithCanary: [], pendingEmails: 0 }
const buildResult = (values: Partial<ScaleOutResult> = {}): ScaleOutResult => ({
  changes: [40, 20, 60],
  ended: ['shell', 'shell', 'gateway'].map((program) => ({
    program,
    signal: 'SIGKILL',
    duration: 1_500,
    read: { count: 100, failures: [], longest: 320 },
  })),
  before: { ...nothing, duplicates: ['LA-DEMO'] },
  after: { ...nothing, duplicates: ['LA-DEMO'] },
  promised: 50,
  attempts: 61,
  ...values,
})

test('what was stored before is no failure', () => {
  expect(listFailures(buildResult())).toEqual([])
})

test('a read that failed, a late change and what was lost or stored twice are named', () => {
  const [shell] = buildResult().ended
  const result = buildResult({
    changes: [20, 1_300],
    ended: [{ ...shell!, read: { count: 3, failures: ['/api/cases 503'], longest: 80 } }],
    after: { ...nothing, missing: ['LA-ONE'], duplicates: ['LA-DEMO', 'LA-TWO'], pendingEmails: 2 },
  })
  expect(listFailures(result)).toEqual([
    'a change was seen after 1300 ms',
    'shell by SIGKILL: /api/cases 503',
    'lost: LA-ONE',
    'twice: LA-TWO',
    'emails still waiting: 2',
  ])
})

test('the table has a row for each program and way to end it', () => {
  expect(formatReport(buildResult()).split('\n')).toEqual(
    expect.arrayContaining([
      '| shell | SIGKILL | 2 | 1.5 | 200 | 0 | 0.3 |',
      '| gateway | SIGKILL | 1 | 1.5 | 100 | 0 | 0.3 |',
      '3 changes, on the pages of both hosts after 40 ms (20-60).',
    ]),
  )
})
