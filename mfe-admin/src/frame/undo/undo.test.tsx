// Undoing a change of requests.
import { buildGatewayError, createFakeGateway } from '@access/shell/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { getLastVariables } from '../../testing/managed-gateway.ts'
import { renderAsAdministrator } from '../../testing/render-at.ts'
import { createQueueGateway } from '../../testing/request-queue.ts'
import { buildRequestDetails, buildRequestSummary, defaultResponses } from '../../testing/requests.ts'
import { selectOption } from '../../testing/select-option.ts'

const requests = [
  buildRequestSummary({ id: 'a', reference: 'LA-AAAA-1111' }),
  buildRequestSummary({ id: 'b', reference: 'LA-BBBB-2222' }),
]

/** Assigns both to nobody; only the first can be undone. */
async function assignBoth() {
  const gateway = createQueueGateway(requests)
  const updated = requests.map(({ id }) => ({
    __typename: 'LegalAidRequest',
    id,
    isUndoable: id === 'a' || null,
  }))
  gateway.respondWith({ AssignRequests: { result: { updated, rejected: [] } } })
  const { user } = renderAsAdministrator('/admin/legal-aid', gateway)
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  const bulkActions = within(screen.getByRole('group', { name: 'Bulk actions' }))
  await selectOption(user, bulkActions.getByLabelText('Assign to'), 'Unassigned')
  await user.click(bulkActions.getByRole('button', { name: 'Assign' }))
  await screen.findByText('2 requests assigned')
  return { gateway, user }
}

test('what can be undone is undone, and said', async () => {
  const { gateway, user } = await assignBoth()
  gateway.respondWith({
    UndoRequestChanges: { result: { updated: [{ __typename: 'LegalAidRequest', id: 'a' }], rejected: [] } },
  })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('1 change undone')
  expect(getLastVariables(gateway, 'UndoRequestChanges')).toEqual({ ids: ['a'] })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
})

test('u undoes as well, and what somebody has changed since says so', async () => {
  const { gateway, user } = await assignBoth()
  const rejected = [{ id: 'a', reference: 'LA-AAAA-1111', reason: 'Somebody has changed it since' }]
  gateway.respondWith({ UndoRequestChanges: { result: { updated: [], rejected } } })
  await user.keyboard('u')
  await screen.findByText('1 change not undone. LA-AAAA-1111: Somebody has changed it since.')
})

test('a failed undo is reported', async () => {
  const { gateway, user } = await assignBoth()
  gateway.respondWith({ UndoRequestChanges: buildGatewayError('BUSY') })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('The server is busy. Try again in a moment.')
})

test('the offer is closed without undoing', async () => {
  const { gateway, user } = await assignBoth()
  await user.click(screen.getByRole('button', { name: 'Close without undoing' }))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(gateway.countRequests('UndoRequestChanges')).toBe(0)
})

test('a request that is open is read again once its change is undone', async () => {
  const gateway = createFakeGateway({
    ...defaultResponses,
    OpenLegalAidRequest: { details: buildRequestDetails() },
    StaffMembers: { staffMembers: [], absences: [] },
    ChangeRequestStatus: {
      details: buildRequestDetails({
        request: { ...buildRequestSummary({ status: 'in_review' }), isUndoable: true } as never,
      }),
    },
    UndoRequestChanges: { result: { updated: [{ __typename: 'LegalAidRequest', id: '1' }], rejected: [] } },
  })
  const { user } = renderAsAdministrator('/admin/legal-aid/1', gateway)
  await user.click(await screen.findByRole('button', { name: 'In review' }))
  await screen.findByText('Status changed')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('1 change undone')
  expect(gateway.countRequests('OpenLegalAidRequest')).toBe(2)
})

test('the offer ends after ten seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await assignBoth()
  act(() => void vi.advanceTimersByTime(9_000))
  screen.getByRole('button', { name: 'Undo' })
  act(() => void vi.advanceTimersByTime(1_500))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
