// The head of a request, its sections, and what leads from one to another.

import { buildGatewayError } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../../testing/enter.ts'
import { findRegion } from '../../testing/find-part.ts'
import { getLastVariables } from '../../testing/managed-gateway.ts'
import { findAction } from '../../testing/open-actions.ts'
import { renderRequest } from '../../testing/render-part.tsx'
import {
  buildAdditionalDetails,
  buildConflictCheck,
  buildRequestDetails,
  buildRequestSummary,
} from '../../testing/requests.ts'

test('the head says whose it is, where it stands and how to reach them, and leads to what is next', async () => {
  const additionalDetails = buildAdditionalDetails({ safeContactMethods: ['Text message', 'Email'] })
  const request = buildRequestSummary({ possibleDuplicateOf: '2' })
  const { user, getAddress } = renderRequest({ additionalDetails, request })
  const head = await findRegion('Summary')
  // Somebody else sent it in the same words.
  const duplicate = head.getByRole('link', { name: 'open the other request' })
  expect(duplicate.getAttribute('href')).toBe('/admin/legal-aid/2')
  for (const text of [
    'Danielle Okonjo-Pratt',
    'New',
    'Possible duplicate',
    'Unassigned',
    'Only by text message, email',
  ])
    head.getByText(text)
  await user.click(head.getByRole('button', { name: 'Assign this request' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Assign to me'))
  await user.click(await findAction('Write to the applicant'))
  await waitFor(() => expect(getAddress()).toBe('/admin/legal-aid/1?tab=messages'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Write to the applicant')))
  await user.click(await findAction('Print case sheet'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Print everything'))
})

test('the review begins by one press, and the button says what is next then; a failure is shown beside it', async () => {
  const assigned = { assigneeId: '1', assigneeName: 'Ada' }
  const nothingElse = { conflicts: null, screenings: null }
  const { gateway, user } = renderRequest(
    { ...nothingElse, request: buildRequestSummary(assigned) },
    { ChangeRequestStatus: buildGatewayError('BUSY') },
  )
  const head = await findRegion('Summary')
  await user.click(head.getByRole('button', { name: 'Begin the review' }))
  await head.findByText('The server is busy. Try again in a moment.')
  gateway.respondWith({
    ChangeRequestStatus: {
      details: buildRequestDetails({
        ...nothingElse,
        request: buildRequestSummary({ ...assigned, status: 'in_review' }),
      }),
    },
  })
  await user.click(head.getByRole('button', { name: 'Begin the review' }))
  const next = await head.findByRole('button', { name: 'Decide on eligibility' })
  expect(document.activeElement).toBe(next)
  expect(getLastVariables(gateway, 'ChangeRequestStatus')).toEqual({ id: '1', status: 'in_review' })
})

test('a section is chosen by the arrow keys, and what was typed in another one stays', async () => {
  const { user, getAddress } = renderRequest({}, {}, { search: '?tab=messages' })
  enter(await screen.findByLabelText('Write to the applicant'), 'Please call')
  await user.click(screen.getByRole('tab', { name: 'Messages' }))
  await user.keyboard('{ArrowRight}{ArrowLeft}{Home}{Enter}')
  await waitFor(() => expect(getAddress()).toBe('/admin/legal-aid/1'))
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Overview$/ }))
  await user.keyboard('{End}{Enter}')
  await findRegion('Timeline')
  await user.click(screen.getByRole('tab', { name: 'Messages' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Write to the applicant').value).toBe('Please call')
})

test('what has nothing to do in it leads to the tab of its section', async () => {
  const { user } = renderRequest()
  await user.click(await findAction('Read the documents'))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Documents/, selected: true })),
  )
})

test('a conflict that was found leads to declining, and is not called unchecked', async () => {
  const conflicts = buildConflictCheck({ outcome: 'conflict' })
  const { user } = renderRequest({ conflicts, nextStatuses: ['declined'] })
  await user.click(await screen.findByRole('button', { name: 'Decline this request' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Declined' })))
  await user.click(screen.getByRole('tab', { name: 'Conflict check conflict' }))
  screen.getByText(/Read no further\. Decline this request/)
  expect(screen.queryByText('Not checked')).toBeNull()
})
