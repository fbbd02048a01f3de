// The head of a request, its sections, and what leads from one to another.
import { buildGatewayError, createFakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getLastVariables } from '../../testing/managed-gateway.ts'
import { findAction } from '../../testing/open-actions.ts'
import { renderAsAdministrator } from '../../testing/render-at.ts'
import {
  buildAdditionalDetails,
  buildRequestDetails,
  buildRequestSummary,
  defaultResponses,
} from '../../testing/requests.ts'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'

const createGateway = (overrides: Partial<RequestDetailsFragment> = {}) =>
  createFakeGateway({
    ...defaultResponses,
    OpenLegalAidRequest: { details: buildRequestDetails(overrides) },
  })
const renderAt = (gateway = createGateway(), tab?: 'messages') =>
  renderAsAdministrator(`/admin/legal-aid/1${tab ? `?tab=${tab}` : ''}`, gateway)
const getSection = async (name: string) => within(await screen.findByRole('region', { name }))

test('the head says whose it is, where it stands and how to reach them, and leads to what is next', async () => {
  const additionalDetails = buildAdditionalDetails({ safeContactMethods: ['Text message', 'Email'] })
  const request = buildRequestSummary({ possibleDuplicateOf: '2' })
  const { user, getAddress } = renderAt(createGateway({ additionalDetails, request }))
  const head = await getSection('Summary')
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

const assigned = { assigneeId: '1', assigneeName: 'Ada', status: 'new' }

/** Opens a request in which nothing is left to do before its review. */
function renderBeforeReview(response: object) {
  const opened = buildRequestDetails({
    request: buildRequestSummary(assigned),
    conflicts: null,
    messages: [],
    screenings: null,
    nextStatuses: ['in_review', 'declined'],
  })
  const gateway = createFakeGateway({
    ...defaultResponses,
    OpenLegalAidRequest: { details: opened },
    ChangeRequestStatus: response,
  })
  return { gateway, user: renderAt(gateway).user }
}

test('the review begins by one press, and the button says what is next then', async () => {
  const changed = buildRequestDetails({
    request: buildRequestSummary({ ...assigned, status: 'in_review' }),
    conflicts: null,
    messages: [],
    screenings: null,
  })
  const { gateway, user } = renderBeforeReview({ details: changed })
  const head = await getSection('Summary')
  await user.click(head.getByRole('button', { name: 'Begin the review' }))
  const next = await head.findByRole('button', { name: 'Decide on eligibility' })
  expect(document.activeElement).toBe(next)
  expect(getLastVariables(gateway, 'ChangeRequestStatus')).toEqual({ id: '1', status: 'in_review' })
})

test('a review that could not begin says why, and can be tried again', async () => {
  const { user } = renderBeforeReview(buildGatewayError('BUSY'))
  const head = await getSection('Summary')
  await user.click(head.getByRole('button', { name: 'Begin the review' }))
  await head.findByText('The server is busy. Try again in a moment.')
  head.getByRole('button', { name: 'Begin the review' })
})

test('a section is chosen by the arrow keys, and what was typed in another one stays', async () => {
  const { user, getAddress } = renderAt(createGateway(), 'messages')
  await user.click(await screen.findByLabelText('Write to the applicant'))
  await user.paste('Please call')
  await user.click(screen.getByRole('tab', { name: 'Messages' }))
  await user.keyboard('{ArrowRight}{ArrowLeft}{Home}{Enter}')
  await waitFor(() => expect(getAddress()).toBe('/admin/legal-aid/1'))
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Overview$/ }))
  await user.keyboard('{End}{Enter}')
  await getSection('Timeline')
  await user.click(screen.getByRole('tab', { name: 'Messages' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Write to the applicant').value).toBe('Please call')
})

test('what has nothing to do in it leads to the tab of its section', async () => {
  const { user } = renderAt(createGateway({ documents: [] }))
  await user.click(await findAction('Read the documents'))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Documents/, selected: true })),
  )
})

test('a conflict that was found leads to declining, and is not called unchecked', async () => {
  const conflicts = {
    ...buildRequestDetails().conflicts!,
    ...{ outcome: 'conflict', decidedBy: 'Ada Admin', decidedAt: '2099-03-06T15:00:00.000Z' },
  }
  const { user } = renderAt(createGateway({ conflicts, nextStatuses: ['declined'] }))
  await user.click(await screen.findByRole('button', { name: 'Decline this request' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Declined' })))
  await user.click(screen.getByRole('tab', { name: 'Conflict check conflict' }))
  screen.getByText(/Read no further\. Decline this request/)
  expect(screen.queryByText('Not checked')).toBeNull()
})
