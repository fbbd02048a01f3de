/** Requests that others work on, and those of an attorney. */

import { buildGatewayError } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { findDialog } from '../testing/find-part.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderRequest } from '../testing/render-part.tsx'
import { buildConflictCheck, buildRequestDetails, buildRequestSummary } from '../testing/requests.ts'
import type { RequestDetailsFragment } from './request/opened-request.generated.ts'

const reasonMissing = buildGatewayError('BAD_USER_INPUT', {
  fields: { reason: 'Ida Brandt works on this request. Say why you open it' },
})
const reason = 'Ida is in court today'
const question = 'Why are you opening this request?'

test('a request that a colleague works on asks why, in more than a few letters, before it shows anything', async () => {
  const { user, gateway } = renderRequest({}, { OpenLegalAidRequest: reasonMissing })
  const dialog = await findDialog(question)
  screen.getByText('Ida Brandt works on this request. Say why you open it.')
  expect(screen.queryByRole('region', { name: 'Request' })).toBeNull()
  await user.type(dialog.getByLabelText('Reason'), 'because{Enter}')
  await dialog.findByText('Say why in 10 characters or more')
  expect(gateway.countRequests('OpenLegalAidRequest')).toBe(1)
  gateway.respondWith({ OpenLegalAidRequest: { details: buildRequestDetails() } })
  enter(dialog.getByLabelText('Reason'), reason)
  await user.click(dialog.getByRole('button', { name: 'Open' }))
  await screen.findByRole('region', { name: 'Request' })
  expect(getLastVariables(gateway, 'OpenLegalAidRequest')).toEqual({ id: '1', reason })
})

test('anyone who gives no reason sees who works on it, and may still give one', async () => {
  const { user } = renderRequest({}, { OpenLegalAidRequest: reasonMissing })
  await screen.findByRole('dialog')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Give a reason' }))
  await findDialog(question)
})

test('who gave it away is asked why before they change it further', async () => {
  const { user, gateway } = renderRequest()
  const button = await screen.findByRole('button', { name: 'In review' })
  gateway.respondWith({ ChangeRequestStatus: reasonMissing, OpenLegalAidRequest: reasonMissing })
  await user.click(button)
  const dialog = await findDialog(question)
  gateway.respondWith({ OpenLegalAidRequest: { details: buildRequestDetails() } })
  enter(dialog.getByLabelText('Reason'), reason)
  await user.click(dialog.getByRole('button', { name: 'Open' }))
  await screen.findByRole('button', { name: 'In review' })
})

const renderAsAttorney = (details: Partial<RequestDetailsFragment>, search = '') =>
  renderRequest(details, {}, { role: 'attorney', search })

test('an attorney works on a request without what the role does not include, and reads from which message it was made', async () => {
  const { gateway } = renderAsAttorney({
    request: buildRequestSummary({ assigneeId: '1' }),
    sourceMessage: { id: 'm1', reference: 'CM-7K3M-92QF' },
  })
  await screen.findByRole('button', { name: 'Add note' })
  const back = screen.getByRole('link', { name: 'Back to dashboard' })
  expect(back.getAttribute('href')).toBe('/admin/dashboard')
  for (const name of ['Assign to me', 'Assign to somebody else', 'Add party'])
    expect(screen.queryByRole('button', { name }), name).toBeNull()
  screen.getByText(/CM-7K3M-92QF/)
  expect(screen.queryByRole('link', { name: 'CM-7K3M-92QF' })).toBeNull()
  expect(gateway.countRequests('OpenMatching')).toBe(0)
})

test.each([
  ['opened unchecked', { outcome: null, decidedAt: null }],
  ['locked', { isLocked: true, outcome: null }],
])('an attorney whose request is %s learns who completes the check', async (_, conflicts) => {
  renderAsAttorney({ conflicts: buildConflictCheck(conflicts) }, '?tab=conflicts')
  await screen.findByText(/Ask an intake worker or an administrator to complete (it|the check)/)
  expect(screen.queryByRole('region', { name: 'Decision' })).toBeNull()
})
