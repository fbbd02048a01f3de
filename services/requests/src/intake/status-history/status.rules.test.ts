import { expect, test } from 'vitest'
import { startWithRequest } from '../../testing/applicant.ts'
import { moveRequest, openRequest } from '../../testing/staff.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.entity.ts'
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

test('applicants withdraw what nobody has decided, and erase whatever is no case of ours', () => {
  const undecided = ['new', 'in_review', 'info_needed', 'eligible']
  expect(statuses.filter((status) => canChangeStatus('applicant', status, 'withdrawn'))).toEqual(undecided)
  expect(statuses.filter((status) => canChangeStatus('applicant', status, 'erased'))).toEqual([
    ...undecided,
    ...['declined', 'referred', 'withdrawn'],
  ])
})

test('by the answer to a closure notice applicants reopen or close what the office may close', () => {
  const closable = statuses.filter((status) => canChangeStatus('office', status, 'closed'))
  expect(statuses.filter((status) => canChangeStatus('applicant', status, 'closed'))).toEqual(closable)
})

test('the status history has every change in order, with its time', async () => {
  const { inbox, id, receivedAt, perform } = await startWithRequest()
  await moveRequest(inbox, id, 'in_review', 'info_needed', 'eligible')
  await perform('withdraw')
  const { statusHistory } = await perform('reopen')
  expect(statusHistory.map(({ status }) => status)).toEqual([
    'new',
    'in_review',
    'info_needed',
    'eligible',
    'withdrawn',
    'in_review',
  ])
  expect(statusHistory[0]!.changedAt).toBe(receivedAt)
  const { statusChangedAt } = await inbox.em().findOneOrFail(LegalAidRequest, { id })
  expect(statusHistory.at(-1)!.changedAt).toBe(statusChangedAt.toISOString())
})

test('what is done with a request without moving it is no step', async () => {
  const { inbox, id, perform } = await startWithRequest()
  await openRequest(inbox, id)
  const { statusHistory } = await perform('write', { text: 'Hello' })
  expect(statusHistory).toMatchObject([{ status: 'new' }])
})

test('the status history of an erased request has only its beginning and its end', async () => {
  const { inbox, id, perform } = await startWithRequest()
  await moveRequest(inbox, id, 'in_review')
  const { statusHistory, erasedAt } = await perform('erase')
  expect(statusHistory.map(({ status }) => status)).toEqual(['new', 'erased'])
  expect(statusHistory[1]!.changedAt).toBe(erasedAt)
})
