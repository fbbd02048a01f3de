import { expect, test } from 'vitest'
import { Document } from '../documents/document.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { letterIn, Mail } from '../mails/mail.ts'
import { dayInWords } from '../moments.ts'
import { StoredMessage } from '../request-messages/request-message.ts'
import { keysOf } from '../sealedItem.ts'
import { Submission } from '../submissions/submission.ts'
import { mailsIn } from '../testing/mailsIn.ts'
import { aPaper, done, sent, toDo } from '../testing/theApplicant.ts'
import { theInbox } from '../testing/theInbox.ts'

const erasedRequest = async (inbox: Awaited<ReturnType<typeof theInbox>>) => {
  const receipt = await sent(inbox, { documents: [await aPaper(inbox)] })
  const { pass } = receipt
  await done(inbox, 'write', { pass, text: 'the landlord' })
  await done(inbox, 'mail', { pass, wanted: true })
  const standing = await done(inbox, 'erase', { pass })
  return { ...receipt, standing }
}

test('of what is erased nothing is left: no story, key, message, paper, mark, or mail on its way', async () => {
  const inbox = await theInbox({ env: { STAFF_EMAIL: 'ruth@example.org' } })
  const { id, reference } = await erasedRequest(inbox)
  const request = await inbox.em().findOneOrFail(LegalAidRequest, { id })
  expect(request).toMatchObject({ sealed: '', dataKey: '', person: null, status: 'erased' })
  for (const Type of [StoredMessage, Document, Submission])
    expect(await inbox.em().count<object>(Type)).toBe(0)
  expect(await inbox.em().execute('select from document_bytes')).toHaveLength(0)

  const mails = await inbox.em().find(Mail, {})
  expect(mails.map(({ kind }) => kind)).toEqual(['erased'])
  expect(letterIn(mails[0]!, keysOf(inbox))).toMatchObject({ to: 'ana@example.org', values: { reference } })
})

test('the page of what was erased says so, to whoever has the words, and opens nothing else', async () => {
  const inbox = await theInbox()
  const { id, reference, words, pass, standing } = await erasedRequest(inbox)
  expect(standing).toMatchObject({
    status: 'erased',
    erasedAt: expect.any(String),
    keptUntil: null,
    messages: [],
    documents: [],
    mailed: false,
    canWithdraw: false,
    canReopen: false,
    canErase: false,
  })
  const { pass: _, ...same } = standing
  expect(await done(inbox, 'open', { reference, words })).toMatchObject(same)
  expect(await done(inbox, 'erase', { pass })).toMatchObject(same)
  for (const query of [toDo.write, toDo.mail, toDo.withdraw, toDo.reopen])
    expect(await inbox.refusal(query, { pass, text: 'Hello', wanted: true })).toMatchObject({
      code: 'CONFLICT',
    })

  const { openLegalAidRequest } = await inbox.asAdministrator<{ openLegalAidRequest: object }>(
    `query ($id: ID!) { openLegalAidRequest(id: $id) {
      request { reference status } name moves messages { text } timeline { action }
    } }`,
    { id },
  )
  expect(openLegalAidRequest).toMatchObject({
    request: { reference, status: 'erased' },
    name: null,
    moves: [],
    messages: [],
  })
})

test.each([
  ['35 days', {}, 35],
  ['as many days as the setting says', { BACKUP_DAYS: '10' }, 10],
])('the page and the mail name the day by which backups have expired: %s later', async (_, env, days) => {
  const inbox = await theInbox({ env })
  const { standing } = await erasedRequest(inbox)
  const until = new Date(new Date(standing.erasedAt!).getTime() + days * 86_400_000)
  expect(standing.backupsUntil).toBe(until.toISOString())
  const [mail] = await mailsIn(inbox)
  expect(mail!.text).toContain(`expire by ${dayInWords(until, 'America/New_York')}.`)
})

test('the last mail goes only to those who wanted mails', async () => {
  const inbox = await theInbox()
  const { pass } = await sent(inbox)
  await done(inbox, 'erase', { pass })
  expect(await inbox.em().count(Mail)).toBe(0)
})

test.each(['matched', 'closed'] as const)('a case that we took (%s) is not erased', async (status) => {
  const inbox = await theInbox()
  const { id, pass } = await sent(inbox)
  await inbox.em().nativeUpdate(LegalAidRequest, { id }, { status })
  expect(await done(inbox, 'look', { pass })).toMatchObject({ canErase: false })
  expect(await inbox.refusal(toDo.erase, { pass })).toMatchObject({ code: 'CONFLICT' })
  expect((await inbox.em().findOneOrFail(LegalAidRequest, { id })).sealed).not.toBe('')
})

test('what is written while it is being erased is gone with it', async () => {
  const inbox = await theInbox()
  const { pass } = await sent(inbox)
  await Promise.all([
    done(inbox, 'erase', { pass }),
    ...Array.from({ length: 5 }, (_, at) => inbox.answer(toDo.write, { pass, text: `Message ${at}` })),
  ])
  expect(await inbox.em().count(StoredMessage)).toBe(0)
})

test('the product starts again with what was erased', async () => {
  const inbox = await theInbox()
  await erasedRequest(inbox)
  const { requests } = await import('../requests.ts')
  await inbox.em().transactional((em) => requests.seed!(em as never, inbox.settings))
})

test('who sends the same once more after erasing it has a new request', async () => {
  const inbox = await theInbox()
  const first = await sent(inbox, {}, { 'x-idempotency-key': 'key-1' })
  await done(inbox, 'erase', { pass: first.pass })
  expect((await sent(inbox, {}, { 'x-idempotency-key': 'key-1' })).id).not.toBe(first.id)
})
