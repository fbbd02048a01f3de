// Whether an applicant is emailed: only after saying yes, with the request or later.
import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { buildLegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.examples.ts'
import type { LegalAidRequestAnswers } from '../intake/legal-aid-requests/legal-aid-request.rules.ts'
import { performAsApplicant } from '../testing/applicant.ts'
import { readOutbox } from '../testing/outbox.ts'
import { startRequestsService, stripRandomText } from '../testing/requests-service.ts'

const send = `mutation ($input: LegalAidRequestInput!) {
  sendLegalAidRequest(input: $input) { reference isEmailEnabled accessToken }
}`

type Sent = { reference: string; isEmailEnabled: boolean; accessToken: string }

async function sendRequest(overrides: Partial<LegalAidRequestAnswers>) {
  const inbox = await startRequestsService()
  const input = buildLegalAidRequest(overrides)
  return { inbox, input, ...(await inbox.read<Sent>(send, { input })) }
}

test('who says yes in the form gets the reference, never the story, and news from then on', async () => {
  const { inbox, input, reference, isEmailEnabled, accessToken } = await sendRequest({ emailUpdates: true })
  expect(isEmailEnabled).toBe(true)
  const emails = await readOutbox(inbox)
  expect(emails).toMatchObject([{ kind: 'applicantConfirmation', to: 'ana@example.org' }])
  expect(emails[0]!.subject).toContain(reference)
  expect(emails[0]!.text).not.toContain(input.description.slice(0, 20))
  expect(stripRandomText(emails[0]!.text)).not.toMatch(/Ana|Housing/)
  const events = await inbox.em().find(AuditEvent, { itemType: 'legal aid request' })
  expect(events.map(({ actor, action }) => `${actor} ${action}`).toSorted()).toEqual([
    'Applicant asked for e-mails',
    'Website received',
  ])
  // Sent once more it is the same request, and no second email.
  expect(await inbox.read(send, { input })).toMatchObject({
    reference,
    isEmailEnabled: true,
  })
  expect(await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })).toMatchObject({
    isEmailEnabled: true,
  })
  expect(await readOutbox(inbox)).toHaveLength(1)
})

test.each([undefined, null, false])('who says %j gets none, and may say yes later', async (emailUpdates) => {
  const { inbox, isEmailEnabled, accessToken } = await sendRequest({ emailUpdates })
  expect(isEmailEnabled).toBe(false)
  expect(await readOutbox(inbox)).toEqual([])
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })
  expect(await readOutbox(inbox)).toMatchObject([{ kind: 'applicantConfirmation' }])
})
