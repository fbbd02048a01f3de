import { expect, test } from 'vitest'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { done, sent } from '../testing/theApplicant.ts'
import { theInbox } from '../testing/theInbox.ts'

const moving = 'mutation ($id: ID!, $to: String!) { moveLegalAidRequest(id: $id, to: $to) { name } }'

test('every step of a request is told in its order, with when it was taken', async () => {
  const inbox = await theInbox()
  const { id, pass, receivedAt } = await sent(inbox)
  for (const to of ['in_review', 'info_needed', 'eligible']) await inbox.asAdministrator(moving, { id, to })
  await done(inbox, 'withdraw', { pass })
  const { steps } = await done(inbox, 'reopen', { pass })
  expect(steps.map(({ status }) => status)).toEqual([
    'new',
    'in_review',
    'info_needed',
    'eligible',
    'withdrawn',
    'in_review',
  ])
  expect(steps[0]!.at).toBe(receivedAt)
  const { movedAt } = await inbox.em().findOneOrFail(LegalAidRequest, { id })
  expect(steps.at(-1)!.at).toBe(movedAt.toISOString())
})

test('what is done with a request without moving it is no step', async () => {
  const inbox = await theInbox()
  const { id, pass } = await sent(inbox)
  await inbox.asAdministrator('query ($id: ID!) { openLegalAidRequest(id: $id) { name } }', { id })
  const { steps } = await done(inbox, 'write', { pass, text: 'Hello' })
  expect(steps).toMatchObject([{ status: 'new' }])
})

test('of an erased request only its beginning and its end are told', async () => {
  const inbox = await theInbox()
  const { id, pass } = await sent(inbox)
  await inbox.asAdministrator(moving, { id, to: 'in_review' })
  const { steps, erasedAt } = await done(inbox, 'erase', { pass })
  expect(steps.map(({ status }) => status)).toEqual(['new', 'erased'])
  expect(steps[1]!.at).toBe(erasedAt)
})
