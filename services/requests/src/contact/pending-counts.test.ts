import { expect, test } from 'vitest'
import { OutboxEmail } from '../platform/email/outbox-email.entity.ts'
import { sendMutations, startRequestsService } from '../testing/requests-service.ts'
import { enqueueTestEmail } from '../testing/test-emails.ts'
import { buildContactMessage } from './contact-message.examples.ts'

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

test('counting opens nothing', async () => {
  const inbox = await startRequestsService()
  await inbox.query(sendMutations.message, { input: buildContactMessage() })
  await inbox.queryAsAdministrator(pendingCountsQuery)
  expect(await inbox.queryAsAdministrator('{ requestAuditEvents { action } }')).toEqual({
    requestAuditEvents: [{ action: 'received' }],
  })
})
