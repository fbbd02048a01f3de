import { expect, test } from 'vitest'
import { readOutbox } from '../testing/outbox.ts'
import { sendMutations, startRequestsService } from '../testing/requests-service.ts'
import { stripRandomText } from '../testing/strip-random-text.ts'
import { ContactMessage } from './contact-message.entity.ts'
import { buildContactMessage } from './contact-message.examples.ts'
import { purgeMessage } from './purge-message.ts'

type Sent = { sendContactMessage: { id: string; reference: string; receivedAt: string } }

const all = 'mutation { listContactMessages { id reference receivedAt name email phone subject message } }'
const openQuery = `mutation ($id: ID!) {
  openContactMessage(id: $id) { id reference receivedAt name email phone subject message }
}`

test('a message is stored once, encrypted, and an administrator reads every word', async () => {
  const inbox = await startRequestsService()
  const input = buildContactMessage()
  const { sendContactMessage: receipt } = await inbox.query<Sent>(sendMutations.message, { input })
  expect(receipt.reference).toMatch(/^CM-\w{4}-\w{4}$/)
  expect(await inbox.queryAsAdministrator(openQuery, { id: receipt.id })).toEqual({
    openContactMessage: { ...receipt, ...input },
  })
  const rows = JSON.stringify(await inbox.em().execute('select t::text from contact_message t'))
  expect(stripRandomText(rows)).not.toMatch(/Noor|noor@|555\D*0188|Volunteer|Arabic/)
})

test.each([undefined, ' '])('a phone may be left out, or left empty: %j', async (phone) => {
  const { inbox, id } = await sendMessage({ phone })
  expect(await inbox.queryAsAdministrator(openQuery, { id })).toMatchObject({
    openContactMessage: { phone: null },
  })
})

test('what is missing or blank is named, and nothing is stored', async () => {
  const inbox = await startRequestsService()
  const fields = {
    name: 'Enter your name',
    email: 'Enter your email address',
    subject: 'Enter a subject',
    message: 'Enter your message',
  }
  const empty = { name: ' ', email: '', subject: '\u200B', message: '\n' }
  expect(await inbox.queryError(sendMutations.message, { input: {} })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields,
  })
  expect(await inbox.queryError(sendMutations.message, { input: empty })).toMatchObject({ fields })
  expect(await inbox.em().count(ContactMessage)).toBe(0)
})

test('only administrators read messages, by whatever way', async () => {
  const inbox = await startRequestsService({ seed: true })
  const [{ id }] = (await inbox.em().find(ContactMessage, {}, { limit: 1 })) as [ContactMessage]
  const reference = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on ContactMessage { name } } }`
  const of = [{ __typename: 'ContactMessage', id }]
  expect(await inbox.queryError(all)).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await inbox.queryError(openQuery, { id })).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await inbox.queryError(reference, { of })).toMatchObject({ code: 'UNAUTHENTICATED' })
})

/** A message in the inbox. */
async function sendMessage(overrides: Parameters<typeof buildContactMessage>[0] = {}) {
  const inbox = await startRequestsService()
  const { sendContactMessage } = await inbox.query<Sent>(sendMutations.message, {
    input: buildContactMessage(overrides),
  })
  return { inbox, ...sendContactMessage }
}

test('nobody is written to because a message names their address', async () => {
  const { inbox } = await sendMessage()
  expect(await readOutbox(inbox)).toEqual([])
})

test.each([
  ['what nobody sees was filled in', { website: 'https://spam.example' }],
  ['it came within two seconds', { seconds: 2 }],
  ['it is full of links', { message: 'http://a.example http://b.example http://c.example' }],
])('a message is marked when %s', async (_why, overrides) => {
  const { inbox } = await sendMessage(overrides)
  expect(
    await inbox.queryAsAdministrator('mutation { listContactMessages { state isSuspectedSpam } }'),
  ).toEqual({
    listContactMessages: [{ state: 'new', isSuspectedSpam: true }],
  })
  expect(await readOutbox(inbox)).toEqual([])
})

test('sent again a little later without a key, it is the same message', async () => {
  const { inbox, id } = await sendMessage({ seconds: 20 })
  const input = buildContactMessage({ seconds: 31 })
  expect((await inbox.query<Sent>(sendMutations.message, { input })).sendContactMessage.id).toBe(id)
})

test('a message is erased after twelve months, and not a day before', async () => {
  const { inbox, id, receivedAt } = await sendMessage()
  const index = (change: (date: Date) => unknown) => {
    const date = new Date(receivedAt)
    change(date)
    return purgeMessage.listDue(inbox.em(), date, inbox.settings)
  }
  expect(await index((date) => date.setUTCDate(date.getUTCDate() + 360))).toEqual([])
  expect(await index((date) => date.setUTCMonth(date.getUTCMonth() + 12))).toEqual([id])
  await purgeMessage.run({ em: inbox.em() } as never, id)
  expect(await inbox.em().count(ContactMessage)).toBe(0)
})
