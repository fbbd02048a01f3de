/** Attorneys with an account answer the offers that were sent to them, and then have the matter. */

import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { buildAttorney, startEligibleRequest } from '../../testing/offers.ts'
import { assignTo, type Colleague, findRequest, openRequest, signInColleague } from '../../testing/staff.ts'
import { ReferralOffer } from './referral-offer.entity.ts'

const view = '{ step parties { names } caseSummary { summary } }'
const operations = {
  list: '{ ownOffers { id reference endsAt } }',
  open: `mutation ($id: ID!) { offer: openOwnOffer(id: $id) ${view} }`,
  conflict: `mutation ($id: ID!, $conflict: Boolean!) {
    offer: declareOwnConflict(id: $id, conflict: $conflict) ${view} }`,
  answer: `mutation ($id: ID!, $accept: Boolean!, $reason: String) {
    offer: answerOwnOffer(id: $id, accept: $accept, reason: $reason) ${view} }`,
}

/** An open offer, and the attorney whom it was sent to, signed in. */
async function startWithOffer(overrides: object = {}) {
  const setup = await startEligibleRequest(overrides)
  await setup.offer()
  const { name, email } = buildAttorney()
  const attorney = signInColleague(setup.inbox, 'attorney', name, email!.toUpperCase())
  const offer = await setup.inbox.em().findOneOrFail(ReferralOffer, { requestId: setup.id })
  return { ...setup, attorney, offer }
}

const ask = (
  { inbox }: { inbox: Subgraph },
  { token }: Colleague,
  operation: keyof typeof operations,
  variables: object = {},
) => inbox.read<object>(operations[operation], { ...variables }, { token })

test('the open offers to an account are those that were sent to its address, with their deadline', async () => {
  const setup = await startWithOffer()
  const { inbox, attorney, offer, receipt } = setup
  expect(await inbox.read(operations.list, {}, attorney)).toEqual([
    { id: offer.id, reference: receipt.reference, endsAt: offer.endsAt.toISOString() },
  ])
  const other = signInColleague(inbox, 'attorney', 'Ana Costa')
  expect(await inbox.read(operations.list, {}, other)).toEqual([])
  await setup.byOffice('revoke', { offer: offer.id })
  expect(await inbox.read(operations.list, {}, attorney)).toEqual([])
})

test('names first, then the summary, then the whole matter with its documents, and nothing of it before', async () => {
  const setup = await startWithOffer()
  const { inbox, attorney, offer, id } = setup
  // Somebody in the office has it until then.
  await assignTo(inbox, id, signInColleague(inbox, 'intakeWorker'))
  expect(await ask(setup, attorney, 'open', { id: offer.id })).toMatchObject({
    step: 'names',
    parties: [{ names: ['Ana Diaz'] }],
    caseSummary: null,
  })
  expect(await openRequest(inbox, id, 'name', attorney)).toBeNull()
  expect(await ask(setup, attorney, 'conflict', { id: offer.id, conflict: false })).toMatchObject({
    step: 'brief',
    parties: null,
  })
  expect(await openRequest(inbox, id, 'name', attorney)).toBeNull()
  expect(await ask(setup, attorney, 'answer', { id: offer.id, accept: true })).toMatchObject({
    step: 'accepted',
  })
  expect(await openRequest(inbox, id, 'name documents { id }', attorney)).toMatchObject({ name: 'Ana Diaz' })
  expect(await findRequest(inbox, id)).toMatchObject({
    status: 'matched',
    assigneeId: attorney.id,
    takenOverBy: null,
  })
  const events = await inbox.em().find(AuditEvent, { itemId: id, actorId: attorney.id })
  expect(events.map(({ action }) => action)).toContain('assigned to Thuy-Linh Dang')
})

test('an offer to somebody else is no offer, whatever is asked of it', async () => {
  const { inbox, offer } = await startWithOffer()
  const { token } = signInColleague(inbox, 'attorney', 'Ana Costa')
  const calls: [string, object][] = [
    [operations.open, {}],
    [operations.conflict, { conflict: false }],
    [operations.answer, { accept: true }],
  ]
  for (const [operation, variables] of calls)
    for (const id of [offer.id, crypto.randomUUID(), 'not-an-id'])
      expect(await inbox.queryError(operation, { id, ...variables }, { token })).toMatchObject({
        code: 'NOT_FOUND',
      })
})
