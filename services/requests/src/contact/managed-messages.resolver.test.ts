// What administrators do with messages: look through them, open one, answer it, put it aside, make a request of it.
import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { OutboxEmail } from '../platform/email/outbox-email.entity.ts'
import { performAsApplicant } from '../testing/applicant.ts'
import { recordClearCheck } from '../testing/conflict-checks.ts'
import { readOutbox } from '../testing/outbox.ts'
import { sendMutations, startRequestsService } from '../testing/requests-service.ts'
import { assignTo, openRequest, signInColleague } from '../testing/staff.ts'
import { enqueueTestEmail } from '../testing/test-emails.ts'
import { ContactMessage } from './contact-message.entity.ts'
import { buildContactMessage } from './contact-message.examples.ts'

type Sent = { sendContactMessage: { id: string; reference: string } }
type Opened = { openContactMessage: Record<string, unknown> }
type Made = {
  createRequestFromMessage: { id: string; reference: string; passphrase: string; message: object }
}

const listQuery = 'mutation { listContactMessages { id name subject email phone message replies { text } } }'
const openQuery = `mutation ($id: ID!) {
  openContactMessage(id: $id) {
    state isSuspectedSpam subject message requestId requestReference isLocked replies { text }
  }
}`
const replyMutation = `mutation ($id: ID!, $text: String!) {
  replyToContactMessage(id: $id, text: $text) { state subject replies { author text } }
}`
const setStateMutation =
  'mutation ($id: ID!, $state: String!) { setContactMessageState(id: $id, state: $state) { state } }'

const createRequestMutation = `mutation ($id: ID!, $input: RequestFromMessageInput!) {
  createRequestFromMessage(id: $id, input: $input) {
    id reference passphrase message { state requestId requestReference subject }
  }
}`
const requestFields = `
  name email phone description income householdSize sourceMessage { id reference }
  request { status category urgency reviewDueAt } timeline { actor action }
`

/** A message in the inbox, and ways to read it again. */
async function sendMessage(overrides: Parameters<typeof buildContactMessage>[0] = {}) {
  const inbox = await startRequestsService({ env: { STAFF_EMAIL: 'ruth@example.org' } })
  const { sendContactMessage } = await inbox.query<Sent>(sendMutations.message, {
    input: buildContactMessage(overrides),
  })
  const { id, reference } = sendContactMessage
  const open = async () => (await inbox.queryAsAdministrator<Opened>(openQuery, { id })).openContactMessage
  const listActions = async () =>
    (await inbox.em().find(AuditEvent, { title: reference }, { orderBy: { occurredAt: 'asc' } })).map(
      ({ action }) => action,
    )
  return { inbox, id, reference, open, actions: listActions }
}

test('looking through the inbox tells who wrote and about what, and is one line in the audit', async () => {
  const { inbox, id } = await sendMessage()
  const unread = { email: null, phone: null, message: null, replies: null }
  expect(await inbox.queryAsAdministrator(listQuery)).toEqual({
    listContactMessages: [{ id, name: 'Noor Haddad', subject: 'Volunteer', ...unread }],
  })
  const listActions = await inbox.em().find(AuditEvent, { action: { $ne: 'received' } })
  expect(listActions).toMatchObject([
    { action: 'looked through', itemType: 'contact messages', itemId: null, title: '1 in the inbox' },
  ])
})

test('each opening of a message is in the audit, by its reference', async () => {
  const { open, actions: listActions } = await sendMessage()
  expect(await open()).toMatchObject({ message: buildContactMessage().message, replies: [] })
  await open()
  expect(await listActions()).toEqual(['received', 'opened', 'opened'])
})

test('a message that is not there is null, and nothing is recorded', async () => {
  const inbox = await startRequestsService()
  for (const id of ['none', '3b241101-e2bb-4255-8caf-4136c566a962'])
    expect(await inbox.queryAsAdministrator(openQuery, { id })).toEqual({ openContactMessage: null })
  expect(await inbox.em().count(AuditEvent)).toBe(0)
})

test('an answer goes to the writer by email and is kept, encrypted, with the message', async () => {
  const { inbox, id, reference } = await sendMessage()
  const text = 'Come on Tuesday.\nWe have tea.'
  const { replyToContactMessage } = await inbox.queryAsAdministrator<{ replyToContactMessage: object }>(
    replyMutation,
    {
      id,
      text,
    },
  )
  const author = expect.stringMatching(/\w/)
  expect(replyToContactMessage).toEqual({
    state: 'answered',
    subject: 'Volunteer',
    replies: [{ author, text }],
  })
  const reply = (await readOutbox(inbox)).find(({ kind }) => kind === 'contactReply')!
  expect(reply).toMatchObject({
    to: 'noor@example.org',
    subject: `Our answer to your message (${reference})`,
  })
  expect(reply.text).toContain(text)
  const rows = JSON.stringify(await inbox.em().execute('select t::text from contact_message t'))
  expect(rows).not.toContain('Tuesday')
  expect(await inbox.em().count(AuditEvent, { action: 'answered', title: reference })).toBe(1)
})

test('the same answer twice is one answer, another one is added', async () => {
  const { inbox, id, open } = await sendMessage()
  for (const text of ['One', 'One', 'Two']) await inbox.queryAsAdministrator(replyMutation, { id, text })
  expect(await open()).toMatchObject({ replies: [{ text: 'One' }, { text: 'Two' }] })
  expect((await readOutbox(inbox)).filter(({ kind }) => kind === 'contactReply')).toHaveLength(2)
})

test('a message can be put aside, and only where there is a place for it', async () => {
  const { inbox, id, reference } = await sendMessage()
  expect(await inbox.queryAsAdministrator(setStateMutation, { id, state: 'spam' })).toEqual({
    setContactMessageState: { state: 'spam' },
  })
  expect(await inbox.em().count(AuditEvent, { action: 'moved to spam', title: reference })).toBe(1)
  const { token } = inbox
  expect(await inbox.queryError(setStateMutation, { id, state: 'lost' }, { token })).toMatchObject({
    fields: { state: 'Choose one of the states' },
  })
  expect(await inbox.queryError(replyMutation, { id, text: ' ' }, { token })).toMatchObject({
    fields: { text: 'Enter your answer' },
  })
  expect(await inbox.queryError(setStateMutation, { id: 'none', state: 'spam' }, { token })).toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('visitors neither reply nor change states', async () => {
  const { inbox, id } = await sendMessage()
  expect(await inbox.queryError(replyMutation, { id, text: 'Hello' })).toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  expect(await inbox.queryError(setStateMutation, { id, state: 'spam' })).toMatchObject({
    code: 'UNAUTHENTICATED',
  })
})

test('what a person says is no spam is not suspected any more', async () => {
  const { inbox, id, open, actions: listActions } = await sendMessage({ website: 'https://spam.example' })
  for (const state of ['spam', 'new', 'new'])
    await inbox.queryAsAdministrator(setStateMutation, { id, state })
  expect(await open()).toMatchObject({ state: 'new', isSuspectedSpam: false })
  expect(await listActions()).toEqual(['received', 'moved to spam', 'moved to new', 'opened'])
})

test('a new message is no spam once somebody says so, and that is in the audit', async () => {
  const { inbox, id, open, actions: listActions } = await sendMessage({ website: 'https://spam.example' })
  await inbox.queryAsAdministrator(setStateMutation, { id, state: 'new' })
  expect(await open()).toMatchObject({ state: 'new', isSuspectedSpam: false })
  expect(await listActions()).toEqual(['received', 'found no spam in', 'opened'])
})

test('a message becomes a request like any other, and each leads to the other', async () => {
  const { inbox, id, reference, open, actions: listActions } = await sendMessage({ subject: 'Locked out' })
  const input = { category: 'Housing Rights', urgency: 'High', phone: '(555) 555-0130' }
  const { createRequestFromMessage: made } = await inbox.queryAsAdministrator<Made>(createRequestMutation, {
    id,
    input,
  })
  expect(made.reference).toMatch(/^LA-/)
  expect(made.passphrase.split(/[ -]/)).toHaveLength(4)
  const linked = { state: 'handled', requestId: made.id, requestReference: made.reference }
  expect(made.message).toEqual({ ...linked, subject: 'Locked out' })
  expect(await open()).toMatchObject(linked)
  expect(await listActions()).toEqual(['received', 'made a request of', 'opened'])

  await recordClearCheck(inbox, made.id)
  const { name, email, message } = buildContactMessage()
  expect(await openRequest(inbox, made.id, requestFields)).toMatchObject({
    ...{ name, email, phone: '(555) 555-0130', description: `Locked out\n\n${message}` },
    ...{ income: 'Not provided', householdSize: 'Not provided', sourceMessage: { id, reference } },
    request: { status: 'new', category: 'Housing Rights', urgency: 'High', reviewDueAt: expect.any(String) },
    timeline: [{ action: 'received', actor: expect.not.stringMatching('Website') }, { action: 'opened' }],
  })
})

test('a message is locked while a colleague works on its request, until somebody says why they open that', async () => {
  const { inbox, id, open } = await sendMessage({ subject: 'Locked out' })
  const { createRequestFromMessage: made } = await inbox.queryAsAdministrator<Made>(createRequestMutation, {
    id,
    input: { category: 'Housing Rights', urgency: 'High' },
  })
  await recordClearCheck(inbox, made.id)
  await assignTo(inbox, made.id, signInColleague(inbox, 'intakeWorker'))
  expect(await open()).toMatchObject({ message: null, replies: null, isLocked: true })
  await inbox.queryAsAdministrator(
    'mutation ($id: ID!) { openLegalAidRequest(id: $id, reason: "Ida is in court today") { name } }',
    { id: made.id },
  )
  expect(await open()).toMatchObject({ message: buildContactMessage().message, isLocked: false })
})

test('a message is locked while its request is, and erased with it', async () => {
  const { inbox, id, open } = await sendMessage({ subject: 'Locked out' })
  const { createRequestFromMessage: made } = await inbox.queryAsAdministrator<Made>(createRequestMutation, {
    id,
    input: { category: 'Housing Rights', urgency: 'High' },
  })
  const { message } = buildContactMessage()
  expect(await open()).toMatchObject({ subject: 'Locked out', message: null, replies: null, isLocked: true })
  const { replyToContactMessage } = await inbox.queryAsAdministrator<{ replyToContactMessage: object }>(
    replyMutation,
    {
      id,
      text: 'We have it.',
    },
  )
  expect(replyToContactMessage).toMatchObject({ replies: null })

  await recordClearCheck(inbox, made.id)
  expect(await open()).toMatchObject({ message, replies: [{ text: 'We have it.' }], isLocked: false })

  const { accessToken } = await performAsApplicant(inbox, 'open', made)
  await performAsApplicant(inbox, 'erase', { accessToken })
  expect(await open()).toBeNull()
  expect((await readOutbox(inbox)).filter(({ to }) => to === 'noor@example.org')).toEqual([])
})

test('of a request that was a message the staff are told by email, and the writer is not', async () => {
  const { inbox, id } = await sendMessage({ website: 'x' })
  await inbox.queryAsAdministrator(createRequestMutation, {
    id,
    input: { category: 'Employment', urgency: 'Emergency' },
  })
  const emails = (await readOutbox(inbox)).map(({ kind, to }) => `${kind} ${to}`)
  expect(emails.toSorted()).toEqual([
    'staffEmergencyNotice ruth@example.org',
    'staffMessageNotice ruth@example.org',
  ])
})

test('what is known of the household is stored, and so is a story as long as a message may be', async () => {
  const { inbox, id } = await sendMessage({ message: 'x'.repeat(10_000) })
  const input = { category: 'Employment', urgency: 'Low', income: 'Under $15,000', householdSize: '3' }
  const { createRequestFromMessage } = await inbox.queryAsAdministrator<Made>(createRequestMutation, {
    id,
    input,
  })
  await recordClearCheck(inbox, createRequestFromMessage.id)
  expect(await openRequest(inbox, createRequestFromMessage.id, requestFields)).toMatchObject({
    phone: 'Not provided',
    income: 'Under $15,000',
    householdSize: '3',
  })
})

test('a message becomes one request and no second one', async () => {
  const { inbox, id } = await sendMessage()
  const input = { category: 'Employment', urgency: 'Low' }
  const { token } = inbox
  const answers = await Promise.all(
    [1, 2].map(() => inbox.execute(createRequestMutation, { id, input }, { token })),
  )
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'made').sort()).toEqual([
    'CONFLICT',
    'made',
  ])
  expect(await inbox.queryAsAdministrator('{ legalAidRequestCount }')).toEqual({ legalAidRequestCount: 1 })
})

test('what the office must decide is named, and nothing is made without it', async () => {
  const { inbox, id, open } = await sendMessage()
  const { token } = inbox
  const input = { category: 'Weather', phone: 'later' }
  expect(await inbox.queryError(createRequestMutation, { id, input }, { token })).toMatchObject({
    fields: {
      category: 'Choose what kind of problem it is',
      urgency: 'Choose how soon you need help',
      phone: 'Enter a phone number, like (555) 555-0100, or leave it empty',
    },
  })
  expect(await inbox.queryError(createRequestMutation, { id, input })).toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  expect(await open()).toMatchObject({ state: 'new', requestId: null })
  expect(await inbox.em().count(ContactMessage, { requestId: null })).toBe(1)
})

test('messages are listed in ranges, the newest first', async () => {
  const inbox = await startRequestsService()
  for (const subject of ['First', 'Second', 'Third'])
    await inbox.query(sendMutations.message, { input: buildContactMessage({ subject }) })
  const list = async (range: string) =>
    (
      await inbox.queryAsAdministrator<{ listContactMessages: { subject: string }[] }>(
        `mutation { listContactMessages${range} { subject } }`,
      )
    ).listContactMessages.map(({ subject }) => subject)
  expect(await list('')).toEqual(['Third', 'Second', 'First'])
  expect(await list('(offset: 1, limit: 1)')).toEqual(['Second'])
  expect(await list('(offset: 3)')).toEqual([])
  expect(await list('(offset: -5, limit: 100000)')).toHaveLength(3)
})

const pendingCountsQuery = '{ pendingCounts { newMessages failedEmails } }'

test('new messages wait for the office, also suspected ones, and answered ones do not', async () => {
  const inbox = await startRequestsService()
  await inbox.query(sendMutations.message, { input: buildContactMessage() })
  await inbox.query(sendMutations.message, {
    input: buildContactMessage({ subject: 'Watches', website: 'x' }),
  })
  const { sendContactMessage } = await inbox.query<{ sendContactMessage: { id: string } }>(
    sendMutations.message,
    {
      input: buildContactMessage({ subject: 'Thank you' }),
    },
  )
  const mark = 'mutation ($id: ID!) { setContactMessageState(id: $id, state: "handled") { id } }'
  await inbox.queryAsAdministrator(mark, { id: sendContactMessage.id })
  expect(await inbox.queryAsAdministrator(pendingCountsQuery)).toEqual({
    pendingCounts: { newMessages: 2, failedEmails: 0 },
  })
})

test('emails that were given up wait for the office', async () => {
  const inbox = await startRequestsService()
  await enqueueTestEmail(inbox, { to: ['ruth@example.org', 'ana@example.org'] })
  const [dead] = await inbox.em().find(OutboxEmail, {})
  await inbox.em().nativeUpdate(OutboxEmail, { id: dead!.id }, { state: 'dead' })
  expect(await inbox.queryAsAdministrator(pendingCountsQuery)).toMatchObject({
    pendingCounts: { failedEmails: 1 },
  })
})
