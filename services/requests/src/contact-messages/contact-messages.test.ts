import { expect, test } from 'vitest'
import { send, theInbox } from '../testing/theInbox.ts'
import { aContactMessage } from './contact-message.examples.ts'
import { ContactMessage } from './contact-message.ts'

type Sent = { sendContactMessage: { id: string; reference: string; receivedAt: string } }

const all = '{ allContactMessages { id reference receivedAt name email phone subject message } }'

test('a message is stored once, sealed, and an administrator reads every word', async () => {
  const inbox = await theInbox()
  const input = aContactMessage()
  const { sendContactMessage: receipt } = await inbox.ask<Sent>(send.message, { input })
  expect(receipt.reference).toMatch(/^CM-\w{4}-\w{4}$/)
  expect(await inbox.asAdministrator(all)).toEqual({ allContactMessages: [{ ...receipt, ...input }] })
  const rows = JSON.stringify(await inbox.em().execute('select t::text from contact_message t'))
  expect(rows).not.toMatch(/Noor|noor@|0188|Volunteer|Arabic/)
})

test('a phone may be left out, or left empty', async () => {
  const inbox = await theInbox()
  await inbox.ask(send.message, { input: aContactMessage({ phone: undefined }) })
  await inbox.ask(send.message, { input: aContactMessage({ phone: ' ', subject: 'Again' }) })
  expect(await inbox.asAdministrator('{ allContactMessages { phone } }')).toEqual({
    allContactMessages: [{ phone: null }, { phone: null }],
  })
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
  expect(await inbox.refusal(reference, { of })).toMatchObject({ code: 'UNAUTHENTICATED' })
})
