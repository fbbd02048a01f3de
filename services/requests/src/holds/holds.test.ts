import { Activity } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { sentAndCleared } from '../testing/cleared.ts'
import { runDue } from '../testing/runDue.ts'
import { done, sent, toDo } from '../testing/theApplicant.ts'
import { theInbox } from '../testing/theInbox.ts'

const whole = '{ keptUntil heldSince heldBy heldFor times { status months } }'
const looking = `query ($id: ID!) { requestRetention(id: $id) ${whole} }`
const holding = `mutation ($id: ID!, $reason: String!) { holdRequest(id: $id, reason: $reason) ${whole} }`
const lifting = `mutation ($id: ID!) { liftHold(id: $id) ${whole} }`
const reason = 'A court has asked for the file of the landlord'

const retention = async (inbox: Subgraph, query: string, variables: object) =>
  Object.values(await inbox.asAdministrator<Record<string, object>>(query, variables))[0]!

async function held() {
  const inbox = await theInbox()
  const receipt = await sentAndCleared(inbox)
  await inbox.asAdministrator(holding, { id: receipt.id, reason })
  return { inbox, ...receipt, by: { token: inbox.token } }
}

test('a hold shows who put it there, when and why; how long what is kept is said with it', async () => {
  const { inbox, id } = await held()
  expect(await retention(inbox, looking, { id })).toEqual({
    keptUntil: null,
    heldSince: expect.any(String),
    heldBy: 'Ruth Abernathy',
    heldFor: reason,
    times: [
      { status: 'declined', months: 12 },
      { status: 'referred', months: 12 },
      { status: 'withdrawn', months: 12 },
      { status: 'closed', months: 84 },
    ],
  })
})

test('while the names in a request have not been looked at, the reason of its hold is not read', async () => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  await inbox.asAdministrator(holding, { id, reason })
  expect(await retention(inbox, looking, { id })).toMatchObject({
    heldSince: expect.any(String),
    heldFor: null,
  })
})

test('what is on hold outlives its time, until the hold is lifted', async () => {
  const { inbox, id, reference, words } = await held()
  const movedAt = new Date('2026-03-01T12:00:00Z')
  await inbox.em().nativeUpdate(LegalAidRequest, { id }, { status: 'declined', movedAt })
  const day = new Date('2027-03-01T12:00:00Z')
  await runDue(inbox, day)
  expect(await done(inbox, 'open', { reference, words })).toMatchObject({ status: 'declined', onHold: true })

  await inbox.asAdministrator(lifting, { id })
  await runDue(inbox, new Date(day.getTime() - 86_400_000))
  expect(await done(inbox, 'open', { reference, words })).toMatchObject({ status: 'declined' })
  await runDue(inbox, day)
  expect(await done(inbox, 'open', { reference, words })).toMatchObject({ status: 'erased' })
  expect(await inbox.em().findOneOrFail(LegalAidRequest, { id })).toMatchObject({ dataKey: '', sealed: '' })
})

test('its applicant cannot erase it meanwhile, and is told', async () => {
  const { inbox, id, pass } = await held()
  expect(await done(inbox, 'look', { pass })).toMatchObject({ canErase: false, onHold: true })
  expect(await inbox.refusal(toDo.erase, { pass })).toMatchObject({ code: 'CONFLICT' })
  await inbox.asAdministrator(lifting, { id })
  expect(await done(inbox, 'erase', { pass })).toMatchObject({ status: 'erased' })
})

test('the reason lies sealed; that there is a hold, and that it was lifted, is in the audit', async () => {
  const { inbox, id, reference } = await held()
  const rows = [await inbox.em().find(LegalAidRequest, {}), await inbox.em().find(Activity, {})]
  expect(JSON.stringify(rows)).not.toContain('landlord')
  await inbox.asAdministrator(lifting, { id })
  const lines = await inbox.em().find(Activity, { who: 'Ruth Abernathy' }, { orderBy: { at: 'asc' } })
  expect(lines).toMatchObject([
    { action: 'put on hold', title: reference },
    { action: 'took off hold', title: reference },
  ])
})

test('a hold needs a reason, is put once, and is lifted once', async () => {
  const { inbox, id, by } = await held()
  expect(await inbox.refusal(holding, { id, reason }, by)).toMatchObject({ code: 'CONFLICT' })
  await inbox.asAdministrator(lifting, { id })
  expect(await inbox.refusal(lifting, { id }, by)).toMatchObject({ code: 'CONFLICT' })
  expect(await inbox.refusal(holding, { id, reason: ' ' }, by)).toMatchObject({
    fields: { reason: 'Say why it must be kept' },
  })
})

test('only administrators see holds, put them and lift them', async () => {
  const { inbox, id, by } = await held()
  for (const query of [looking, holding, lifting]) {
    expect(await inbox.refusal(query, { id, reason })).toMatchObject({ code: 'UNAUTHENTICATED' })
    const nobody = { id: crypto.randomUUID(), reason }
    expect(await inbox.refusal(query, nobody, by)).toMatchObject({ code: 'NOT_FOUND' })
  }
})
