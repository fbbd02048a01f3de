import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { applicantOperations, performAsApplicant, startWithRequest } from '../../testing/applicant.ts'
import { startWithClearedRequest } from '../../testing/conflict-checks.ts'
import { listEvents } from '../../testing/requests-service.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { findRequest, openRequest } from '../../testing/staff.ts'

const allFields =
  'retention { retainedUntil legalHoldSince legalHoldBy legalHoldReason periods { status months } }'
const placeHoldMutation = `mutation ($id: ID!, $reason: String!) { placeLegalHold(id: $id, reason: $reason) { ${allFields} } }`
const liftHoldMutation = `mutation ($id: ID!) { liftLegalHold(id: $id) { ${allFields} } }`
const reason = 'A court has asked for the file of the landlord'

const openRetention = async (inbox: Subgraph, id: string) =>
  (await openRequest<{ retention: object }>(inbox, id, allFields)).retention

async function openHeldRequest() {
  const started = await startWithClearedRequest()
  await started.inbox.queryAsAdministrator(placeHoldMutation, { id: started.id, reason })
  return started
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
  const { inbox, id } = await startWithRequest()
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
  expect(await findRequest(inbox, id)).toMatchObject({
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

test('that a hold was placed and lifted is in the audit', async () => {
  const { inbox, id, reference } = await openHeldRequest()
  await inbox.queryAsAdministrator(liftHoldMutation, { id })
  expect(await listEvents(inbox, { actor: 'Ruth Abernathy' })).toMatchObject([
    { action: 'put on hold', title: reference },
    { action: 'took off hold', title: reference },
  ])
})

test('a legal hold needs a reason, is placed once, and is lifted once', async () => {
  const { inbox, id } = await openHeldRequest()
  expect(await inbox.errorAsAdministrator(placeHoldMutation, { id, reason })).toMatchObject({
    code: 'CONFLICT',
  })
  await inbox.queryAsAdministrator(liftHoldMutation, { id })
  expect(await inbox.errorAsAdministrator(liftHoldMutation, { id })).toMatchObject({ code: 'CONFLICT' })
  expect(await inbox.errorAsAdministrator(placeHoldMutation, { id, reason: ' ' })).toMatchObject({
    fields: { reason: 'Say why it must be kept' },
  })
})
