import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { readOutbox } from '../testing/outbox.ts'
import { sendMutations, startRequestsService, stripRandomText } from '../testing/requests-service.ts'
import { ContactMessage } from './contact-message.entity.ts'
import { buildContactMessage } from './contact-message.examples.ts'
import { purgeMessage } from './purge-message.ts'

type Sent = { sendContactMessage: { id: string; reference: string; receivedAt: string } }

const _all = 'mutation { listContactMessages { id reference receivedAt name email phone subject message } }'
const openQuery = `mutation ($id: ID!) {
  openContactMessage(id: $id) { id reference receivedAt name email phone subject message }
}`

test('a message is stored once, encrypted, and an administrator reads every word', async () => {
  const inbox = await startRequestsService()
  const input = buildContactMessage()
  const { sendContactMessage: receipt } = await inbox.query<Sent>(sendMutations.message, { input })
  expect(receipt.reference).toMatch(/^CM-\w{4}-\w{4}$/)
  expect(await inbox.queryAsAdministrator(openQuery, { id: receipt.id })).toEqual({
    openContactMessage: {
      id: receipt.id,
      reference: receipt.reference,
      receivedAt: receipt.receivedAt,
      ...input,
    },
  })
  const rows = JSON.stringify(await inbox.em().execute('select t::text from contact_message t'))
  expect(stripRandomText(rows)).not.toMatch(/Noor|noor@|555\D*0188|Volunteer|Arabic/)
})

/** Who gets which kind of email, in the order of the alphabet. */
const listEmails = async (inbox: Subgraph) =>
  (await readOutbox(inbox)).map(({ to, kind }) => `${to} ${kind}`).toSorted()

/** A message in the inbox. */
async function sendMessage(overrides: Parameters<typeof buildContactMessage>[0] = {}) {
  const inbox = await startRequestsService({
    env: { STAFF_EMAIL: 'ruth@example.org', PUBLIC_URL: 'https://access.example.org' },
  })
  const { sendContactMessage } = await inbox.query<Sent>(sendMutations.message, {
    input: buildContactMessage(overrides),
  })
  return { inbox, ...sendContactMessage }
}

test.each([undefined, null, false])(
  'nobody is written to because a message names their address: %j',
  async (emailConfirmation) => {
    const { inbox, ...receipt } = await sendMessage({ emailConfirmation })
    expect(receipt).toMatchObject({ hasEmailConfirmation: false, isEmailHeld: false })
    expect(await listEmails(inbox)).toEqual(['ruth@example.org staffMessageNotice'])
  },
)

test('the office is told that a message waits, until when and where, and nothing of what it says', async () => {
  const { inbox, id, reference } = await sendMessage()
  const [notice] = await readOutbox(inbox)
  expect(notice).toMatchObject({ to: 'ruth@example.org', kind: 'staffMessageNotice' })
  expect(notice!.subject).toMatch(new RegExp(`^New message ${reference}, reply due \\w+day, `))
  expect(notice!.text).toContain(`Open it here: https://access.example.org/admin/messages/${id}\n`)
  expect(notice!.text).toContain('Looks like spam: no\n')
  expect(stripRandomText(JSON.stringify(notice))).not.toMatch(/Noor|noor@|0188|Volunteer|Arabic/)
})

test('who has ticked it gets their reference, and by when we answer, by email', async () => {
  const { inbox, reference, ...receipt } = await sendMessage({ emailConfirmation: true })
  expect(receipt).toMatchObject({ hasEmailConfirmation: true, isEmailHeld: false })
  const email = (await readOutbox(inbox)).find(({ kind }) => kind === 'contactConfirmation')!
  expect(email).toMatchObject({
    to: 'noor@example.org',
    subject: `We have received your message (${reference})`,
  })
  expect(email.text).toMatch(/We promise to answer by \w+day, /)
  expect(JSON.stringify(email)).not.toMatch(/Volunteer|Arabic/)
})

test('to what looks like spam the email is held, which is said, until the staff say that it is none', async () => {
  const { inbox, id, ...receipt } = await sendMessage({ emailConfirmation: true, seconds: 2 })
  expect(receipt).toMatchObject({ hasEmailConfirmation: false, isEmailHeld: true })
  expect(await listEmails(inbox)).toEqual(['ruth@example.org staffMessageNotice'])
  expect((await readOutbox(inbox))[0]!.text).toContain('Looks like spam: yes')
  const release = 'mutation ($id: ID!) { setContactMessageState(id: $id, state: "new") { isSuspectedSpam } }'
  await inbox.queryAsAdministrator(release, { id })
  await inbox.queryAsAdministrator(release, { id })
  expect(await listEmails(inbox)).toEqual([
    'noor@example.org contactConfirmation',
    'ruth@example.org staffMessageNotice',
  ])
})

test('a message is found by its reference, as it was written down, without a word of it', async () => {
  const { inbox, id, reference } = await sendMessage()
  const find = async (reference: string) =>
    inbox.queryAsAdministrator<{ messages: object[] }>(
      'query ($reference: String!) { messages: findContactMessages(reference: $reference) { id reference subject } }',
      { reference },
    )
  const expected = { messages: [{ id, reference, subject: null }] }
  for (const typed of [reference, reference.toLowerCase().replaceAll('-', ' '), reference.slice(3, 8)])
    expect(await find(typed)).toEqual(expected)
  for (const typed of ['', ' - ', 'Noor', '%', '_']) expect(await find(typed)).toEqual({ messages: [] })
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
