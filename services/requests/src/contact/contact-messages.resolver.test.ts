import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { addMonths } from '../platform/dates/months.ts'
import { sendMessage, startWithMessage } from '../testing/contact-messages.ts'
import { readOutbox } from '../testing/outbox.ts'
import { sendMutations, stripRandomText } from '../testing/requests-service.ts'
import { runDueTask } from '../testing/run-due-jobs.ts'
import { ContactMessage } from './contact-message.entity.ts'
import { buildContactMessage } from './contact-message.examples.ts'
import { purgeMessage } from './purge-message.ts'

test('a message is stored once, encrypted, and an administrator reads every word', async () => {
  const { inbox, reference, receivedAt, perform } = await startWithMessage()
  expect(reference).toMatch(/^CM-\w{4}-\w{4}$/)
  expect(await perform('open')).toMatchObject({ reference, receivedAt, ...buildContactMessage() })
  const rows = JSON.stringify(await inbox.em().execute('select t::text from contact_message t'))
  expect(stripRandomText(rows)).not.toMatch(/Noor|noor@|555\D*0188|Volunteer|Arabic/)
})

test('an offer to help has its kind, and what says nothing of it is a message', async () => {
  const { inbox, perform } = await startWithMessage()
  expect(await perform('open')).toMatchObject({ kind: 'message' })
  await sendMessage(inbox, { kind: 'attorney' })
  const list = await inbox.readAsAdministrator('mutation { listContactMessages { kind } }')
  expect(list).toEqual(expect.arrayContaining([{ kind: 'attorney' }, { kind: 'message' }]))
  const input = { ...buildContactMessage(), kind: 'judge' }
  const { fields } = await inbox.queryError(sendMutations.message, { input })
  expect(fields).toEqual({ kind: 'Say whether you are an attorney or a volunteer' })
})

/** Who gets which kind of email, in the order of the alphabet. */
const listEmails = async (inbox: Subgraph) =>
  (await readOutbox(inbox)).map(({ to, kind }) => `${to} ${kind}`).toSorted()

test.each([undefined, null, false])(
  'nobody is written to because a message names their address: %j',
  async (emailConfirmation) => {
    const { inbox, ...receipt } = await startWithMessage({ emailConfirmation })
    expect(receipt).toMatchObject({ hasEmailConfirmation: false, isEmailHeld: false })
    expect(await listEmails(inbox)).toEqual(['ruth@example.org staffMessageNotice'])
  },
)

test('the office is told that a message waits, until when and where, and nothing of what it says', async () => {
  const { inbox, id, reference } = await startWithMessage()
  const [notice] = await readOutbox(inbox)
  expect(notice).toMatchObject({ to: 'ruth@example.org', kind: 'staffMessageNotice' })
  expect(notice!.subject).toMatch(new RegExp(`^New message ${reference}, reply due \\w+day, `))
  expect(notice!.text).toContain(`Open it here: https://access.example.org/admin/messages/${id}\n`)
  expect(notice!.text).toContain('Looks like spam: no\n')
  expect(stripRandomText(JSON.stringify(notice))).not.toMatch(/Noor|noor@|0188|Volunteer|Arabic/)
})

test('who has ticked it gets their reference, and by when we answer, by email', async () => {
  const { inbox, reference, ...receipt } = await startWithMessage({ emailConfirmation: true })
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
  const { inbox, perform, ...receipt } = await startWithMessage({ emailConfirmation: true, seconds: 2 })
  expect(receipt).toMatchObject({ hasEmailConfirmation: false, isEmailHeld: true })
  expect(await listEmails(inbox)).toEqual(['ruth@example.org staffMessageNotice'])
  expect((await readOutbox(inbox))[0]!.text).toContain('Looks like spam: yes')
  for (const _ of [1, 2]) await perform('setState', { state: 'new' })
  expect(await listEmails(inbox)).toEqual([
    'noor@example.org contactConfirmation',
    'ruth@example.org staffMessageNotice',
  ])
})

test('a message is found by its reference, as it was written down, without a word of it', async () => {
  const { inbox, id, reference } = await startWithMessage()
  const find = (reference: string) =>
    inbox.queryAsAdministrator(
      'query ($reference: String!) { messages: findContactMessages(reference: $reference) { id reference subject } }',
      { reference },
    )
  const expected = { messages: [{ id, reference, subject: null }] }
  for (const typed of [reference, reference.toLowerCase().replaceAll('-', ' '), reference.slice(3, 8)])
    expect(await find(typed)).toEqual(expected)
  for (const typed of ['', ' - ', 'Noor', '%', '_']) expect(await find(typed)).toEqual({ messages: [] })
})

test('sent again a little later without a key, it is the same message', async () => {
  const { inbox, id } = await startWithMessage({ seconds: 20 })
  expect((await sendMessage(inbox, { seconds: 31 })).id).toBe(id)
})

test('a message is erased after twelve months, and not a day before', async () => {
  const { inbox, receivedAt } = await startWithMessage()
  const last = addMonths(new Date(receivedAt), 12)
  await runDueTask(inbox, purgeMessage, new Date(last.getTime() - 86_400_000))
  expect(await inbox.em().count(ContactMessage)).toBe(1)
  await runDueTask(inbox, purgeMessage, last)
  expect(await inbox.em().count(ContactMessage)).toBe(0)
})
