/** What an attorney begins with: offers that they answer, and their matters. */

import { buildGatewayError, createFakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createBuilder } from '../../testing/create-builder.ts'
import { enter } from '../../testing/enter.ts'
import { findDialog } from '../../testing/find-part.ts'
import { getLastVariables } from '../../testing/managed-gateway.ts'
import { renderAs } from '../../testing/render-at.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { buildRequestSummary } from '../../testing/requests.ts'
import OwnMatterList from '../OwnMatterList.tsx'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'
import type { CaseSummaryFragment, OwnOfferFragment, ReceivedOfferFragment } from './matters.generated.ts'

const offer: OwnOfferFragment = {
  id: 'o1',
  reference: 'LA-OFFR-2222',
  offeredAt: '2099-03-05T15:00:00.000Z',
  endsAt: '2099-03-06T22:00:00.000Z',
}

const buildReceived = createBuilder<ReceivedOfferFragment>({
  __typename: 'ReceivedOffer',
  step: 'names',
  endsAt: offer.endsAt,
  parties: [{ role: 'applicant', names: ['Ana Diaz'] }],
  caseSummary: null,
})

const caseSummary: CaseSummaryFragment = {
  category: 'Housing Rights',
  urgency: 'High',
  summary: 'A tenant has had no heating for two weeks.',
  language: null,
  languageHelp: null,
  courtDate: '2099-04-02T00:00:00.000Z',
  income: null,
  household: '1 person',
}
const brief = buildReceived({ step: 'brief', parties: null, caseSummary })

const createGateway = (
  { offers = [], items = [] }: { offers?: OwnOfferFragment[]; items?: RequestSummaryFragment[] },
  responses: object = {},
) => createFakeGateway({ OwnMatters: { offers, matters: { items, total: items.length } }, ...responses })

const renderMatters = (gateway: ReturnType<typeof createGateway>) =>
  renderPart(<OwnMatterList />, gateway, { role: 'attorney' })
const press = (name: string) => screen.findByRole('button', { name })

/** Opens the only offer to an attorney. */
async function openOffer(received: ReceivedOfferFragment, responses: object = {}) {
  const gateway = createGateway({ offers: [offer] }, { OpenOwnOffer: { offer: received }, ...responses })
  const { user } = renderMatters(gateway)
  await user.click(await press('Open offer LA-OFFR-2222'))
  return { gateway, user }
}

test('an attorney begins with the offers to them and their matters', async () => {
  const items = [
    buildRequestSummary({ id: '1', status: 'matched', unreadCount: 2 }),
    buildRequestSummary({ id: '2', reference: 'LA-ENDD-3333', status: 'closed' }),
  ]
  renderMatters(createGateway({ offers: [offer], items }))
  const offers = within(await screen.findByRole('list', { name: 'Offers to you' }))
  expect(offers.getByRole('listitem').textContent).toMatch(/LA-OFFR-2222answer by Mar 6, 2099, 5:00 PM/)
  const matters = within(screen.getByRole('list', { name: 'Your matters' }))
  expect(matters.getByRole('link').getAttribute('href')).toBe('/admin/legal-aid/1')
  matters.getByText('2 new')
  within(screen.getByRole('list', { name: 'Ended matters' })).getByText('LA-ENDD-3333')
})

test('without offers and matters it says so', async () => {
  renderMatters(createGateway({}))
  await screen.findByText('No open offers.')
  screen.getByText('No open matters.')
})

test('the names come first, then the summary, and the accepted request is among their matters', async () => {
  const { gateway, user } = await openOffer(buildReceived(), {
    DeclareOwnConflict: { offer: brief },
    AnswerOwnOffer: { offer: buildReceived({ step: 'accepted', parties: null }) },
  })
  const dialog = await findDialog('Offer LA-OFFR-2222')
  expect(within(dialog.getByRole('list', { name: 'Parties' })).getByRole('listitem').textContent).toBe(
    'Ana Diaz (Applicant)',
  )
  expect(dialog.queryByText(caseSummary.summary)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'No conflict, show the case summary' }))
  await dialog.findByText(caseSummary.summary)
  expect(getLastVariables(gateway, 'DeclareOwnConflict')).toEqual({ id: 'o1', conflict: false })
  dialog.getByText('April 2, 2099')
  expect(dialog.queryByText('Language')).toBeNull()

  gateway.respondWith({
    OwnMatters: { offers: [], matters: { items: [buildRequestSummary({ status: 'matched' })], total: 1 } },
  })
  await user.click(dialog.getByRole('button', { name: 'Accept this request' }))
  await screen.findByText('Request accepted: it is among your matters')
  await screen.findByText('No open offers.')
  within(await screen.findByRole('list', { name: 'Your matters' })).getByRole('link')
  expect(getLastVariables(gateway, 'AnswerOwnOffer')).toEqual({ id: 'o1', accept: true, reason: null })
})

test('anyone who declines may say why', async () => {
  const { gateway, user } = await openOffer(brief, {
    AnswerOwnOffer: { offer: buildReceived({ step: 'refused', parties: null }) },
  })
  await user.click(await press('Decline'))
  enter(await screen.findByLabelText('Reason (optional)'), 'On leave')
  await user.click(await press('Decline this request'))
  await screen.findByText('Request declined')
  expect(getLastVariables(gateway, 'AnswerOwnOffer')).toEqual({ id: 'o1', accept: false, reason: 'On leave' })
})

test('a reason that is not sent yet is asked about before the offer is closed', async () => {
  const { user } = await openOffer(brief)
  await user.click(await press('Decline'))
  await user.click(await screen.findByLabelText('Reason (optional)'))
  await user.paste('On leave')
  await user.keyboard('{Escape}')
  const question = await findDialog('Close without saving?')
  await user.click(question.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a conflict is asked back about before it ends the offer', async () => {
  const { gateway, user } = await openOffer(buildReceived(), {
    DeclareOwnConflict: { offer: buildReceived({ step: 'conflict', parties: null }) },
  })
  await user.click(await press('I have a conflict'))
  await screen.findByText(/You do not have to tell us what the conflict is/)
  expect(gateway.countRequests('DeclareOwnConflict')).toBe(0)
  await user.click(await press('Report the conflict'))
  await screen.findByText('Conflict of interest reported')
  expect(getLastVariables(gateway, 'DeclareOwnConflict')).toEqual({ id: 'o1', conflict: true })
})

test('an offer that has ended meanwhile says so beside the list', async () => {
  const gateway = createGateway({ offers: [offer] }, { OpenOwnOffer: buildGatewayError('NOT_FOUND') })
  const { user } = renderMatters(gateway)
  await user.click(await press('Open offer LA-OFFR-2222'))
  await screen.findByText('Failed to open the offer')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the palette and the navigation of an attorney lead to the dashboard, notifications and the account alone', async () => {
  const { user, gateway } = renderAs('attorney', '/admin/dashboard', createGateway({}))
  const navigation = within(await screen.findByRole('navigation', { name: 'Portal' }))
  expect(navigation.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'View site',
    'Notifications',
    'Your account',
  ])
  await screen.findByText('No open offers.')
  expect(screen.queryByRole('heading', { name: 'Request statistics' })).toBeNull()
  expect(gateway.countRequests('Dashboard')).toBe(0)
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.trim())).toEqual([
      'Dashboard',
      'Notifications',
      'Your account',
      'View site',
      'Take the tour',
      'Logout',
    ]),
  )
})
