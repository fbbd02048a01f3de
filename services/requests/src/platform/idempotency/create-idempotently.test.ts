import { expect, test } from 'vitest'
import { ContactMessage } from '../../contact/contact-message.entity.ts'
import { buildContactMessage } from '../../contact/contact-message.examples.ts'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { buildLegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.examples.ts'
import { type Receipt, submitRequest } from '../../testing/applicant.ts'
import { sendMutations, startRequestsService } from '../../testing/requests-service.ts'
import { openRequest } from '../../testing/staff.ts'
import { IdempotencyRecord } from './idempotency-record.entity.ts'

const withKey = (key: string) => ({ 'x-idempotency-key': key })
const fromAddress = (address: string) => ({ 'x-client-address': address })

/** Each receipt has an access token of its own. */
const withoutToken = ({ accessToken: _, ...receipt }: Receipt) => receipt

test('the same content within ten minutes is the same request, later it is another', async () => {
  const inbox = await startRequestsService()
  const first = await submitRequest(inbox)
  expect(await submitRequest(inbox, { status: 'closed', documents: null })).toMatchObject(withoutToken(first))
  expect((await submitRequest(inbox, { name: 'Ana Dias' })).id).not.toBe(first.id)
  await inbox.em().nativeUpdate(IdempotencyRecord, {}, { createdAt: new Date(Date.now() - 600_001) })
  expect((await submitRequest(inbox)).id).not.toBe(first.id)
})

test('the same content from another address is another request: its sender never sees the first passphrase', async () => {
  const inbox = await startRequestsService()
  const first = await submitRequest(inbox, {}, fromAddress('192.0.2.1'))
  const other = await submitRequest(inbox, {}, fromAddress('192.0.2.2'))
  expect(other.id).not.toBe(first.id)
  expect(other.passphrase).not.toBe(first.passphrase)
  expect(await submitRequest(inbox, {}, fromAddress('192.0.2.1'))).toMatchObject(withoutToken(first))
  expect(await submitRequest(inbox, {}, fromAddress('192.0.2.2'))).toMatchObject(withoutToken(other))
})

test('the same content under another key, or from elsewhere than what came under one, is another request', async () => {
  const inbox = await startRequestsService()
  const first = await submitRequest(inbox, {}, { ...fromAddress('192.0.2.1'), ...withKey('key-1') })
  const receipts = [
    first,
    await submitRequest(inbox, {}, { ...fromAddress('192.0.2.1'), ...withKey('key-2') }),
    await submitRequest(inbox, {}, fromAddress('192.0.2.2')),
  ]
  expect(new Set(receipts.map(({ passphrase }) => passphrase)).size).toBe(3)
  // The key decides, wherever its owner has moved to.
  expect(await submitRequest(inbox, {}, { ...fromAddress('192.0.2.3'), ...withKey('key-1') })).toMatchObject(
    withoutToken(first),
  )
})

test('sent at the same moment from two addresses, with a key and without, both are stored and one names the other', async () => {
  const inbox = await startRequestsService()
  const receipts = await Promise.all([
    submitRequest(inbox, {}, { ...fromAddress('192.0.2.1'), ...withKey('key-1') }),
    submitRequest(inbox, {}, fromAddress('192.0.2.2')),
  ])
  const stored = await inbox.em().find(LegalAidRequest, {})
  const ids = receipts.map(({ id }) => id)
  expect(stored.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(stored.filter(({ possibleDuplicateOf }) => ids.includes(possibleDuplicateOf ?? ''))).toHaveLength(1)
})

test('the staff see which request another one is like, and so with messages', async () => {
  const inbox = await startRequestsService()
  const first = await submitRequest(inbox, {}, fromAddress('192.0.2.1'))
  const { id } = await submitRequest(inbox, {}, fromAddress('192.0.2.2'))
  const fields = 'request { possibleDuplicateOf }'
  expect(await openRequest(inbox, id, fields)).toEqual({ request: { possibleDuplicateOf: first.id } })
  expect(await openRequest(inbox, first.id, fields)).toEqual({ request: { possibleDuplicateOf: null } })

  const send = (address: string) =>
    inbox.read<{ id: string; reference: string }>(
      'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { id reference } }',
      { input: buildContactMessage() },
      { headers: fromAddress(address) },
    )
  const message = await send('192.0.2.1')
  const otherMessage = await send('192.0.2.2')
  expect(otherMessage.reference).not.toBe(message.reference)
  expect(await send('192.0.2.2')).toEqual(otherMessage)
  const listContactMessages = await inbox.readAsAdministrator<
    { id: string; possibleDuplicateOf: string | null }[]
  >('mutation { listContactMessages { id possibleDuplicateOf } }')
  expect(listContactMessages.find(({ id }) => id === otherMessage.id)).toMatchObject({
    possibleDuplicateOf: message.id,
  })
})

test('under a key the same content is the same request, for good', async () => {
  const inbox = await startRequestsService()
  const first = await submitRequest(inbox, {}, withKey('key-1'))
  await inbox.em().nativeUpdate(IdempotencyRecord, {}, { createdAt: new Date(0) })
  expect(await submitRequest(inbox, {}, withKey('key-1'))).toMatchObject(withoutToken(first))
  expect((await submitRequest(inbox, {}, withKey('key-2'))).id).not.toBe(first.id)
})

test('other content under the same key is refused and not stored', async () => {
  const inbox = await startRequestsService()
  await submitRequest(inbox, {}, withKey('key-1'))
  const input = buildLegalAidRequest({ description: 'Something else.' })
  expect(
    await inbox.queryError(sendMutations.request, { input }, { headers: withKey('key-1') }),
  ).toMatchObject({ code: 'CONFLICT' })
  expect(await inbox.em().count(LegalAidRequest)).toBe(1)
})

test('sent at the same moment under one key, with the same content or others, one is stored', async () => {
  const inbox = await startRequestsService()
  const answers = await Promise.all(
    ['One', 'One', 'Two', 'Two', 'One', 'Two'].map((name) =>
      inbox.execute(
        sendMutations.request,
        { input: buildLegalAidRequest({ name }) },
        { headers: withKey('key-1') },
      ),
    ),
  )
  expect(answers.filter(({ data }) => data)).toHaveLength(3)
  expect(answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code))).toEqual(
    Array(3).fill('CONFLICT'),
  )
  expect(await inbox.em().count(LegalAidRequest)).toBe(1)
})

test('an idempotency key belongs to one operation, and a rejected attempt does not use it up', async () => {
  const inbox = await startRequestsService()
  const wrong = { input: buildLegalAidRequest({ email: 'none' }) }
  expect(await inbox.queryError(sendMutations.request, wrong, { headers: withKey('key-1') })).toMatchObject({
    code: 'BAD_USER_INPUT',
  })
  await submitRequest(inbox, {}, withKey('key-1'))
  await inbox.query(sendMutations.message, { input: buildContactMessage() }, { headers: withKey('key-1') })
  expect(await inbox.em().count(LegalAidRequest)).toBe(1)
  expect(await inbox.em().count(ContactMessage)).toBe(1)
})

test('two transactions in each other’s way do not lose a request', async () => {
  const inbox = await startRequestsService()
  await inbox.em().execute('create sequence tries')
  await inbox.em().execute(`create function fail_once() returns trigger as $$ begin
    if nextval('tries') = 1 then raise exception 'in the way' using errcode = '40001'; end if; return new;
  end; $$ language plpgsql`)
  await inbox
    .em()
    .execute(
      'create trigger fails before insert on idempotency_record for each row execute function fail_once()',
    )
  await submitRequest(inbox)
  expect(await inbox.em().count(LegalAidRequest)).toBe(1)
})

test('the sixty-first submission of an address within the hour is sent to the telephone', async () => {
  const inbox = await startRequestsService({ env: { THROTTLES: 'on' } })
  await submitRequest(inbox, {}, fromAddress('192.0.2.1'))
  await inbox.em().execute(`insert into idempotency_record (id, created_at, updated_at, content, sender, item)
    select gen_random_uuid(), created_at, updated_at, content || n, sender, item
    from idempotency_record, generate_series(1, 58) n`)
  await inbox.query(
    sendMutations.message,
    { input: buildContactMessage() },
    { headers: fromAddress('192.0.2.1') },
  )

  const input = buildLegalAidRequest({ name: 'One more' })
  const error = await inbox.queryError(
    sendMutations.request,
    { input },
    { headers: fromAddress('192.0.2.1') },
  )
  expect(error).toMatchObject({ code: 'RATE_LIMITED', message: expect.stringContaining('(555) 555-0100') })
  expect(error.retryAfter).toBeGreaterThan(3500)
  // What was taken before is still answered, and other addresses are not held up.
  await submitRequest(inbox, {}, fromAddress('192.0.2.1'))
  await submitRequest(inbox, { name: 'Elsewhere' }, fromAddress('192.0.2.2'))
})

test('the sender of a submission is not stored in plain text, and after an hour not at all', async () => {
  const inbox = await startRequestsService({ env: { THROTTLES: 'on' } })
  await submitRequest(inbox, {}, fromAddress('192.0.2.77'))
  const [row] = await inbox.em().find(IdempotencyRecord, {})
  expect(row!.sender).toMatch(/^[0-9a-f]{64}$/)
  await inbox.em().nativeUpdate(IdempotencyRecord, {}, { createdAt: new Date(Date.now() - 3_600_001) })
  await submitRequest(inbox, { name: 'The next' }, fromAddress('192.0.2.88'))
  expect((await inbox.em().findOneOrFail(IdempotencyRecord, { id: row!.id })).sender).toBeNull()
})
