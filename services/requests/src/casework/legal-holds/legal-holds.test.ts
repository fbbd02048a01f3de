import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { applicantOperations, performAsApplicant, submitRequest } from '../../testing/applicant.ts'
import { submitClearedRequest } from '../../testing/conflict-checks.ts'
import { listEvents, startRequestsService } from '../../testing/requests-service.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { openRequest } from '../../testing/staff.ts'

const allFields =
  'retention { retainedUntil legalHoldSince legalHoldBy legalHoldReason periods { status months } }'
const placeHoldMutation = `mutation ($id: ID!, $reason: String!) { placeLegalHold(id: $id, reason: $reason) { ${allFields} } }`
const liftHoldMutation = `mutation ($id: ID!) { liftLegalHold(id: $id) { ${allFields} } }`
const reason = 'A court has asked for the file of the landlord'

const openRetention = async (inbox: Subgraph, id: string) =>
  (await openRequest<{ retention: object }>(inbox, id, allFields)).retention

async function openHeldRequest() {
  const inbox = await startRequestsService()
  const receipt = await submitClearedRequest(inbox)
  await inbox.queryAsAdministrator(placeHoldMutation, { id: receipt.id, reason })
  return { inbox, ...receipt, by: { token: inbox.token } }
}

test('a legal hold shows who placed it, when and why, with the retention periods', async () => {
  const { inbox, id } = await openHeldRequest()
  expect(await openRetention(inbox, id)).toEqual({
    retainedUntil: null,
    legalHoldSince: expect.any(String),
    legalHoldBy: 'Ruth Abernathy',
    legalHoldReason: reason,
    periods: [
      { status: 'declined', months: 12 },
      { status: 'referred', months: 12 },
      { status: 'withdrawn', months: 12 },
      { status: 'closed', months: 84 },
    ],
  })
})

test('while a request is locked, the reason of its legal hold is not shown', async () => {
  const inbox = await startRequestsService()
  const { id } = await submitRequest(inbox)
  await inbox.queryAsAdministrator(placeHoldMutation, { id, reason })
  expect(await openRetention(inbox, id)).toMatchObject({
    legalHoldSince: expect.any(String),
    legalHoldReason: null,
  })
})

test('a request under legal hold outlives its retention, until the hold is lifted', async () => {
  const { inbox, id, reference, passphrase } = await openHeldRequest()
  const statusChangedAt = new Date('2026-03-01T12:00:00Z')
  await inbox.em().nativeUpdate(LegalAidRequest, { id }, { status: 'declined', statusChangedAt })
  const day = new Date('2027-03-01T12:00:00Z')
  await runDueJobs(inbox, day)
  expect(await performAsApplicant(inbox, 'open', { reference, passphrase })).toMatchObject({
    status: 'declined',
    isOnLegalHold: true,
  })

  await inbox.queryAsAdministrator(liftHoldMutation, { id })
  await runDueJobs(inbox, new Date(day.getTime() - 86_400_000))
  expect(await performAsApplicant(inbox, 'open', { reference, passphrase })).toMatchObject({
    status: 'declined',
  })
  await runDueJobs(inbox, day)
  expect(await performAsApplicant(inbox, 'open', { reference, passphrase })).toMatchObject({
    status: 'erased',
  })
  expect(await inbox.em().findOneOrFail(LegalAidRequest, { id })).toMatchObject({
    dataKey: '',
    encrypted: '',
  })
})

test('its applicant cannot erase it meanwhile, and sees why', async () => {
  const { inbox, id, accessToken } = await openHeldRequest()
  expect(await performAsApplicant(inbox, 'look', { accessToken })).toMatchObject({
    canErase: false,
    isOnLegalHold: true,
  })
  expect(await inbox.queryError(applicantOperations.erase, { accessToken })).toMatchObject({
    code: 'CONFLICT',
  })
  await inbox.queryAsAdministrator(liftHoldMutation, { id })
  expect(await performAsApplicant(inbox, 'erase', { accessToken })).toMatchObject({ status: 'erased' })
})

test('the reason is encrypted; that a hold was placed and lifted is in the audit', async () => {
  const { inbox, id, reference } = await openHeldRequest()
  const rows = [await inbox.em().find(LegalAidRequest, {}), await inbox.em().find(AuditEvent, {})]
  expect(JSON.stringify(rows)).not.toContain('landlord')
  await inbox.queryAsAdministrator(liftHoldMutation, { id })
  const lines = await listEvents(inbox, { actor: 'Ruth Abernathy' })
  expect(lines).toMatchObject([
    { action: 'put on hold', title: reference },
    { action: 'took off hold', title: reference },
  ])
})

test('a legal hold needs a reason, is placed once, and is lifted once', async () => {
  const { inbox, id, by } = await openHeldRequest()
  expect(await inbox.queryError(placeHoldMutation, { id, reason }, by)).toMatchObject({ code: 'CONFLICT' })
  await inbox.queryAsAdministrator(liftHoldMutation, { id })
  expect(await inbox.queryError(liftHoldMutation, { id }, by)).toMatchObject({ code: 'CONFLICT' })
  expect(await inbox.queryError(placeHoldMutation, { id, reason: ' ' }, by)).toMatchObject({
    fields: { reason: 'Say why it must be kept' },
  })
})

test('there is nothing to hold where there is no request', async () => {
  const { inbox, by } = await openHeldRequest()
  for (const query of [placeHoldMutation, liftHoldMutation]) {
    const nothing = { id: crypto.randomUUID(), reason }
    expect(await inbox.queryError(query, nothing, by)).toMatchObject({ code: 'NOT_FOUND' })
  }
})
