import { instantAt } from '@access/service-kit'
import { expect, test, vi } from 'vitest'
import { aContactMessage } from '../contact-messages/contact-message.examples.ts'
import { aLegalAidRequest } from '../legal-aid-requests/legal-aid-request.examples.ts'
import { aContent } from '../testing/aContent.ts'
import { mailsIn } from '../testing/mailsIn.ts'
import { send, theInbox } from '../testing/theInbox.ts'

type Sent = { sendLegalAidRequest: { receivedAt: string; matchBy: string } }

const set = {
  phone: '(555) 555-0200',
  openWhen: 'Monday 8:00 AM - 9:00 AM',
  hours: [['08:00', '09:00'], null, null, null, null, null, null] as const,
  timeZone: 'America/Chicago',
  staffEmails: ['ivan@example.org'],
}

test('a request is promised by the hours and the clock that are set', async () => {
  const inbox = await theInbox({ env: { CONTENT_URL: (await aContent(set)).url } })
  const { sendLegalAidRequest } = await inbox.ask<Sent>(send.request, { input: aLegalAidRequest() })
  const { matchBy } = sendLegalAidRequest
  const day = matchBy.slice(0, 10)
  expect(matchBy).toBe(instantAt(day, '09:00', 'America/Chicago').toISOString())
  expect(new Date(matchBy).getUTCDay()).toBe(1)
})

test('the staff’s mail goes to whom the settings of the office name, and others learn how to reach it', async () => {
  const env = { CONTENT_URL: (await aContent(set)).url, STAFF_EMAIL: 'ruth@example.org' }
  const inbox = await theInbox({ env })
  await inbox.ask(send.request, { input: aLegalAidRequest() })
  await inbox.ask(send.message, { input: aContactMessage() })
  const [staff, sender] = await mailsIn(inbox)
  expect(staff).toMatchObject({ kind: 'staffNotice', to: 'ivan@example.org' })
  expect(sender!.text).toContain('(555) 555-0200')
  expect(sender!.text).toContain('Monday 8:00 AM - 9:00 AM')
})

test('while nobody is named the staff’s mail goes to STAFF_EMAIL', async () => {
  const content = await aContent({ ...set, staffEmails: [] })
  const inbox = await theInbox({ env: { CONTENT_URL: content.url, STAFF_EMAIL: 'ruth@example.org' } })
  await inbox.ask(send.request, { input: aLegalAidRequest() })
  expect(await mailsIn(inbox)).toMatchObject([{ to: 'ruth@example.org' }])
})

test('when nobody tells of the office, what was last heard of it stands', async () => {
  const content = await aContent(set)
  const inbox = await theInbox({ env: { CONTENT_URL: content.url } })
  await inbox.ask(send.request, { input: aLegalAidRequest() })
  content.leave()
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  await inbox.ask(send.message, { input: aContactMessage() }).finally(() => vi.useRealTimers())
  const mails = await mailsIn(inbox)
  expect(mails.find(({ kind }) => kind === 'contactConfirmation')!.text).toContain('(555) 555-0200')
})

test('an office that was never heard of is the usual one, and nobody waits for it', async () => {
  const content = await aContent(set)
  content.leave()
  const inbox = await theInbox({
    env: { CONTENT_URL: content.url, STAFF_EMAIL: 'ruth@example.org', LOG_LEVEL: 'silent' },
  })
  await inbox.ask(send.request, { input: aLegalAidRequest() })
  await inbox.ask(send.message, { input: aContactMessage() })
  const [staff, sender] = await mailsIn(inbox)
  expect(staff!.to).toBe('ruth@example.org')
  expect(sender!.text).toContain('(555) 555-0100')
})

test('who sends too much reads the number that is set', async () => {
  const env = { CONTENT_URL: (await aContent(set)).url, THROTTLES: 'on' }
  const inbox = await theInbox({ env })
  const headers = { 'x-client-address': '192.0.2.1' }
  const look = `mutation { openRequestStatus(reference: "LA-0000-0000", words: "a b c d") { reference } }`
  for (const _ of Array.from({ length: 10 })) await inbox.answer(look, {}, { headers })
  const { errors } = await inbox.answer(look, {}, { headers })
  expect(errors![0]!.message).toContain('(555) 555-0200')
})
