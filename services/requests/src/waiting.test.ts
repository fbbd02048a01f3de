import { expect, test } from 'vitest'
import { aContactMessage } from './contact-messages/contact-message.examples.ts'
import { Mail } from './mails/mail.ts'
import { post } from './testing/postedMails.ts'
import { send, theInbox } from './testing/theInbox.ts'

const waiting = '{ waitingForOffice { newMessages deadLetters } }'

test('new messages wait for the office, suspected and answered ones do not', async () => {
  const inbox = await theInbox()
  await inbox.ask(send.message, { input: aContactMessage() })
  await inbox.ask(send.message, { input: aContactMessage({ subject: 'Watches', website: 'x' }) })
  const { sendContactMessage } = await inbox.ask<{ sendContactMessage: { id: string } }>(send.message, {
    input: aContactMessage({ subject: 'Thank you' }),
  })
  const mark = 'mutation ($id: ID!) { markContactMessage(id: $id, state: "handled") { id } }'
  await inbox.asAdministrator(mark, { id: sendContactMessage.id })
  expect(await inbox.asAdministrator(waiting)).toEqual({
    waitingForOffice: { newMessages: 1, deadLetters: 0 },
  })
})

test('mails that were given up wait for the office', async () => {
  const inbox = await theInbox()
  await post(inbox, { to: ['ruth@example.org', 'ana@example.org'] })
  const [dead] = await inbox.em().find(Mail, {})
  await inbox.em().nativeUpdate(Mail, { id: dead!.id }, { state: 'dead' })
  expect(await inbox.asAdministrator(waiting)).toMatchObject({ waitingForOffice: { deadLetters: 1 } })
})

test('counting opens nothing', async () => {
  const inbox = await theInbox()
  await inbox.ask(send.message, { input: aContactMessage() })
  await inbox.asAdministrator(waiting)
  expect(await inbox.asAdministrator('{ requestActivity { action } }')).toEqual({
    requestActivity: [{ action: 'received' }],
  })
})

test('only administrators know what waits', async () => {
  const inbox = await theInbox()
  expect(await inbox.refusal(waiting)).toMatchObject({ code: 'UNAUTHENTICATED' })
})
