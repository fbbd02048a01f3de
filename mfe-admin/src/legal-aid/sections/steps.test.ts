import { hasPermission, type Role } from '@access/service-kit/roles/roles.rules'
import { expect, test } from 'vitest'
import { buildRequestDetails, buildRequestSummary } from '../../testing/requests.ts'
import type { RequestDetailsFragment, RequestSummaryFragment } from '../request/opened-request.generated.ts'
import type { RequestScreeningFragment } from '../request/request-screening.generated.ts'
import { findNextStep, listSteps } from './steps.ts'

const conflicts = (outcome: string | null, isLocked = outcome === null) =>
  ({ ...buildRequestDetails().conflicts, outcome, isLocked }) as RequestDetailsFragment['conflicts']
const mayAs = (role: Role) => (permission: Parameters<typeof hasPermission>[1]) =>
  hasPermission(role, permission)

function findLabel(
  request: Partial<RequestSummaryFragment>,
  details: Partial<RequestDetailsFragment> = {},
  role: Role = 'administrator',
) {
  const step = findNextStep(
    buildRequestDetails({
      conflicts: conflicts('clear'),
      messages: [],
      screenings: [{ id: '1' } as RequestScreeningFragment],
      ...details,
      request: buildRequestSummary({ assigneeId: '1', assigneeName: 'Ada', ...request }),
    }),
    mayAs(role),
  )
  return step?.label ?? null
}

test('the conflict check comes before everything, for who does it', () => {
  expect(findLabel({ assigneeId: null }, { conflicts: conflicts(null) })).toBe('Check for conflicts')
  expect(findLabel({}, { conflicts: conflicts(null) }, 'attorney')).toBeNull()
})

test('a conflict that was found leads to declining', () => {
  expect(findLabel({}, { conflicts: conflicts('conflict', true) })).toBe('Decline this request')
  expect(findLabel({}, { conflicts: conflicts('conflict', false) }, 'attorney')).toBe('Decline this request')
})

test('then somebody takes the request, and a message is answered before its status is changed', () => {
  const message = { id: '1', sentAt: '2026-03-06T15:00:00.000Z', sender: 'applicant', text: 'Hello' }
  expect(findLabel({ assigneeId: null }, { messages: [message] })).toBe('Assign this request')
  expect(findLabel({ status: 'new' }, { messages: [message] })).toBe('Answer the message')
  expect(findLabel({ status: 'new' }, { messages: [message, { ...message, sender: 'office' }] })).toBe(
    'Begin the review',
  )
})

test.each([
  ['new', 'Begin the review'],
  ['in_review', 'Decide on eligibility'],
  ['info_needed', 'Change the status'],
  ['eligible', 'Find an attorney'],
  ['matched', 'Close when it is done'],
  ['declined', null],
  ['closed', null],
])('the next step of a request that is %s: %s', (status, label) => {
  expect(findLabel({ status })).toBe(label)
})

test('of a matter its attorney reports that it is over, and then the office closes it', () => {
  const reported = { status: 'matched', closingReportedAt: '2026-03-06T15:00:00.000Z' }
  expect(findLabel({ status: 'matched' }, {}, 'attorney')).toBe('Report how it ended')
  expect(findLabel(reported, {}, 'attorney')).toBeNull()
  expect(findLabel(reported)).toBe('Close the matter')
})

test('without a screening it is screened first', () => {
  expect(findLabel({ status: 'in_review' }, { screenings: [] })).toBe('Screen this request')
})

test('a role is offered what it may do', () => {
  const listLabels = (role: Role) => listSteps(mayAs(role)).map(({ label }) => label)
  expect(listLabels('administrator').at(0)).toBe('Assign')
  expect(listLabels('attorney')).not.toContain('Assign')
  expect(listLabels('attorney')).not.toContain('Find an attorney')
})
