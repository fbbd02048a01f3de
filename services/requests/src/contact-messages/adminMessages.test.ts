// What administrators do with messages: look through them, open one, answer it, put it aside, make a request of it.
import { Activity } from '@access/service-kit'
import { expect, test } from 'vitest'
import { cleared } from '../testing/cleared.ts'
import { mailsIn } from '../testing/mailsIn.ts'
import { done } from '../testing/theApplicant.ts'
import { send, theInbox } from '../testing/theInbox.ts'
import { aContactMessage } from './contact-message.examples.ts'
import { ContactMessage } from './contact-message.ts'

type Sent = { sendContactMessage: { id: string; reference: string } }
type Opened = { openContactMessage: Record<string, unknown> }
type Made = { makeRequestOfMessage: { id: string; reference: string; words: string; message: object } }

const looking = '{ allContactMessages { id name subject email phone message answers { text } } }'
const opening = `query ($id: ID!) {
  openContactMessage(id: $id) {
    state suspected subject message requestId requestReference isShut answers { text }
  }
}`
const answering = `mutation ($id: ID!, $text: String!) {
  answerContactMessage(id: $id, text: $text) { state subject answers { who text } }
}`
const marking =
  'mutation ($id: ID!, $state: String!) { markContactMessage(id: $id, state: $state) { state } }'

const making = `mutation ($id: ID!, $input: RequestOfMessageInput!) {
  makeRequestOfMessage(id: $id, input: $input) {
    id reference words message { state requestId requestReference subject }
  }
}`
const openingRequest = `query ($id: ID!) {
  openLegalAidRequest(id: $id) {
    name email phone description income householdSize fromMessage { id reference }
    request { status category urgency reviewBy } timeline { who action }
  }
}`

/** A message in the inbox, and ways to read it again. */
async function aMessageFrom(told: Parameters<typeof aContactMessage>[0] = {}) {
  const inbox = await theInbox({ env: { STAFF_EMAIL: 'ruth@example.org' } })
  const { sendContactMessage } = await inbox.ask<Sent>(send.message, { input: aContactMessage(told) })
  const { id, reference } = sendContactMessage
  const open = async () => (await inbox.asAdministrator<Opened>(opening, { id })).openContactMessage
  const acts = async () =>
    (await inbox.em().find(Activity, { title: reference }, { orderBy: { at: 'asc' } })).map(
      ({ action }) => action,
    )
  return { inbox, id, reference, open, acts }
}

test('looking through the inbox tells who wrote and about what, and is one line in the audit', async () => {
  const { inbox, id } = await aMessageFrom()
  const unread = { email: null, phone: null, message: null, answers: null }
  expect(await inbox.asAdministrator(looking)).toEqual({
    allContactMessages: [{ id, name: 'Noor Haddad', subject: 'Volunteer', ...unread }],
  })
  const acts = await inbox.em().find(Activity, { action: { $ne: 'received' } })
  expect(acts).toMatchObject([
    { action: 'looked through', noun: 'contact messages', itemId: null, title: '1 in the inbox' },
  ])
})

test('each opening of a message is in the audit, by its reference', async () => {
  const { open, acts } = await aMessageFrom()
  expect(await open()).toMatchObject({ message: aContactMessage().message, answers: [] })
  await open()
  expect(await acts()).toEqual(['received', 'opened', 'opened'])
})

test('a message that is not there is null, and nothing is recorded', async () => {
  const inbox = await theInbox()
  for (const id of ['none', '3b241101-e2bb-4255-8caf-4136c566a962'])
    expect(await inbox.asAdministrator(opening, { id })).toEqual({ openContactMessage: null })
  expect(await inbox.em().count(Activity)).toBe(0)
})

test('an answer goes to the writer by mail and is kept, sealed, with the message', async () => {
  const { inbox, id, reference } = await aMessageFrom()
  const text = 'Come on Tuesday.\nWe have tea.'
  const { answerContactMessage } = await inbox.asAdministrator<{ answerContactMessage: object }>(answering, {
    id,
    text,
  })
  const who = expect.stringMatching(/\w/)
  expect(answerContactMessage).toEqual({ state: 'answered', subject: 'Volunteer', answers: [{ who, text }] })
  const reply = (await mailsIn(inbox)).find(({ kind }) => kind === 'contactReply')!
  expect(reply).toMatchObject({
    to: 'noor@example.org',
    subject: `Our answer to your message (${reference})`,
  })
  expect(reply.text).toContain(text)
  const rows = JSON.stringify(await inbox.em().execute('select t::text from contact_message t'))
  expect(rows).not.toContain('Tuesday')
  expect(await inbox.em().count(Activity, { action: 'answered', title: reference })).toBe(1)
})

test('the same answer twice is one answer, another one is added', async () => {
  const { inbox, id, open } = await aMessageFrom()
  for (const text of ['One', 'One', 'Two']) await inbox.asAdministrator(answering, { id, text })
  expect(await open()).toMatchObject({ answers: [{ text: 'One' }, { text: 'Two' }] })
  expect((await mailsIn(inbox)).filter(({ kind }) => kind === 'contactReply')).toHaveLength(2)
})

test('a message can be put aside, and only where there is a place for it', async () => {
  const { inbox, id, reference } = await aMessageFrom()
  expect(await inbox.asAdministrator(marking, { id, state: 'spam' })).toEqual({
    markContactMessage: { state: 'spam' },
  })
  expect(await inbox.em().count(Activity, { action: 'moved to spam', title: reference })).toBe(1)
  const { token } = inbox
  expect(await inbox.refusal(marking, { id, state: 'lost' }, { token })).toMatchObject({
    fields: { state: 'Choose one of the states' },
  })
  expect(await inbox.refusal(answering, { id, text: ' ' }, { token })).toMatchObject({
    fields: { text: 'Enter your answer' },
  })
  expect(await inbox.refusal(marking, { id: 'none', state: 'spam' }, { token })).toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('strangers neither answer nor mark', async () => {
  const { inbox, id } = await aMessageFrom()
  expect(await inbox.refusal(answering, { id, text: 'Hello' })).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await inbox.refusal(marking, { id, state: 'spam' })).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('what a person says is no spam is not suspected any more', async () => {
  const { inbox, id, open, acts } = await aMessageFrom({ website: 'https://spam.example' })
  for (const state of ['spam', 'new', 'new']) await inbox.asAdministrator(marking, { id, state })
  expect(await open()).toMatchObject({ state: 'new', suspected: false })
  expect(await acts()).toEqual(['received', 'moved to spam', 'moved to new', 'opened'])
})

test('a new message is no spam once somebody says so, and that is in the audit', async () => {
  const { inbox, id, open, acts } = await aMessageFrom({ website: 'https://spam.example' })
  await inbox.asAdministrator(marking, { id, state: 'new' })
  expect(await open()).toMatchObject({ state: 'new', suspected: false })
  expect(await acts()).toEqual(['received', 'found no spam in', 'opened'])
})

test('a message becomes a request like any other, and each leads to the other', async () => {
  const { inbox, id, reference, open, acts } = await aMessageFrom({ subject: 'Locked out' })
  const input = { category: 'Housing Rights', urgency: 'High', phone: '(555) 555-0130' }
  const { makeRequestOfMessage: made } = await inbox.asAdministrator<Made>(making, { id, input })
  expect(made.reference).toMatch(/^LA-/)
  expect(made.words.split(/[ -]/)).toHaveLength(4)
  const linked = { state: 'handled', requestId: made.id, requestReference: made.reference }
  expect(made.message).toEqual({ ...linked, subject: 'Locked out' })
  expect(await open()).toMatchObject(linked)
  expect(await acts()).toEqual(['received', 'made a request of', 'opened'])

  await cleared(inbox, made.id)
  const { openLegalAidRequest } = await inbox.asAdministrator<{ openLegalAidRequest: object }>(
    openingRequest,
    { id: made.id },
  )
  const { name, email, message } = aContactMessage()
  expect(openLegalAidRequest).toMatchObject({
    ...{ name, email, phone: '(555) 555-0130', description: `Locked out\n\n${message}` },
    ...{ income: 'Not told', householdSize: 'Not told', fromMessage: { id, reference } },
    request: { status: 'new', category: 'Housing Rights', urgency: 'High', reviewBy: expect.any(String) },
    timeline: [{ action: 'received', who: expect.not.stringMatching('Website') }, { action: 'opened' }],
  })
})

test('what a message tells is shut while the request that it became is, and erased with it', async () => {
  const { inbox, id, open } = await aMessageFrom({ subject: 'Locked out' })
  const { makeRequestOfMessage: made } = await inbox.asAdministrator<Made>(making, {
    id,
    input: { category: 'Housing Rights', urgency: 'High' },
  })
  const { message } = aContactMessage()
  expect(await open()).toMatchObject({ subject: 'Locked out', message: null, answers: null, isShut: true })
  const { answerContactMessage } = await inbox.asAdministrator<{ answerContactMessage: object }>(answering, {
    id,
    text: 'We have it.',
  })
  expect(answerContactMessage).toMatchObject({ answers: null })

  await cleared(inbox, made.id)
  expect(await open()).toMatchObject({ message, answers: [{ text: 'We have it.' }], isShut: false })

  const { pass } = await done(inbox, 'open', made)
  await done(inbox, 'erase', { pass })
  expect(await open()).toBeNull()
  expect((await mailsIn(inbox)).filter(({ to }) => to === 'noor@example.org')).toEqual([])
})

test('of a request that was a message the staff are told by mail, and the writer is not', async () => {
  const { inbox, id } = await aMessageFrom({ website: 'x' })
  await inbox.asAdministrator(making, { id, input: { category: 'Employment', urgency: 'Emergency' } })
  expect((await mailsIn(inbox)).map(({ kind }) => kind)).toEqual(['staffEmergencyNotice'])
})

test('what is known of the household is kept, and so is a story as long as a message may be', async () => {
  const { inbox, id } = await aMessageFrom({ message: 'x'.repeat(10_000) })
  const input = { category: 'Employment', urgency: 'Low', income: 'Under $15,000', householdSize: '3' }
  const { makeRequestOfMessage } = await inbox.asAdministrator<Made>(making, { id, input })
  await cleared(inbox, makeRequestOfMessage.id)
  expect(await inbox.asAdministrator(openingRequest, { id: makeRequestOfMessage.id })).toMatchObject({
    openLegalAidRequest: { phone: 'Not told', income: 'Under $15,000', householdSize: '3' },
  })
})

test('a message becomes one request and no second one', async () => {
  const { inbox, id } = await aMessageFrom()
  const input = { category: 'Employment', urgency: 'Low' }
  const { token } = inbox
  const answers = await Promise.all([1, 2].map(() => inbox.answer(making, { id, input }, { token })))
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'made').sort()).toEqual([
    'CONFLICT',
    'made',
  ])
  expect(await inbox.asAdministrator('{ legalAidRequestCount }')).toEqual({ legalAidRequestCount: 1 })
})

test('what the office must decide is named, and nothing is made without it', async () => {
  const { inbox, id, open } = await aMessageFrom()
  const { token } = inbox
  const input = { category: 'Weather', phone: 'later' }
  expect(await inbox.refusal(making, { id, input }, { token })).toMatchObject({
    fields: {
      category: 'Choose what kind of problem it is',
      urgency: 'Choose how soon you need help',
      phone: 'Enter a phone number, like (555) 555-0100, or leave it empty',
    },
  })
  expect(await inbox.refusal(making, { id, input })).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await open()).toMatchObject({ state: 'new', requestId: null })
  expect(await inbox.em().count(ContactMessage, { requestId: null })).toBe(1)
})
