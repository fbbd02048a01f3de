// The request screen, and its cards about the applicant, the status and the history.

import { buildGatewayError } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findDialog, findRegion } from '../testing/find-part.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderRequest, renderRequestPart } from '../testing/render-part.tsx'
import { buildAdditionalDetails, buildRequestDetails, buildRequestSummary } from '../testing/requests.ts'
import { ContactNotices } from './ContactNotices.tsx'
import type { RequestDetailsFragment } from './request/opened-request.generated.ts'
import { ApplicantAnswers } from './sections/ApplicantAnswers.tsx'
import { RequestStatus } from './sections/RequestStatus.tsx'
import { Timeline } from './sections/Timeline.tsx'

const buildResponse = (overrides: Partial<RequestDetailsFragment> = {}) => ({
  details: buildRequestDetails(overrides),
})
const renderApplicant = (details: Partial<RequestDetailsFragment> = {}) =>
  renderRequestPart(
    <>
      <ContactNotices />
      <ApplicantAnswers />
    </>,
    details,
  )
const renderStatus = (details: Partial<RequestDetailsFragment> = {}, response = {}) =>
  renderRequestPart(<RequestStatus />, details, { ChangeRequestStatus: response })

test('an opened request shows the answers, as text, and is opened once', async () => {
  const description = 'Line one\n<img src=x onerror=alert(1)>'
  const { page, gateway } = renderRequest({ description })
  const answers = await findRegion('Request')
  screen.getByRole('heading', { level: 1, name: 'LA-7K3M-92QF' })
  expect(page.title).toBe('LA-7K3M-92QF – Access to Justice')
  for (const text of [
    'Danielle Okonjo-Pratt',
    'danielle@example.org',
    '(555) 555-0130',
    'Under $15,000',
    '3',
  ])
    answers.getByText(text)
  answers.getByText((_, element) => element?.textContent === description && element.tagName === 'P')
  expect(document.querySelector('img')).toBeNull()
  expect(gateway.countRequests('OpenLegalAidRequest')).toBe(1)
  expect(getLastVariables(gateway, 'OpenLegalAidRequest')).toEqual({ id: '1' })
})

test('the safe contact methods come first', async () => {
  const additionalDetails = buildAdditionalDetails({
    safeContactMethods: ['Text message', 'Post'],
    callBackWindow: 'Monday morning',
    sayWhoIsCalling: true,
    postalAddress: '12 Main Street\nPort Maren',
    safeContactHours: 'weekdays after 3 PM',
    leaveMessage: false,
  })
  renderApplicant({ additionalDetails })
  await screen.findByRole('heading', { name: 'Contact only by: Text message, Post' })
  expect(screen.getAllByRole('heading')[0]!.textContent).toBe('Contact only by: Text message, Post')
  screen.getByText('Safe hours: weekdays after 3 PM')
  screen.getByText('Call back: Monday morning')
  screen.getByText('We may say who is calling.')
  screen.getByText('Post to: 12 Main Street, Port Maren')
  screen.getByText('Leave no message. Hang up when someone else answers.')
  screen.getByText('(555) 555-0130')
  expect(screen.queryByRole('link', { name: '(555) 555-0130' })).toBeNull()
})

test('who gave an email and a phone, and said nothing of safety, is contacted with care, and called by a press', async () => {
  renderApplicant({ additionalDetails: buildAdditionalDetails({ language: 'Polski' }) })
  await screen.findByRole('heading', { name: 'Contact by email or phone, with care' })
  screen.getByText('The applicant has not said which way is safe.')
  const link = screen.getByRole('link', { name: '(555) 555-0130' })
  expect(link.getAttribute('href')).toBe('tel:+15555550130')
})

test('who has no safe email or phone is shown so, and where they read us', async () => {
  renderApplicant({ email: null, hasNoSafeEmail: true, phone: null, hasNoSafePhone: true })
  const answers = await findRegion('Request')
  answers.getByText('No safe email')
  answers.getByText('No safe phone')
  screen.getByRole('heading', { name: 'No safe email or phone' })
  screen.getByText('Write under Messages: the applicant reads it on the status page, and nowhere else.')
  expect(screen.queryByRole('heading', { name: /^Contact / })).toBeNull()
})

test.each([
  ['called the phone unsafe', { phone: null, hasNoSafePhone: true }, 'No safe phone'],
  ['gave no phone', { phone: 'Not provided' }, 'Not provided'],
])('who %s is contacted only by email', async (_, overrides, phone) => {
  renderApplicant(overrides)
  const answers = await findRegion('Request')
  answers.getByText('danielle@example.org')
  answers.getByText(phone)
  screen.getByRole('heading', { name: 'Contact only by email' })
})

test.each([
  [
    'Applicant',
    'the applicant',
    /^Contact the helper only about mistakes in the form\. Say nothing of the case/,
  ],
  ['Helper', 'the helper', /^Ask the helper to have the applicant get in touch\. Say nothing of the case/],
])('a helper comes first, with whom to contact: %s', async (preferredContact, contact, advice) => {
  const helper = {
    ...{ name: 'Rosa Lind', contact: 'rosa@example.org', preferredContact },
    ...{ relation: 'Daughter', permission: 'Yes' },
  }
  renderApplicant({ helper })
  const heading = await screen.findByRole('heading', { name: `Filled in by Rosa Lind, contact: ${contact}` })
  expect(screen.getAllByRole('heading')[0]).toBe(heading)
  screen.getByText("The helper's phone or email: rosa@example.org")
  screen.getByText('How they know the applicant: Daughter')
  screen.getByText('The applicant knows and agrees.')
  screen.getByText(advice)
})

test('additional details are shown with the answers, missing ones are not, and what cannot be decrypted says so', async () => {
  const additionalDetails = buildAdditionalDetails({
    language: 'Polski',
    languageHelp: 'Sign language',
    leaveMessage: true,
  })
  const request = buildRequestSummary({ courtDate: '2099-04-02' })
  renderApplicant({ additionalDetails, request, description: null })
  const answers = await findRegion('Request')
  for (const text of ['Polski', 'Sign language', 'April 2, 2099', 'Cannot be decrypted'])
    answers.getByText(text)
  expect(answers.queryByText('Adverse party')).toBeNull()
  screen.getByText('We may leave a message.')
})

test('an erased request shows when, and nothing else', async () => {
  const erased = {
    id: '9',
    occurredAt: '2099-03-06T15:00:00.000Z',
    actor: 'Applicant',
    action: 'erased',
    itemType: '',
  }
  renderRequest({ request: buildRequestSummary({ status: 'erased' }), timeline: [erased] })
  expect((await screen.findByRole('time')).textContent).toBe('Mar 6, 2099, 10:00 AM')
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'LA-7K3M-92QF',
    'Erased',
  ])
  expect(screen.queryByText('danielle@example.org')).toBeNull()
})

test('a missing request says so', async () => {
  renderRequest({}, { OpenLegalAidRequest: { details: null } })
  await screen.findByText('This request does not exist.')
})

test('a request that cannot be loaded can be retried', async () => {
  const { user, gateway } = renderRequest({}, { OpenLegalAidRequest: buildGatewayError('BUSY') })
  await screen.findByText('This could not be loaded.')
  gateway.respondWith({ OpenLegalAidRequest: buildResponse() })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  ;(await findRegion('Request')).getByText('Danielle Okonjo-Pratt')
})

test('the status is changed at once to what the service allows, and one that it rejects says why', async () => {
  const fields = { status: 'It cannot go there.' }
  const nextStatuses = ['info_needed', 'in_review']
  const { user, gateway } = renderStatus({ nextStatuses }, buildGatewayError('BAD_USER_INPUT', { fields }))
  const changes = within(await screen.findByRole('group', { name: 'Change status to' }))
  const listLabels = () => changes.getAllByRole('button').map((button) => button.textContent)
  expect(listLabels()).toEqual(['In review', 'Info needed'])
  await user.click(changes.getByRole('button', { name: 'In review' }))
  await screen.findByText('It cannot go there.')
  await screen.findByText('Failed to change status')
  const request = buildRequestSummary({ status: 'in_review' })
  gateway.respondWith({ ChangeRequestStatus: buildResponse({ request, nextStatuses: ['eligible'] }) })
  await user.click(changes.getByRole('button', { name: 'In review' }))
  await screen.findByText('Status changed')
  expect(getLastVariables(gateway, 'ChangeRequestStatus')).toEqual({ id: '1', status: 'in_review' })
  await waitFor(() => expect(listLabels()).toEqual(['Eligible']))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Status' }))
  expect(gateway.countRequests('OpenLegalAidRequest')).toBe(1)
})

test('withdrawing asks for confirmation, a failure is reported in its dialog, and it can be undone', async () => {
  const { user, gateway } = renderStatus({}, buildGatewayError('BUSY'))
  await user.click(await screen.findByRole('button', { name: 'Withdrawn' }))
  const question = await findDialog('Change status of LA-7K3M-92QF to Withdrawn?')
  expect(gateway.countRequests('ChangeRequestStatus')).toBe(0)
  await user.click(question.getByRole('button', { name: 'Change to Withdrawn' }))
  await question.findByText('The server is busy. Try again in a moment.')
  const request = { ...buildRequestSummary({ status: 'withdrawn' }), isUndoable: true }
  gateway.respondWith({ ChangeRequestStatus: buildResponse({ request, nextStatuses: [] }) })
  await user.click(question.getByRole('button', { name: 'Change to Withdrawn' }))
  await screen.findByText('Status changed')
  expect(getLastVariables(gateway, 'ChangeRequestStatus')).toEqual({ id: '1', status: 'withdrawn' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByRole('button', { name: 'Undo' })
})

test('another request of the applicant is another access', async () => {
  const request = buildRequestSummary({ id: '2', reference: 'LA-CCCC-3333' })
  const { user, gateway } = renderRequest({ otherRequests: [request] })
  const others = await findRegion('Other requests')
  gateway.respondWith({ OpenLegalAidRequest: buildResponse({ request, name: 'Ana Diaz' }) })
  await user.click(others.getByRole('link', { name: 'LA-CCCC-3333' }))
  await waitFor(async () => (await findRegion('Summary')).getByText('Ana Diaz'))
  screen.getByRole('heading', { level: 1, name: 'LA-CCCC-3333' })
  expect(gateway.countRequests('OpenLegalAidRequest')).toBe(2)
})

test('the timeline reads as sentences, with repeated reads in one, and says that it records access', async () => {
  const buildEvent = (actor: string, action: string, hour: number, itemType = 'legal aid request') => ({
    ...{ id: `${hour}`, actor, action, itemType },
    occurredAt: `2026-11-20T${hour}:00:00.000Z`,
  })
  const timeline = [
    buildEvent('Ada', 'opened', 15),
    buildEvent('Ada', 'looked for an attorney', 16),
    buildEvent('Ada', 'opened', 17),
    buildEvent('Ruth', 'opened', 18),
    buildEvent('Ruth', 'wrote', 19),
    buildEvent('Ruth', 'opened', 20),
    buildEvent('Ruth', 'opened', 21, 'document'),
    buildEvent('Ruth', 'opened', 22, 'document'),
  ]
  renderRequestPart(<Timeline />, { timeline })
  const timelineCard = await findRegion('Timeline')
  timelineCard.getByText('Your access to this request has been recorded here.')
  expect(timelineCard.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 times, last Nov 20, 2026, 12:00 PMAda opened',
    'Nov 20, 2026, 11:00 AMAda looked for an attorney',
    'Nov 20, 2026, 1:00 PMRuth opened',
    'Nov 20, 2026, 2:00 PMRuth wrote',
    'Nov 20, 2026, 3:00 PMRuth opened',
    'Nov 20, 2026, 4:00 PMRuth opened document',
    'Nov 20, 2026, 5:00 PMRuth opened document',
  ])
})

test('a request created from a message links to it', async () => {
  renderApplicant({ sourceMessage: { id: '9', reference: 'CM-7K3M-92QF' } })
  const link = await screen.findByRole('link', { name: 'CM-7K3M-92QF' })
  expect(link.getAttribute('href')).toBe('/admin/messages/9')
})
