import { expect, test } from 'vitest'
import { retentionMonths } from '../legal-aid-requests/retention.ts'
import { canChangeStatus, getNextStatuses, officeStatuses, statuses } from './status.rules.ts'

test('the office gives every status but new, and erased, which comes by the applicant or by retention', () => {
  expect(statuses.filter((status) => !officeStatuses.includes(status))).toEqual(['new', 'erased'])
})

test('what has a retention period is purged when it ends, and nothing else', () => {
  expect(statuses.filter((status) => canChangeStatus('retention', status, 'erased'))).toEqual(
    Object.keys(retentionMonths),
  )
})

test('nobody changes what is erased', () => {
  for (const actor of ['office', 'applicant', 'attorney', 'retention'] as const)
    expect(getNextStatuses(actor, 'erased')).toEqual([])
})

test('by the answer to a closure notice applicants reopen or close what the office may close', () => {
  const closable = statuses.filter((status) => canChangeStatus('office', status, 'closed'))
  expect(statuses.filter((status) => canChangeStatus('applicant', status, 'closed'))).toEqual(closable)
})
