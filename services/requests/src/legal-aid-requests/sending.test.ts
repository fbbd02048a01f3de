import { Activity } from '@access/service-kit'
import { expect, test } from 'vitest'
import { Document } from '../documents/document.ts'
import { Mail } from '../mails/mail.ts'
import { Submission } from '../submissions/submission.ts'
import { aPaper, done, sent } from '../testing/theApplicant.ts'
import { send, theInbox } from '../testing/theInbox.ts'
import { aLegalAidRequest } from './legal-aid-request.examples.ts'
import { LegalAidRequest } from './legal-aid-request.ts'

const staffed = { env: { STAFF_EMAIL: 'ruth@example.org, ivan@example.org' } }
const under = (key: string) => ({ 'x-idempotency-key': key })

test('a request comes with its papers, a notice to each of the staff and a line of the audit', async () => {
  const inbox = await theInbox(staffed)
  const papers = [await aPaper(inbox), await aPaper(inbox, { name: 'Lease.pdf' })]
  const { id, reference, pass } = await sent(inbox, { documents: papers })
  const { documents } = await done(inbox, 'look', { pass })
  expect(documents.map(({ name }) => name)).toEqual(['Notice.pdf', 'Lease.pdf'])
  expect(await inbox.em().count(Mail, { kind: 'staffNotice', item: id, reference })).toBe(2)
  expect(await inbox.em().count(Activity, { action: 'received', itemId: id })).toBe(1)
})

test('an emergency is called one', async () => {
  const inbox = await theInbox(staffed)
  await sent(inbox, { urgency: 'Emergency' })
  expect(await inbox.em().count(Mail, { kind: 'staffEmergencyNotice' })).toBe(2)
  expect(await inbox.em().count(Mail)).toBe(2)
})

test('what cannot be stored whole is not stored in part', async () => {
  const inbox = await theInbox({ env: { ...staffed.env, LOG_LEVEL: 'silent' } })
  const paper = await aPaper(inbox)
  await inbox.em().execute('alter table mail add constraint never check (false)')
  const input = aLegalAidRequest({ documents: [paper] })
  expect(await inbox.refusal(send.request, { input })).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
  for (const Type of [LegalAidRequest, Submission, Mail, Activity])
    expect(await inbox.em().count<object>(Type)).toBe(0)
  expect(await inbox.em().count(Document, { requestId: null })).toBe(1)
})

test('fifty of the same at once are one request with one notice', async () => {
  const inbox = await theInbox({ env: { STAFF_EMAIL: 'ruth@example.org' } })
  const documents = [await aPaper(inbox)]
  const receipts = await Promise.all(
    Array.from({ length: 50 }, () => sent(inbox, { documents }, under('key-1'))),
  )
  const same = receipts.map(({ reference, words }) => `${reference} ${words}`)
  expect(new Set(same).size).toBe(1)
  expect(await inbox.em().count(LegalAidRequest)).toBe(1)
  expect(await inbox.em().count(Mail)).toBe(1)
})

test('sent again, it has the same words and promises, though its papers are attached already', async () => {
  const inbox = await theInbox()
  const documents = [await aPaper(inbox)]
  const { pass, ...first } = await sent(inbox, { documents }, under('key-1'))
  expect(await sent(inbox, { documents }, under('key-1'))).toMatchObject(first)

  const { pass: _, ...other } = await sent(inbox, { name: 'No papers', documents: null })
  expect(await sent(inbox, { name: 'No papers', documents: [] })).toMatchObject(other)
})

test('other papers are other content', async () => {
  const inbox = await theInbox()
  const [one, other] = [await aPaper(inbox), await aPaper(inbox)]
  const first = await sent(inbox, { documents: [one] }, under('key-1'))
  const input = aLegalAidRequest({ documents: [other] })
  expect(await inbox.refusal(send.request, { input }, { headers: under('key-1') })).toMatchObject({
    code: 'CONFLICT',
  })
  expect((await sent(inbox, { documents: [other] })).id).not.toBe(first.id)
})

test('papers of another request are refused by name of the field, and the key is not used up', async () => {
  const inbox = await theInbox()
  const paper = await aPaper(inbox)
  await sent(inbox, { documents: [paper] })
  const input = aLegalAidRequest({ name: 'Somebody else', documents: [paper] })
  const { code, fields } = await inbox.refusal(send.request, { input }, { headers: under('key-1') })
  expect({ code, fields: Object.keys(fields!) }).toEqual({ code: 'BAD_USER_INPUT', fields: ['documents'] })
  await sent(inbox, { name: 'Somebody else' }, under('key-1'))
  expect(await inbox.em().count(LegalAidRequest)).toBe(2)
})

test('the answer waits until the request is on the disk, whatever the database is set to', async () => {
  const inbox = await theInbox()
  await inbox.em().execute('create table kept (how text)')
  await inbox.em().execute(`create function look() returns trigger as $$ begin
    insert into kept values (current_setting('synchronous_commit')); return new; end; $$ language plpgsql`)
  await inbox
    .em()
    .execute('create trigger looks before insert on legal_aid_request for each row execute function look()')
  await sent(inbox)
  expect(await inbox.em().execute('select how from kept')).toEqual([{ how: 'on' }])
})

test('no table holds who asked, what happened, or the four words', async () => {
  const inbox = await theInbox(staffed)
  const told = { phone: '(555) 555-0123', description: 'the landlord changed the lock' }
  const { pass, words } = await sent(
    inbox,
    { ...told, documents: [await aPaper(inbox)] },
    under('key-to-find'),
  )
  await done(inbox, 'write', { pass, text: 'the landlord came back' })
  await done(inbox, 'mail', { pass, wanted: true })
  await done(inbox, 'tell', { pass, input: { otherSide: 'Harbor Homes LLC' } })
  const rows = await everything(inbox)
  expect(rows).toMatch(/-[0-9a-f]{12}/)
  expect(rows).not.toMatch(/Ana|ana@|555\D*0123|landlord|\$15,000|Notice\.pdf|Harbor|ruth@|key-to-find/)
  expect(rows).not.toContain(words)
})

/** Every row of every table, as text. */
async function everything(inbox: Awaited<ReturnType<typeof theInbox>>): Promise<string> {
  const tables: { name: string }[] = await inbox.em().execute(
    `select format('%I.%I', table_schema, table_name) name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const rows = tables.map(({ name }) => inbox.em().execute(`select t::text from ${name} t`))
  return JSON.stringify(await Promise.all(rows))
}
