/** Requests that others work on, and those of an attorney. */
import { buildGatewayError, createFakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderAs, renderAsAdministrator } from '../testing/render-at.ts'
import {
  buildConflictCheck,
  buildRequestDetails,
  buildRequestSummary,
  defaultResponses,
} from '../testing/requests.ts'

const reasonMissing = buildGatewayError('BAD_USER_INPUT', {
  fields: { reason: 'Ida Brandt works on this request. Say why you open it' },
})
const address = '/admin/legal-aid/1'
const reason = 'Ida is in court today'

test('a request that a colleague works on asks why, in more than a few letters, before it shows anything', async () => {
  const gateway = createFakeGateway({ ...defaultResponses, OpenLegalAidRequest: reasonMissing })
  const { user } = renderAsAdministrator(address, gateway)
  const dialog = within(await screen.findByRole('dialog', { name: 'Why are you opening this request?' }))
  screen.getByText('Ida Brandt works on this request. Say why you open it.')
  expect(screen.queryByRole('region', { name: 'Request' })).toBeNull()
  await user.type(dialog.getByLabelText('Reason'), 'because{Enter}')
  await dialog.findByText('Say why in 10 characters or more')
  expect(gateway.countRequests('OpenLegalAidRequest')).toBe(1)
  gateway.respondWith({ OpenLegalAidRequest: { details: buildRequestDetails() } })
  await user.clear(dialog.getByLabelText('Reason'))
  await user.click(dialog.getByLabelText('Reason'))
  await user.paste(reason)
  await user.click(dialog.getByRole('button', { name: 'Open' }))
  await screen.findByRole('region', { name: 'Request' })
  expect(getLastVariables(gateway, 'OpenLegalAidRequest')).toEqual({ id: '1', reason })
})

test('anyone who gives no reason sees who works on it, and may still give one', async () => {
  const gateway = createFakeGateway({ ...defaultResponses, OpenLegalAidRequest: reasonMissing })
  const { user } = renderAsAdministrator(address, gateway)
  await screen.findByRole('dialog')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Give a reason' }))
  await screen.findByRole('dialog', { name: 'Why are you opening this request?' })
})

test('who gave it away is asked why before they change it further', async () => {
  const details = buildRequestDetails()
  const gateway = createFakeGateway({ ...defaultResponses, OpenLegalAidRequest: { details } })
  const { user } = renderAsAdministrator(address, gateway)
  const button = await screen.findByRole('button', { name: 'In review' })
  gateway.respondWith({ ChangeRequestStatus: reasonMissing, OpenLegalAidRequest: reasonMissing })
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Why are you opening this request?' }))
  gateway.respondWith({ OpenLegalAidRequest: { details } })
  await user.click(dialog.getByLabelText('Reason'))
  await user.paste(reason)
  await user.click(dialog.getByRole('button', { name: 'Open' }))
  await screen.findByRole('button', { name: 'In review' })
})

test('an attorney works on a request without what the role does not include', async () => {
  const details = buildRequestDetails({ request: buildRequestSummary({ assigneeId: '1' }) })
  const gateway = createFakeGateway({ ...defaultResponses, OpenLegalAidRequest: { details } })
  renderAs('attorney', address, gateway)
  await screen.findByRole('button', { name: 'Add note' })
  const back = screen.getByRole('link', { name: 'Back to dashboard' })
  expect(back.getAttribute('href')).toBe('/admin/dashboard')
  for (const name of ['Assign to me', 'Assign to somebody else', 'Add party'])
    expect(screen.queryByRole('button', { name }), name).toBeNull()
  expect(gateway.countRequests('OpenMatching')).toBe(0)
})

test('an attorney reads from which message a request was made, without a link that they may not follow', async () => {
  const details = buildRequestDetails({
    request: buildRequestSummary({ assigneeId: '1' }),
    sourceMessage: { id: 'm1', reference: 'CM-7K3M-92QF' },
  })
  renderAs('attorney', address, createFakeGateway({ ...defaultResponses, OpenLegalAidRequest: { details } }))
  await screen.findByText(/CM-7K3M-92QF/)
  expect(screen.queryByRole('link', { name: 'CM-7K3M-92QF' })).toBeNull()
})

test('an attorney whose request was opened unchecked learns who completes the check', async () => {
  const details = buildRequestDetails({ conflicts: buildConflictCheck({ outcome: null, decidedAt: null }) })
  const gateway = createFakeGateway({ ...defaultResponses, OpenLegalAidRequest: { details } })
  renderAs('attorney', `${address}?tab=conflicts`, gateway)
  await screen.findByText(/Ask an intake worker or an administrator to complete the check/)
})

test('an attorney learns that somebody else completes the conflict check', async () => {
  const details = buildRequestDetails({ conflicts: buildConflictCheck({ isLocked: true }) })
  renderAs('attorney', address, createFakeGateway({ ...defaultResponses, OpenLegalAidRequest: { details } }))
  await screen.findByText(/Ask an intake worker or an administrator to complete it/)
  expect(screen.queryByRole('button', { name: 'No conflicts' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Decision' })).toBeNull()
})
