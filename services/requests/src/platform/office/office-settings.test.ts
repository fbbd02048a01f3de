import { toInstant } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test, vi } from 'vitest'
import { buildLegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.examples.ts'
import { performAsApplicant, submitRequest } from '../../testing/applicant.ts'
import { startContentService } from '../../testing/content-service.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { sendMutations, startRequestsService } from '../../testing/requests-service.ts'

const set = {
  phone: '(555) 555-0200',
  openWhen: 'Monday 8:00 AM - 9:00 AM',
  hours: [['08:00', '09:00'], null, null, null, null, null, null] as const,
  timeZone: 'America/Chicago',
  staffEmails: ['ivan@example.org'],
}

/** Emails to an applicant who has asked for them name the office's phone. */
async function askForEmails(inbox: Subgraph) {
  const { accessToken } = await submitRequest(inbox)
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })
}

test('a request is promised by the hours and the clock that are set', async () => {
  const inbox = await startRequestsService({ env: { CONTENT_URL: (await startContentService(set)).url } })
  const { matchDueAt } = await submitRequest(inbox)
  const day = matchDueAt.slice(0, 10)
  expect(matchDueAt).toBe(toInstant(day, '09:00', 'America/Chicago').toISOString())
  expect(new Date(matchDueAt).getUTCDay()).toBe(1)
})

test('the staff’s email goes to whom the settings of the office name, and others learn how to reach it', async () => {
  const env = { CONTENT_URL: (await startContentService(set)).url, STAFF_EMAIL: 'ruth@example.org' }
  const inbox = await startRequestsService({ env })
  await askForEmails(inbox)
  const [staff, sender] = await readOutbox(inbox)
  expect(staff).toMatchObject({ kind: 'staffNotice', to: 'ivan@example.org' })
  expect(sender!.text).toContain('(555) 555-0200')
  expect(sender!.text).toContain('Monday 8:00 AM - 9:00 AM')
})

test('while nobody is named the staff’s email goes to STAFF_EMAIL', async () => {
  const content = await startContentService({ ...set, staffEmails: [] })
  const inbox = await startRequestsService({
    env: { CONTENT_URL: content.url, STAFF_EMAIL: 'ruth@example.org' },
  })
  await inbox.query(sendMutations.request, { input: buildLegalAidRequest() })
  expect(await readOutbox(inbox)).toMatchObject([{ to: 'ruth@example.org' }])
})

test('while the office settings cannot be fetched, the cached ones are used', async () => {
  const content = await startContentService(set)
  const inbox = await startRequestsService({ env: { CONTENT_URL: content.url } })
  await inbox.query(sendMutations.request, { input: buildLegalAidRequest() })
  content.leave()
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  await askForEmails(inbox).finally(() => vi.useRealTimers())
  const emails = await readOutbox(inbox)
  expect(emails.find(({ kind }) => kind === 'applicantConfirmation')!.text).toContain('(555) 555-0200')
})

test('before the office settings were ever fetched, the defaults are used, and nobody waits for them', async () => {
  const content = await startContentService(set)
  content.leave()
  const inbox = await startRequestsService({
    env: { CONTENT_URL: content.url, STAFF_EMAIL: 'ruth@example.org', LOG_LEVEL: 'silent' },
  })
  await askForEmails(inbox)
  const [staff, applicant] = await readOutbox(inbox)
  expect(staff!.to).toBe('ruth@example.org')
  expect(applicant!.text).toContain('(555) 555-0100')
})

test('who sends too much reads the number that is set', async () => {
  const env = { CONTENT_URL: (await startContentService(set)).url, THROTTLES: 'on' }
  const inbox = await startRequestsService({ env })
  const headers = { 'x-client-address': '192.0.2.1' }
  const look = `mutation { openRequestStatus(reference: "LA-0000-0000", passphrase: "a b c d") { reference } }`
  for (const _ of Array.from({ length: 10 })) await inbox.execute(look, {}, { headers })
  const { errors } = await inbox.execute(look, {}, { headers })
  expect(errors![0]!.message).toContain('(555) 555-0200')
})
