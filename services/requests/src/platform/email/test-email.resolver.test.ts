import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { startContentService } from '../../testing/content-service.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'

const send = 'mutation { test: sendTestEmail { to hasMailServer explanation serverReply } }'

test('who manages the settings gets it at their own address, in the name of the office', async () => {
  const smtp = await startSmtpServer()
  const content = await startContentService({ name: 'Harbor Legal Aid' })
  const inbox = await startRequestsService({ env: { SMTP_URL: smtp.url, CONTENT_URL: content.url } })
  expect(await inbox.readAsAdministrator(send)).toEqual({
    to: 'ruth@example.org',
    hasMailServer: true,
    explanation: null,
    serverReply: null,
  })
  expect(smtp.emails).toMatchObject([
    { to: ['ruth@example.org'], headers: { Subject: 'Emails from Harbor Legal Aid arrive' } },
  ])
  expect(await inbox.em().find(AuditEvent, {})).toMatchObject([
    { actor: 'Ruth Abernathy', action: 'tried successfully', title: 'A test email' },
  ])
})

test('a mail server that refuses it is quoted, with what to do about it', async () => {
  const smtp = await startSmtpServer((step) => (step === 'rcpt' ? '550 No such mailbox' : undefined))
  const inbox = await startRequestsService({ env: { SMTP_URL: smtp.url } })
  expect(await inbox.readAsAdministrator(send)).toMatchObject({
    explanation: expect.stringContaining('mistyped'),
    serverReply: '550 No such mailbox',
  })
})

test('nobody is promised that a test is tried again', async () => {
  const smtp = await startSmtpServer((step) => (step === 'rcpt' ? '451 Later' : undefined))
  const inbox = await startRequestsService({ env: { SMTP_URL: smtp.url } })
  const test = await inbox.readAsAdministrator<{ explanation: string }>(send)
  expect(test.explanation).toMatch(/^The mail server does not take the mail for now\. If this continues,/)
})

test('a mail server that hangs is not waited for longer than an answer may take', async () => {
  const smtp = await startSmtpServer((step) => (step === 'greeting' ? 'hang' : undefined))
  const inbox = await startRequestsService({ env: { SMTP_URL: smtp.url } })
  expect(await inbox.readAsAdministrator(send)).toMatchObject({
    explanation: expect.stringContaining('did not answer in time'),
  })
})

test('without a mail server it is said that emails stay on the server', async () => {
  const inbox = await startRequestsService()
  expect(await inbox.readAsAdministrator(send)).toMatchObject({ hasMailServer: false, explanation: null })
})
