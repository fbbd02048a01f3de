// The attorney matching on the request screen.

import { buildGatewayError, createFakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createBuilder } from '../../testing/create-builder.ts'
import { enter } from '../../testing/enter.ts'
import { findDialog, findRegion } from '../../testing/find-part.ts'
import { getLastVariables } from '../../testing/managed-gateway.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { AttorneyMatching } from './AttorneyMatching.tsx'
import type { MatchingFragment, RankedAttorneyFragment, ReferralOfferFragment } from './matching.generated.ts'

const buildRankedAttorney = createBuilder<RankedAttorneyFragment>({
  id: 'a1',
  name: 'Thuy-Linh Dang',
  designation: 'Staff Attorney, Housing',
  reasons: [
    { text: 'Housing Rights: Eviction defense', effect: 'for' },
    { text: 'Speaks no Spanish, as far as we know', effect: 'against' },
    { text: 'Nobody has said how many requests they can take', effect: 'neither' },
  ],
  canReceiveOffer: true,
})

const buildOffer = createBuilder<ReferralOfferFragment>({
  id: 'o1',
  attorney: 'Thuy-Linh Dang',
  offeredBy: 'Ada Admin',
  offeredAt: '2099-03-05T22:30:00.000Z',
  endsAt: '2099-03-10T22:30:00.000Z',
  state: 'open',
  endedAt: null,
  clearedAt: null,
  summary: 'No heating for two weeks.',
  reason: null,
})

const buildMatching = (overrides: Partial<MatchingFragment> = {}) => ({
  matching: {
    __typename: 'Matching',
    id: '1',
    canOffer: true,
    answerDueAt: '2099-03-06T22:00:00.000Z',
    matchedAttorney: null,
    attorneys: [buildRankedAttorney()],
    offers: [],
    ...overrides,
  },
})
const matchingWithOffer = buildMatching({
  canOffer: false,
  answerDueAt: null,
  attorneys: [],
  offers: [buildOffer()],
})

const renderAt = (answers: Record<string, unknown>) =>
  renderPart(<AttorneyMatching id="1" />, createFakeGateway(answers))
const getCard = async () => await findRegion('Attorney')

test('attorneys are listed best first, each with reasons, and an offer to those who can receive one', async () => {
  const { gateway } = renderAt({
    OpenMatching: buildMatching({
      attorneys: [
        buildRankedAttorney(),
        buildRankedAttorney({ id: 'a2', name: 'Tomasz', canReceiveOffer: false }),
      ],
    }),
  })
  const card = await getCard()
  await card.findByRole('heading', { name: 'Thuy-Linh Dang' })
  expect(card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Thuy-Linh Dang',
    'Tomasz',
  ])
  const [first] = card.getAllByRole('list').filter((list) => list.tagName === 'UL')
  expect(
    within(first!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'In favor: Housing Rights: Eviction defense',
    'Against: Speaks no Spanish, as far as we know',
    'Note: Nobody has said how many requests they can take',
  ])
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Offer to Thuy-Linh Dang',
  ])
  expect(gateway.countRequests('OpenMatching')).toBe(1)
})

test('the first four are shown, and the others on demand', async () => {
  const attorneys = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) =>
    buildRankedAttorney({ id: name, name }),
  )
  const { user } = renderAt({ OpenMatching: buildMatching({ attorneys }) })
  const card = await getCard()
  await card.findByRole('heading', { name: 'Four' })
  expect(card.queryByRole('heading', { name: 'Five' })).toBeNull()
  await user.click(card.getByRole('button', { name: 'Show all 5' }))
  card.getByRole('heading', { name: 'Five' })
})

test('an offer is sent with its summary, and then shown in the card', async () => {
  const { user, gateway } = renderAt({ OpenMatching: buildMatching(), OfferToAttorney: matchingWithOffer })
  const card = await getCard()
  await user.click(await card.findByRole('button', { name: 'Offer to Thuy-Linh Dang' }))
  const dialog = await findDialog('Offer to Thuy-Linh Dang')
  dialog.getByText(/^No names, no addresses\./)
  expect(dialog.getByText(/^Sent now, the offer expires/).textContent).toContain('Mar 6, 2099, 5:00')
  enter(dialog.getByRole('textbox', { name: 'Case summary' }), 'No heating.')
  await user.click(dialog.getByRole('button', { name: 'Send offer' }))
  await screen.findByText('Request offered to Thuy-Linh Dang')
  expect(getLastVariables(gateway, 'OfferToAttorney')).toEqual({
    id: '1',
    attorney: 'a1',
    summary: 'No heating.',
  })
  await card.findByText('The conflict check is pending.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Attorney' })))
  expect(gateway.countRequests('OpenMatching')).toBe(1)
})

test('the open offer shows its expiry, and is revoked after confirmation', async () => {
  const matchingAfterRevocation = buildMatching({
    offers: [buildOffer({ state: 'taken_back', endedAt: '2099-03-06T15:00:00.000Z' })],
  })
  const { user, gateway } = renderAt({
    OpenMatching: matchingWithOffer,
    RevokeOffer: matchingAfterRevocation,
  })
  const card = await getCard()
  await card.findByText(/It expires/)
  card.getByText('No heating for two weeks.')
  await user.click(card.getByRole('button', { name: 'Revoke' }))
  const question = await findDialog('Revoke the offer to Thuy-Linh Dang?')
  expect(gateway.countRequests('RevokeOffer')).toBe(0)
  await user.click(question.getByRole('button', { name: 'Revoke offer' }))
  await screen.findByText('Offer revoked')
  expect(getLastVariables(gateway, 'RevokeOffer')).toEqual({ id: '1', offer: 'o1' })
  await card.findByText('Revoked')
  card.getByRole('button', { name: 'Offer to Thuy-Linh Dang' })
})

test('an offer that was answered meanwhile is reported in the dialog', async () => {
  const { user } = renderAt({ OpenMatching: matchingWithOffer, RevokeOffer: buildGatewayError('CONFLICT') })
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Revoke offer' }))
  await question.findByRole('alert')
  await screen.findByText('Failed to revoke offer')
})

test('earlier offers are listed with outcome and reason', async () => {
  const offers = [
    buildOffer({ id: 'o3', state: 'refused', endedAt: '2099-03-06T15:00:00.000Z', reason: 'In court.' }),
    buildOffer({ id: 'o2', attorney: 'Tomasz', state: 'expired' }),
    buildOffer({ id: 'o1', attorney: 'Marisol', state: 'conflict', endedAt: '2099-03-06T15:00:00.000Z' }),
  ]
  renderAt({ OpenMatching: buildMatching({ offers }) })
  const card = await getCard()
  await card.findByRole('heading', { name: 'Offer history' })
  for (const text of ['Declined', 'In court.', 'Expired', 'Conflict']) card.getByText(text)
})

test('the matched attorney is shown first', async () => {
  const offers = [buildOffer({ state: 'accepted', endedAt: '2099-03-06T15:00:00.000Z' })]
  renderAt({
    OpenMatching: buildMatching({
      canOffer: false,
      attorneys: [],
      matchedAttorney: 'Thuy-Linh Dang',
      offers,
    }),
  })
  const card = await getCard()
  await card.findByText((_, element) => element?.textContent === 'Thuy-Linh Dang has accepted this request.')
  card.getByText('Accepted')
})

test('before a request is eligible the card says when offers can be sent', async () => {
  renderAt({ OpenMatching: buildMatching({ canOffer: false, attorneys: [] }) })
  await (await getCard()).findByText('An offer can be sent while the status is Eligible.')
})

test('attorneys that cannot be loaded can be retried', async () => {
  const { user, gateway } = renderAt({ OpenMatching: buildMatching({ attorneys: null }) })
  const card = await getCard()
  await card.findByText('The attorneys could not be loaded.')
  gateway.respondWith({ OpenMatching: buildMatching() })
  await user.click(card.getByRole('button', { name: 'Try again' }))
  await card.findByRole('heading', { name: 'Thuy-Linh Dang' })
})
