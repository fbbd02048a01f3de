// What administrators do with messages: look through them, open one, answer it, put it aside, make a request of it.
import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { OutboxEmail } from '../platform/email/outbox-email.entity.ts'
import { performAsApplicant } from '../testing/applicant.ts'
import { recordClearCheck } from '../testing/conflict-checks.ts'
import { messageOperations, sendMessage, startWithMessage } from '../testing/contact-messages.ts'
import { readOutbox } from '../testing/outbox.ts'
import { startRequestsService } from '../testing/requests-service.ts'
import { assignTo, openRequest, signInColleague } from '../testing/staff.ts'
import { enqueueTestEmail } from '../testing/test-emails.ts'
import { buildContactMessage } from './contact-message.examples.ts'

const requestFields = `
  name email phone description income householdSize sourceMessage { id reference }
  request { status category urgency reviewDueAt } timeline { actor action }
`

test('looking through the inbox tells who wrote and about what, and is one line in the audit', async () => {
  const { inbox, id } = await startWithMessage()
  const unread = { email: null, phone: null, message: null, replies: null }
  const list = 'mutation { listContactMessages { id name subject email phone message replies { text } } }'
  expect(await inbox.readAsAdministrator(list)).toEqual([
    { id, name: 'Noor Haddad', subject: 'Volunteer', ...unread },
  ])
  expect(await inbox.em().find(AuditEvent, { action: { $ne: 'received' } })).toMatchObject([
    { action: 'looked through', itemType: 'contact messages', itemId: null, title: '1 in the inbox' },
  ])
})

test('each opening of a message is in the audit, by its reference', async () => {
  const { perform, listActions } = await startWithMessage()
  expect(await perform('open')).toMatchObject({ message: buildContactMessage().message, replies: [] })
  await perform('open')
  expect(await listActions()).toEqual(['received', 'opened', 'opened'])
})

test('a message that is not there is null, and nothing is recorded', async () => {
  const inbox = await startRequestsService()
  for (const id of ['none', '3b241101-e2bb-4255-8caf-4136c566a962'])
    expect(await inbox.readAsAdministrator(messageOperations.open, { id })).toBeNull()
  expect(await inbox.em().count(AuditEvent)).toBe(0)
})

test('an answer goes to the writer by email and is kept, encrypted, with the message', async () => {
  const { inbox, reference, perform, listActions } = await startWithMessage()
  const text = 'Come on Tuesday.\nWe have tea.'
  const replies = [{ author: expect.stringMatching(/\w/), text }]
  expect(await perform('reply', { text })).toMatchObject({ state: 'answered', subject: 'Volunteer', replies })
  const reply = (await readOutbox(inbox)).find(({ kind }) => kind === 'contactReply')!
  expect(reply).toMatchObject({
    to: 'noor@example.org',
    subject: `Our answer to your message (${reference})`,
    text: expect.stringContaining(text),
  })
  const rows = JSON.stringify(await inbox.em().execute('select t::text from contact_message t'))
  expect(rows).not.toContain('Tuesday')
  expect(await listActions()).toEqual(['received', 'answered'])
})

test('the same answer twice is one answer, another one is added', async () => {
  const { inbox, perform } = await startWithMessage()
  for (const text of ['One', 'One', 'Two']) await perform('reply', { text })
  expect(await perform('open')).toMatchObject({ replies: [{ text: 'One' }, { text: 'Two' }] })
  expect((await readOutbox(inbox)).filter(({ kind }) => kind === 'contactReply')).toHaveLength(2)
})

test('a message can be put aside, and only where there is a place for it', async () => {
  const { perform, getError, listActions } = await startWithMessage()
  expect(await perform('setState', { state: 'spam' })).toMatchObject({ state: 'spam' })
  expect(await getError('setState', { state: 'lost' })).toMatchObject({
    fields: { state: 'Choose one of the states' },
  })
  expect(await getError('reply', { text: ' ' })).toMatchObject({ fields: { text: 'Enter your answer' } })
  expect(await getError('setState', { id: 'none', state: 'spam' })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await listActions()).toEqual(['received', 'moved to spam'])
})

test.each([
  ['one that was put aside', ['spam', 'new', 'new'], ['moved to spam', 'moved to new']],
  ['a new one', ['new'], ['found no spam in']],
])('what a person says is no spam is not suspected any more: %s', async (_, states, actions) => {
  const { perform, listActions } = await startWithMessage({ website: 'https://spam.example' })
  for (const state of states) await perform('setState', { state })
  expect(await perform('open')).toMatchObject({ state: 'new', isSuspectedSpam: false })
  expect(await listActions()).toEqual(['received', ...actions, 'opened'])
})

test('a message becomes a request like any other, and each leads to the other', async () => {
  const { inbox, id, reference, perform, createRequest, listActions } = await startWithMessage({
    subject: 'Locked out',
  })
  const made = await createRequest({ category: 'Housing Rights', urgency: 'High', phone: '(555) 555-0130' })
  expect(made.reference).toMatch(/^LA-/)
  expect(made.passphrase.split(/[ -]/)).toHaveLength(4)
  const linked = { state: 'handled', requestId: made.id, requestReference: made.reference }
  expect(made.message).toMatchObject({ ...linked, subject: 'Locked out' })
  expect(await perform('open')).toMatchObject(linked)
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
  const { inbox, perform, createRequest } = await startWithMessage()
  const { id } = await createRequest()
  await recordClearCheck(inbox, id)
  await assignTo(inbox, id, signInColleague(inbox, 'intakeWorker'))
  expect(await perform('open')).toMatchObject({ message: null, replies: null, isLocked: true })
  await inbox.queryAsAdministrator(
    'mutation ($id: ID!) { openLegalAidRequest(id: $id, reason: "Ida is in court today") { name } }',
    { id },
  )
  expect(await perform('open')).toMatchObject({ message: buildContactMessage().message, isLocked: false })
})

test('a message is locked while its request is, and erased with it', async () => {
  const { inbox, perform, createRequest } = await startWithMessage({ subject: 'Locked out' })
  const made = await createRequest()
  const locked = { subject: 'Locked out', message: null, replies: null, isLocked: true }
  expect(await perform('open')).toMatchObject(locked)
  expect(await perform('reply', { text: 'We have it.' })).toMatchObject({ replies: null })

  await recordClearCheck(inbox, made.id)
  const { message } = buildContactMessage()
  const unlocked = { message, replies: [{ text: 'We have it.' }], isLocked: false }
  expect(await perform('open')).toMatchObject(unlocked)

  const { accessToken } = await performAsApplicant(inbox, 'open', made)
  await performAsApplicant(inbox, 'erase', { accessToken })
  expect(await perform('open')).toBeNull()
  expect((await readOutbox(inbox)).filter(({ to }) => to === 'noor@example.org')).toEqual([])
})

test('of a request that was a message the staff are told by email, and the writer is not', async () => {
  const { inbox, createRequest } = await startWithMessage({ website: 'x' })
  await createRequest({ category: 'Employment', urgency: 'Emergency' })
  expect((await readOutbox(inbox)).map(({ kind, to }) => `${kind} ${to}`).toSorted()).toEqual([
    'staffEmergencyNotice ruth@example.org',
    'staffMessageNotice ruth@example.org',
  ])
})

test('what is known of the household is stored, and so is a story as long as a message may be', async () => {
  const { inbox, createRequest } = await startWithMessage({ message: 'x'.repeat(10_000) })
  const household = { income: 'Under $15,000', householdSize: '3' }
  const { id } = await createRequest({ category: 'Employment', urgency: 'Low', ...household })
  await recordClearCheck(inbox, id)
  expect(await openRequest(inbox, id, requestFields)).toMatchObject({ phone: 'Not provided', ...household })
})

test('a message becomes one request and no second one', async () => {
  const { inbox, createRequest } = await startWithMessage()
  const results = await Promise.allSettled([createRequest(), createRequest()])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(createRequest()).rejects.toThrow('This message has become a legal aid request already')
  expect(await inbox.readAsAdministrator('{ legalAidRequestCount }')).toBe(1)
})

test('what the office must decide is named, and nothing is made without it', async () => {
  const { perform, getError } = await startWithMessage()
  expect(await getError('createRequest', { input: { category: 'Weather', phone: 'later' } })).toMatchObject({
    fields: {
      category: 'Choose what kind of problem it is',
      urgency: 'Choose how soon you need help',
      phone: 'Enter a phone number, like (555) 555-0100, or leave it empty',
    },
  })
  expect(await perform('open')).toMatchObject({ state: 'new', requestId: null })
})

test('messages are listed in ranges, the newest first', async () => {
  const inbox = await startRequestsService()
  for (const subject of ['First', 'Second', 'Third']) await sendMessage(inbox, { subject })
  const list = async (range: string) => {
    const all = await inbox.readAsAdministrator<{ subject: string }[]>(
      `mutation { all: listContactMessages${range} { subject } }`,
    )
    return all.map(({ subject }) => subject)
  }
  expect(await list('')).toEqual(['Third', 'Second', 'First'])
  expect(await list('(offset: 1, limit: 1)')).toEqual(['Second'])
  expect(await list('(offset: 3)')).toEqual([])
  expect(await list('(offset: -5, limit: 100000)')).toHaveLength(3)
})

test('new messages wait for the office, also suspected ones, and answered ones do not; so do emails that were given up', async () => {
  const { inbox, perform } = await startWithMessage({ subject: 'Thank you' })
  await sendMessage(inbox)
  await sendMessage(inbox, { subject: 'Watches', website: 'x' })
  await perform('setState', { state: 'handled' })
  await enqueueTestEmail(inbox, { to: ['ruth@example.org', 'ana@example.org'] })
  const [dead] = await inbox.em().find(OutboxEmail, {})
  await inbox.em().nativeUpdate(OutboxEmail, { id: dead!.id }, { state: 'dead' })
  expect(await inbox.readAsAdministrator('{ pendingCounts { newMessages failedEmails } }')).toEqual({
    newMessages: 2,
    failedEmails: 1,
  })
})
