import { expect, test } from 'vitest'
import { aContactMessage } from '../contact-messages/contact-message.examples.ts'
import { ContactMessage } from '../contact-messages/contact-message.ts'
import { aLegalAidRequest } from '../legal-aid-requests/legal-aid-request.examples.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { send, theInbox } from '../testing/theInbox.ts'
import { Submission } from './submission.ts'

type Inbox = Awaited<ReturnType<typeof theInbox>>

const under = (key: string) => ({ headers: { 'x-idempotency-key': key } })
const from = (address: string) => ({ headers: { 'x-client-address': address } })

const sentRequest = async (inbox: Inbox, told = {}, asking = {}) => {
  const answer = await inbox.ask<{ sendLegalAidRequest: { id: string; receivedAt: string } }>(
    send.request,
    { input: aLegalAidRequest(told) },
    asking,
  )
  return answer.sendLegalAidRequest
}

test('the same content within ten minutes is the same request, later it is another', async () => {
  const inbox = await theInbox()
  const first = await sentRequest(inbox)
  expect(await sentRequest(inbox, { status: 'closed', documents: null })).toEqual(first)
  expect(await sentRequest(inbox, { name: 'Ana Dias' })).not.toEqual(first)
  await inbox.em().nativeUpdate(Submission, {}, { createdAt: new Date(Date.now() - 600_001) })
  expect((await sentRequest(inbox)).id).not.toBe(first.id)
})

test('under a key the same content is the same request, for good', async () => {
  const inbox = await theInbox()
  const first = await sentRequest(inbox, {}, under('key-1'))
  await inbox.em().nativeUpdate(Submission, {}, { createdAt: new Date(0) })
  expect(await sentRequest(inbox, {}, under('key-1'))).toEqual(first)
  expect((await sentRequest(inbox, {}, under('key-2'))).id).not.toBe(first.id)
})

test('other content under the same key is refused and not stored', async () => {
  const inbox = await theInbox()
  await sentRequest(inbox, {}, under('key-1'))
  const input = aLegalAidRequest({ description: 'Something else.' })
  expect(await inbox.refusal(send.request, { input }, under('key-1'))).toMatchObject({ code: 'CONFLICT' })
  expect(await inbox.em().count(LegalAidRequest)).toBe(1)
})

test('sent at the same moment under one key, with the same content or others, one is stored', async () => {
  const inbox = await theInbox()
  const answers = await Promise.all(
    ['One', 'One', 'Two', 'Two', 'One', 'Two'].map((name) =>
      inbox.answer(send.request, { input: aLegalAidRequest({ name }) }, under('key-1')),
    ),
  )
  expect(answers.filter(({ data }) => data)).toHaveLength(3)
  expect(answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code))).toEqual(
    Array(3).fill('CONFLICT'),
  )
  expect(await inbox.em().count(LegalAidRequest)).toBe(1)
})

test('a key belongs to one operation, and a refused try does not use it up', async () => {
  const inbox = await theInbox()
  const wrong = { input: aLegalAidRequest({ email: 'none' }) }
  expect(await inbox.refusal(send.request, wrong, under('key-1'))).toMatchObject({ code: 'BAD_USER_INPUT' })
  await sentRequest(inbox, {}, under('key-1'))
  await inbox.ask(send.message, { input: aContactMessage() }, under('key-1'))
  expect(await inbox.em().count(LegalAidRequest)).toBe(1)
  expect(await inbox.em().count(ContactMessage)).toBe(1)
})

test('two transactions in each other’s way do not lose a request', async () => {
  const inbox = await theInbox()
  await inbox.em().execute('create sequence tries')
  await inbox.em().execute(`create function fail_once() returns trigger as $$ begin
    if nextval('tries') = 1 then raise exception 'in the way' using errcode = '40001'; end if; return new;
  end; $$ language plpgsql`)
  await inbox
    .em()
    .execute('create trigger fails before insert on submission for each row execute function fail_once()')
  await sentRequest(inbox)
  expect(await inbox.em().count(LegalAidRequest)).toBe(1)
})

test('a request and what is known of it are stored together or not at all', async () => {
  const inbox = await theInbox({ env: { LOG_LEVEL: 'silent' } })
  await inbox.em().execute('alter table activity add constraint never check (false)')
  const input = aLegalAidRequest()
  expect(await inbox.refusal(send.request, { input })).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
  expect(await inbox.em().count(LegalAidRequest)).toBe(0)
  expect(await inbox.em().count(Submission)).toBe(0)
})

test('the sixty-first submission of an address within the hour is sent to the telephone', async () => {
  const inbox = await theInbox({ env: { THROTTLES: 'on' } })
  await sentRequest(inbox, {}, from('192.0.2.1'))
  await inbox.em().execute(`insert into submission (id, created_at, updated_at, content, sender, item)
    select gen_random_uuid(), created_at, updated_at, content || n, sender, item
    from submission, generate_series(1, 58) n`)
  await inbox.ask(send.message, { input: aContactMessage() }, from('192.0.2.1'))

  const input = aLegalAidRequest({ name: 'One more' })
  const refusal = await inbox.refusal(send.request, { input }, from('192.0.2.1'))
  expect(refusal).toMatchObject({ code: 'RATE_LIMITED', message: expect.stringContaining('(555) 555-0100') })
  expect(refusal.retryAfter).toBeGreaterThan(3500)
  // What was taken before is still answered, and other addresses are not held up.
  await sentRequest(inbox, {}, from('192.0.2.1'))
  await sentRequest(inbox, { name: 'Elsewhere' }, from('192.0.2.2'))
})

test('where something came from is not kept in words, and after an hour not at all', async () => {
  const inbox = await theInbox({ env: { THROTTLES: 'on' } })
  await sentRequest(inbox, {}, from('192.0.2.77'))
  const [row] = await inbox.em().find(Submission, {})
  expect(row!.sender).toMatch(/^[0-9a-f]{64}$/)
  await inbox.em().nativeUpdate(Submission, {}, { createdAt: new Date(Date.now() - 3_600_001) })
  await sentRequest(inbox, { name: 'The next' }, from('192.0.2.88'))
  expect((await inbox.em().findOneOrFail(Submission, { id: row!.id })).sender).toBeNull()
})
