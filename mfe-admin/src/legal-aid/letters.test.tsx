// Status changes with a letter, the closure notice, and the retention of a request.

import { buildGatewayError } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { findDialog, findRegion } from '../testing/find-part.ts'
import { buildLetters, buildRetention, buildTemplate } from '../testing/letters.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderRequestPart } from '../testing/render-part.tsx'
import { buildRequestDetails, buildRequestSummary } from '../testing/requests.ts'
import { selectOption } from '../testing/select-option.ts'
import type { RequestDetailsFragment } from './request/opened-request.generated.ts'
import type { RetentionFragment } from './request/request-retention.generated.ts'
import { RetentionCard } from './retention/RetentionCard.tsx'
import { RequestStatus } from './sections/RequestStatus.tsx'

const nextStatuses = ['declined', 'referred', 'closed']
const buildResponse = (overrides: Partial<RequestDetailsFragment> = {}) => ({
  details: buildRequestDetails({ nextStatuses, ...overrides }),
})

const renderCards = (answers: Record<string, unknown> = {}, retention: Partial<RetentionFragment> = {}) =>
  renderRequestPart(
    <>
      <RequestStatus />
      <RetentionCard />
    </>,
    { nextStatuses, retention: buildRetention(retention) },
    { LettersForRequest: buildLetters(), ...answers },
  )

const getRetentionCard = async () => await findRegion('Retention')
const letterField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Letter' })

test.each(['Declined', 'Referred', 'Closed'])(
  'changing the status to %s requires a letter',
  async (status) => {
    const { user, gateway } = renderCards({
      ChangeRequestStatus: buildResponse({
        request: buildRequestSummary({ status: status.toLowerCase() }),
        nextStatuses: [],
      }),
    })
    await user.click(await screen.findByRole('button', { name: status }))
    const dialog = await findDialog(`Change status of LA-7K3M-92QF to ${status}?`)
    await waitFor(async () =>
      expect((await letterField()).value).toBe('We are sorry.\n{{referralResources}}'),
    )
    expect(getLastVariables(gateway, 'LettersForRequest')).toEqual({ id: '1', purpose: status.toLowerCase() })
    const preview = within(dialog.getByRole('region', { name: 'Preview' }))
    await preview.findByText(/We are sorry\.\s- The bar association/)
    await user.click(dialog.getByRole('button', { name: `Send and change to ${status}` }))
    await screen.findByText('Status changed')
    expect(getLastVariables(gateway, 'ChangeRequestStatus')).toEqual({
      id: '1',
      status: status.toLowerCase(),
      letter: { subject: 'Our answer to {{reference}}', text: 'We are sorry.\n{{referralResources}}' },
    })
    const head = screen.getByRole('heading', { name: 'Status' })
    await waitFor(() => expect(document.activeElement).toBe(head))
  },
)

test('no letter can be sent before it is loaded', async () => {
  const { user } = renderCards({ LettersForRequest: buildGatewayError('INTERNAL_SERVER_ERROR') })
  await user.click(await screen.findByRole('button', { name: 'Declined' }))
  const dialog = within(await screen.findByRole('dialog'))
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send and change to Declined' })
  await dialog.findByRole('button', { name: 'Try again' })
  expect(send.disabled).toBe(true)
})

test('with several templates none is preselected', async () => {
  const other = buildTemplate({
    id: 't2',
    name: 'Income above our limit',
    text: 'Too high.\n{{referralResources}}',
  })
  const { user } = renderCards({ LettersForRequest: buildLetters([buildTemplate(), other]) })
  await user.click(await screen.findByRole('button', { name: 'Declined' }))
  expect((await letterField()).value).toBe('')
  await selectOption(user, screen.getByLabelText('Template'), 'Income above our limit')
  await waitFor(async () => expect((await letterField()).value).toBe('Too high.\n{{referralResources}}'))
})

test('a declining letter must contain referral resources', async () => {
  const { user, gateway } = renderCards()
  await user.click(await screen.findByRole('button', { name: 'Declined' }))
  const text = await letterField()
  enter(text, 'No.')
  await user.click(screen.getByRole('button', { name: 'Send and change to Declined' }))
  await screen.findByText(/^Say where else they can turn/)
  expect(gateway.countRequests('ChangeRequestStatus')).toBe(0)
})

test('a rejected letter stays as typed, with the reason at its field', async () => {
  const fields = { text: 'There is no {{name}}.' }
  const { user } = renderCards({ ChangeRequestStatus: buildGatewayError('BAD_USER_INPUT', { fields }) })
  await user.click(await screen.findByRole('button', { name: 'Declined' }))
  const text = await letterField()
  await user.click(text)
  await user.paste(' Goodbye.')
  await user.click(screen.getByRole('button', { name: 'Send and change to Declined' }))
  await screen.findByText('There is no {{name}}.')
  expect(text.value).toBe('We are sorry.\n{{referralResources}} Goodbye.')
})

test('after an unanswered closure notice the request can be closed without a letter', async () => {
  const { user, gateway } = renderCards({
    LettersForRequest: buildLetters([buildTemplate({ kind: 'closing' })], true),
    ChangeRequestStatus: buildResponse({
      request: buildRequestSummary({ status: 'closed' }),
      nextStatuses: [],
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Closed' }))
  await user.click(await screen.findByRole('button', { name: 'Close without a letter' }))
  await screen.findByText('Status changed')
  expect(getLastVariables(gateway, 'ChangeRequestStatus')).toEqual({ id: '1', status: 'closed' })
})

test('a closure notice is sent and then shown in the card', async () => {
  const { user, gateway } = renderCards({
    SendClosureNotice: buildResponse({
      retention: buildRetention({
        closureNoticeSentAt: '2099-03-06T15:00:00.000Z',
        answerDueAt: '2099-03-20T15:00:00.000Z',
      }),
    }),
  })
  const card = await getRetentionCard()
  await user.click(await card.findByRole('button', { name: 'Send closure notice' }))
  await letterField()
  await user.click(screen.getByRole('button', { name: 'Send notice' }))
  await screen.findByText('Closure notice sent')
  expect(getLastVariables(gateway, 'SendClosureNotice')).toMatchObject({ id: '1' })
  await card.findByText(/^Closure notice sent/)
  expect(card.queryByRole('button', { name: 'Send closure notice' })).toBeNull()
})

test('without a closing transition there is no closure notice', async () => {
  renderCards({ OpenLegalAidRequest: buildResponse({ nextStatuses: ['in_review'] }) })
  const card = await getRetentionCard()
  await card.findByText('Retained while the request is active.')
  expect(card.queryByRole('button', { name: 'Send closure notice' })).toBeNull()
})

test('the retention date and the periods are shown', async () => {
  const { user } = renderCards({}, { retainedUntil: '2100-03-06T15:00:00.000Z' })
  const card = await getRetentionCard()
  await card.findByText(/^Retained until/)
  await user.click(card.getByRole('button', { name: 'Retention periods' }))
  expect(card.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Declined: 12 months',
    'Closed: 7 years',
    'All others: while the request is active',
  ])
})

test('a legal hold needs a reason, and shows who placed it', async () => {
  const retentionOnHold = buildRetention({
    legalHoldSince: '2099-03-06T15:00:00.000Z',
    legalHoldBy: 'Ada',
    legalHoldReason: 'A court has asked for it',
  })
  const { user, gateway } = renderCards({ PlaceLegalHold: buildResponse({ retention: retentionOnHold }) })
  const card = await getRetentionCard()
  await user.click(await card.findByRole('button', { name: 'Place legal hold' }))
  const dialog = await findDialog('Place legal hold')
  await user.click(dialog.getByRole('button', { name: 'Place legal hold' }))
  await dialog.findByText('Say why it must be kept')
  enter(dialog.getByLabelText('Reason'), 'A court has asked for it')
  await user.click(dialog.getByRole('button', { name: 'Place legal hold' }))
  await screen.findByText('Legal hold placed')
  expect(getLastVariables(gateway, 'PlaceLegalHold')).toEqual({ id: '1', reason: 'A court has asked for it' })
  await card.findByText(/, by Ada\. The request is not purged or erased\./)
  card.getByText('A court has asked for it')
})

test('a legal hold can be lifted', async () => {
  const { user, gateway } = renderCards(
    { LiftLegalHold: buildResponse() },
    { legalHoldSince: '2099-03-06T15:00:00.000Z', legalHoldBy: 'Ada', legalHoldReason: 'A court' },
  )
  const card = await getRetentionCard()
  const button = await card.findByRole('button', { name: 'Lift legal hold' })
  await user.click(button)
  await screen.findByText('Legal hold lifted')
  expect(getLastVariables(gateway, 'LiftLegalHold')).toEqual({ id: '1' })
  await card.findByRole('button', { name: 'Place legal hold' })
})
