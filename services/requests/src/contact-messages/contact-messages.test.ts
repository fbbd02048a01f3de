import { expect, test } from 'vitest'
import { mailsIn } from '../testing/mailsIn.ts'
import { send, theInbox } from '../testing/theInbox.ts'
import { aContactMessage } from './contact-message.examples.ts'
import { ContactMessage } from './contact-message.ts'
import { forgetMessage } from './forgetMessage.ts'

type Sent = { sendContactMessage: { id: string; reference: string; receivedAt: string } }

const all = '{ allContactMessages { id reference receivedAt name email phone subject message } }'
const opening = `query ($id: ID!) {
  openContactMessage(id: $id) { id reference receivedAt name email phone subject message }
}`

test('a message is stored once, sealed, and an administrator reads every word', async () => {
  const inbox = await theInbox()
  const input = aContactMessage()
  const { sendContactMessage: receipt } = await inbox.ask<Sent>(send.message, { input })
  expect(receipt.reference).toMatch(/^CM-\w{4}-\w{4}$/)
  expect(await inbox.asAdministrator(opening, { id: receipt.id })).toEqual({
    openContactMessage: { ...receipt, ...input },
  })
  const rows = JSON.stringify(await inbox.em().execute('select t::text from contact_message t'))
  expect(rows).not.toMatch(/Noor|noor@|555\D*0188|Volunteer|Arabic/)
})

test.each([undefined, ' '])('a phone may be left out, or left empty: %j', async (phone) => {
  const { inbox, id } = await aMessageFrom({ phone })
  expect(await inbox.asAdministrator(opening, { id })).toMatchObject({ openContactMessage: { phone: null } })
})

test('what is missing or blank is named, and nothing is stored', async () => {
  const inbox = await theInbox()
  const fields = {
    name: 'Enter your name',
    email: 'Enter your email address',
    subject: 'Enter a subject',
    message: 'Enter your message',
  }
  const blank = { name: ' ', email: '', subject: '\u200B', message: '\n' }
  expect(await inbox.refusal(send.message, { input: {} })).toMatchObject({ code: 'BAD_USER_INPUT', fields })
  expect(await inbox.refusal(send.message, { input: blank })).toMatchObject({ fields })
  expect(await inbox.em().count(ContactMessage)).toBe(0)
})

test('only administrators read messages, by whatever way', async () => {
  const inbox = await theInbox({ seed: true })
  const [{ id }] = (await inbox.em().find(ContactMessage, {}, { limit: 1 })) as [ContactMessage]
  const reference = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on ContactMessage { name } } }`
  const of = [{ __typename: 'ContactMessage', id }]
  expect(await inbox.refusal(all)).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await inbox.refusal(opening, { id })).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await inbox.refusal(reference, { of })).toMatchObject({ code: 'UNAUTHENTICATED' })
})

/** A message in the inbox. */
async function aMessageFrom(told: Parameters<typeof aContactMessage>[0] = {}) {
  const inbox = await theInbox()
  const { sendContactMessage } = await inbox.ask<Sent>(send.message, { input: aContactMessage(told) })
  return { inbox, ...sendContactMessage }
}

test('who writes hears that it arrived, with the reference and nothing of what they wrote', async () => {
  const { inbox, reference } = await aMessageFrom()
  const [mail, ...others] = await mailsIn(inbox)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    kind: 'contactConfirmation',
    to: 'noor@example.org',
    subject: `We have received your message (${reference})`,
  })
  expect(mail!.text).toMatch(/^Hello Noor Haddad,/)
  expect(mail!.text).not.toMatch(/Volunteer|Arabic/)
})

test.each([
  ['what nobody sees was filled in', { website: 'https://spam.example' }],
  ['it came within two seconds', { seconds: 2 }],
  ['it is full of links', { message: 'http://a.example http://b.example http://c.example' }],
])('a message is marked and not answered by itself when %s', async (_why, told) => {
  const { inbox } = await aMessageFrom(told)
  expect(await inbox.asAdministrator('{ allContactMessages { state suspected } }')).toEqual({
    allContactMessages: [{ state: 'new', suspected: true }],
  })
  expect(await mailsIn(inbox)).toEqual([])
})

test('sent again a little later without a key, it is the same message', async () => {
  const { inbox, id } = await aMessageFrom({ seconds: 20 })
  const input = aContactMessage({ seconds: 31 })
  expect((await inbox.ask<Sent>(send.message, { input })).sendContactMessage.id).toBe(id)
})

test('a message is destroyed after twelve months, and not a day before', async () => {
  const { inbox, id, receivedAt } = await aMessageFrom()
  const at = (change: (date: Date) => unknown) => {
    const date = new Date(receivedAt)
    change(date)
    return forgetMessage.due(inbox.em(), date)
  }
  expect(await at((date) => date.setUTCDate(date.getUTCDate() + 360))).toEqual([])
  expect(await at((date) => date.setUTCMonth(date.getUTCMonth() + 12))).toEqual([id])
  await forgetMessage.work({ em: inbox.em() } as never, id)
  expect(await inbox.em().count(ContactMessage)).toBe(0)
})
