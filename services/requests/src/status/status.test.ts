import { Activity } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import type { Status } from '../legal-aid-requests/legal-aid-request.moves.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { letterIn, Mail } from '../mails/mail.ts'
import { StoredMessage, writeMessage } from '../request-messages/request-message.ts'
import { keysOf } from '../sealedItem.ts'
import { dataKeyOf } from '../sealing.ts'
import { cleared, sentAndCleared } from '../testing/cleared.ts'
import { aPaper, done, sent, toDo } from '../testing/theApplicant.ts'
import { theInbox } from '../testing/theInbox.ts'

const aDay = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * aDay)
const standAt = (inbox: Subgraph, id: string, status: Status, movedAt = new Date()) =>
  inbox.em().nativeUpdate(LegalAidRequest, { id }, { status, movedAt })
const mailsOf = async (inbox: Subgraph) => {
  const mails = await inbox.em().find(Mail, {}, { orderBy: { createdAt: 'asc' } })
  return mails.map((mail) => ({ kind: mail.kind, ...letterIn(mail, keysOf(inbox)) }))
}

test('a new request stands at its beginning, with what was promised', async () => {
  const inbox = await theInbox()
  const { pass, reference, receivedAt, reviewBy, matchBy } = await sent(inbox)
  expect(await done(inbox, 'look', { pass })).toEqual({
    reference,
    status: 'new',
    receivedAt,
    reviewBy,
    matchBy,
    overdue: false,
    keptUntil: null,
    erasedAt: null,
    backupsUntil: null,
    reopenUntil: expect.any(String),
    mailed: false,
    toldMore: false,
    canWithdraw: true,
    canReopen: false,
    canErase: true,
    onHold: false,
    answerBy: null,
    steps: [{ status: 'new', at: receivedAt }],
    messages: [],
    documents: [],
    pass: expect.any(String),
  })
})

test('a pass that opens nothing is refused by name, whatever it is for', async () => {
  const inbox = await theInbox()
  const variables = { pass: 'none', text: 'Hello', documents: [], wanted: true, stillNeeded: true, input: {} }
  const { open: _, ...withPass } = toDo
  for (const query of Object.values(withPass)) {
    expect(await inbox.refusal(query, variables)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { pass: 'Enter your reference and your four words again' },
    })
  }
})

test('each answer brings a pass that is good for the next call', async () => {
  const inbox = await theInbox()
  const { reference, words } = await sent(inbox)
  const opened = await done(inbox, 'open', { reference, words })
  const written = await done(inbox, 'write', { pass: opened.pass, text: 'Hello' })
  expect(await done(inbox, 'look', { pass: written.pass })).toMatchObject({ reference })
})

test('what the applicant writes is read to the letter, by both, and is told apart', async () => {
  const inbox = await theInbox()
  const { id, pass } = await sentAndCleared(inbox)
  const text = ' They came back.\n\t“Today” 👩‍⚖️ '
  const message = { id: expect.any(String), at: expect.any(String), from: 'applicant', text }
  expect((await done(inbox, 'write', { pass, text })).messages).toEqual([message])
  const opened = await inbox.asAdministrator(
    'query ($id: ID!) { openLegalAidRequest(id: $id) { messages { id at from text } } }',
    { id },
  )
  expect(opened).toEqual({ openLegalAidRequest: { messages: [message] } })
})

test('a message that is sent twice because the line broke is one', async () => {
  const inbox = await theInbox()
  const { pass } = await sent(inbox)
  await Promise.all(Array.from({ length: 4 }, () => done(inbox, 'write', { pass, text: 'Hello' })))
  expect(await inbox.em().count(StoredMessage)).toBe(1)
  expect(await inbox.em().count(Activity, { action: 'wrote' })).toBe(1)
  await inbox.em().nativeUpdate(StoredMessage, {}, { at: new Date(Date.now() - 600_001) })
  expect((await done(inbox, 'write', { pass, text: 'Hello' })).messages).toHaveLength(2)
})

test.each([
  ['nothing', ' \n'],
  ['more than 5,000 characters', 'x'.repeat(5001)],
  ['what cannot be stored', 'a\0b'],
])('a message of %s is refused', async (_, text) => {
  const inbox = await theInbox()
  const { pass } = await sent(inbox)
  const { code, fields } = await inbox.refusal(toDo.write, { pass, text })
  expect({ code, fields: Object.keys(fields!) }).toEqual({ code: 'BAD_USER_INPUT', fields: ['text'] })
  expect(await inbox.em().count(StoredMessage)).toBe(0)
})

test('the fifty-first message of a day has to wait', async () => {
  const inbox = await theInbox()
  const { id, pass } = await sent(inbox)
  await inbox.em().transactional(async (em) => {
    const dataKey = dataKeyOf(keysOf(inbox), id, await em.findOneOrFail(LegalAidRequest, { id }))
    for (let sent = 0; sent < 49; sent += 1)
      writeMessage(em as never, { id, dataKey }, { from: 'applicant', text: `${sent}` })
  })
  await done(inbox, 'write', { pass, text: 'The fiftieth' })
  const refusal = await inbox.refusal(toDo.write, { pass, text: 'One more' })
  expect(refusal).toMatchObject({ code: 'RATE_LIMITED' })
  expect(refusal.retryAfter).toBeGreaterThan(86_000)
})

test('papers can be sent later, and a list sent twice changes nothing', async () => {
  const inbox = await theInbox()
  const { pass } = await sent(inbox, { documents: [await aPaper(inbox)] })
  const documents = [await aPaper(inbox, { name: 'Lease.pdf' })]
  await done(inbox, 'add', { pass, documents })
  const standing = await done(inbox, 'add', { pass, documents })
  expect(standing.documents.map(({ name }) => name)).toEqual(['Notice.pdf', 'Lease.pdf'])
  const refusal = await inbox.refusal(toDo.add, { pass, documents: [crypto.randomUUID()] })
  expect(refusal.fields).toHaveProperty('documents')
})

test.each(['new', 'in_review', 'info_needed', 'eligible'] as const)(
  'who stands at %s may withdraw, and change their mind for thirty days',
  async (status) => {
    const inbox = await theInbox()
    const { id, pass } = await sent(inbox)
    await standAt(inbox, id, status)
    const withdrawn = await done(inbox, 'withdraw', { pass })
    expect(withdrawn).toMatchObject({ status: 'withdrawn', canWithdraw: false, canReopen: true })
    expect(await done(inbox, 'withdraw', { pass })).toMatchObject({ status: 'withdrawn' })
    expect(await done(inbox, 'reopen', { pass })).toMatchObject({ status: 'in_review', canWithdraw: true })

    await standAt(inbox, id, 'withdrawn', daysAgo(30.01))
    expect(await done(inbox, 'look', { pass })).toMatchObject({ canReopen: false })
    expect(await inbox.refusal(toDo.reopen, { pass })).toMatchObject({ code: 'CONFLICT' })
  },
)

test.each(['matched', 'declined', 'referred', 'closed'] as const)(
  'who stands at %s has nothing to withdraw',
  async (status) => {
    const inbox = await theInbox()
    const { id, pass } = await sent(inbox)
    await standAt(inbox, id, status)
    expect(await done(inbox, 'look', { pass })).toMatchObject({ canWithdraw: false, reopenUntil: null })
    expect(await inbox.refusal(toDo.withdraw, { pass })).toMatchObject({ code: 'CONFLICT' })
  },
)

test('we say that we are late, until we are in touch', async () => {
  const inbox = await theInbox()
  const { id, pass } = await sent(inbox)
  await inbox.em().nativeUpdate(LegalAidRequest, { id }, { reviewBy: daysAgo(1) })
  expect(await done(inbox, 'look', { pass })).toMatchObject({ overdue: true })
  const write = 'mutation ($id: ID!) { writeToApplicant(id: $id, text: "We are here.") { name } }'
  await inbox.asAdministrator(write, { id })
  expect(await done(inbox, 'look', { pass })).toMatchObject({ overdue: false })
})

test.each([
  ['declined', '2026-03-31T12:00:00.000Z', '2027-03-31T12:00:00.000Z'],
  ['referred', '2026-03-31T12:00:00.000Z', '2027-03-31T12:00:00.000Z'],
  ['withdrawn', '2026-03-31T12:00:00.000Z', '2027-03-31T12:00:00.000Z'],
  ['closed', '2026-03-31T12:00:00.000Z', '2033-03-31T12:00:00.000Z'],
  ['eligible', '2026-03-31T12:00:00.000Z', null],
] as const)('what is %s since %s is kept until %s', async (status, movedAt, keptUntil) => {
  const inbox = await theInbox()
  const { id, pass } = await sent(inbox)
  await standAt(inbox, id, status, new Date(movedAt))
  expect(await done(inbox, 'look', { pass })).toMatchObject({ keptUntil })
})

test('no mail goes to an applicant who has not asked; the first brings the reference, later ones the news', async () => {
  const inbox = await theInbox()
  const { id, pass, reference } = await sent(inbox)
  const move = (to: string) =>
    inbox.asAdministrator(`mutation { moveLegalAidRequest(id: "${id}", to: "${to}") { name } }`)
  await move('in_review')
  expect(await mailsOf(inbox)).toEqual([])

  expect(await done(inbox, 'mail', { pass, wanted: true })).toMatchObject({ mailed: true })
  await done(inbox, 'mail', { pass, wanted: true })
  await move('info_needed')
  expect(await mailsOf(inbox)).toMatchObject([
    { kind: 'applicantConfirmation', to: 'ana@example.org', values: { reference } },
    { kind: 'statusUpdate', to: 'ana@example.org', values: { reference } },
  ])

  expect(await done(inbox, 'mail', { pass, wanted: false })).toMatchObject({ mailed: false })
  await move('eligible')
  await done(inbox, 'mail', { pass, wanted: true })
  await move('in_review')
  expect((await mailsOf(inbox)).map(({ kind }) => kind)).toEqual([
    'applicantConfirmation',
    'statusUpdate',
    'statusUpdate',
  ])
})

test('mails come under the name that was chosen, and stop when e-mail is not safe', async () => {
  const inbox = await theInbox()
  const { pass } = await sent(inbox)
  await done(inbox, 'tell', { pass, input: { senderName: 'Office Services' } })
  await done(inbox, 'mail', { pass, wanted: true })
  expect(await mailsOf(inbox)).toMatchObject([{ values: { senderName: 'Office Services' } }])
  expect(await done(inbox, 'tell', { pass, input: { safeWays: ['Phone'] } })).toMatchObject({ mailed: false })
})

test('more can be told bit by bit, and is read by administrators', async () => {
  const inbox = await theInbox()
  const { id, pass } = await sent(inbox)
  const input = {
    safeWays: ['Email', 'Post'],
    leaveMessage: false,
    courtDate: '2026-12-01',
    language: 'Kreyòl',
  }
  expect(await done(inbox, 'tell', { pass, input })).toMatchObject({ toldMore: true })
  await done(inbox, 'tell', { pass, input: { otherSide: 'Harbor Homes LLC', language: '' } })
  await cleared(inbox, id)
  const { openLegalAidRequest } = await inbox.asAdministrator<{ openLegalAidRequest: object }>(
    `query ($id: ID!) { openLegalAidRequest(id: $id) { more {
      safeWays safeHours leaveMessage senderName language interpreter otherSide courtDate accessNeeds
    } } }`,
    { id },
  )
  expect(openLegalAidRequest).toEqual({
    more: {
      ...input,
      courtDate: '2026-12-01T00:00:00.000Z',
      otherSide: 'Harbor Homes LLC',
      safeHours: null,
      senderName: null,
      interpreter: null,
      accessNeeds: null,
    },
  })
})

test('what cannot be is refused by its field, and nothing told is nothing kept', async () => {
  const inbox = await theInbox()
  const { pass } = await sent(inbox)
  const input = { courtDate: '2026-02-30', otherSide: 'Harbor Homes LLC' }
  expect(await inbox.refusal(toDo.tell, { pass, input })).toMatchObject({
    fields: { courtDate: 'Enter the date as it is on the paper, like 2026-12-01' },
  })
  await done(inbox, 'tell', { pass, input: { safeWays: [], language: ' ', interpreter: null } })
  expect(await done(inbox, 'look', { pass })).toMatchObject({ toldMore: false })
})

test('each act is a line of the audit, without a word of what was written', async () => {
  const inbox = await theInbox()
  const { id, pass, reference } = await sent(inbox)
  await done(inbox, 'write', { pass, text: 'the landlord' })
  await done(inbox, 'add', { pass, documents: [await aPaper(inbox)] })
  await done(inbox, 'tell', { pass, input: { otherSide: 'the landlord' } })
  await done(inbox, 'mail', { pass, wanted: true })
  await done(inbox, 'withdraw', { pass })
  await done(inbox, 'reopen', { pass })
  await done(inbox, 'erase', { pass })
  const lines = await inbox.em().find(Activity, { itemId: id, who: 'Applicant' }, { orderBy: { at: 'asc' } })
  expect(lines.map(({ action }) => action)).toEqual([
    'wrote',
    'sent papers',
    'told more',
    'asked for e-mails',
    'withdrew',
    'opened again',
    'erased',
  ])
  expect(new Set(lines.map(({ title }) => title))).toEqual(new Set([reference]))
})
