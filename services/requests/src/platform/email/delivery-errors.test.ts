import type { Log } from '@access/service-kit'
import { expect, test } from 'vitest'
import { startRequestsService } from '../../testing/requests-service.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import {
  expiredCertificate,
  goodCertificate,
  otherCertificate,
  startSmtpServer,
} from '../../testing/smtp-server.ts'
import { deliverTestEmail, enqueueTestEmail } from '../../testing/test-emails.ts'
import { explainError, getErrorCode, getServerReply, isPermanentFailure } from './delivery-errors.ts'
import { OutboxEmail } from './outbox-email.entity.ts'

/** What we make of an email that this server is asked to take. */
async function failDelivery(SMTP_URL: string, env: Record<string, string> = {}) {
  const error = await deliverTestEmail({ SMTP_URL, ...env }).then(
    () => expect.fail('it was delivered'),
    (reason: unknown) => reason,
  )
  const code = getErrorCode(error)
  return {
    isPermanent: isPermanentFailure(error),
    code,
    explanation: explainError(code),
    serverReply: getServerReply(error),
  }
}

/** The same of a server that answers one step otherwise, to a sender with a password. */
async function failDeliveryAt(step: string, answer: string) {
  const smtp = await startSmtpServer((currentStep) => (currentStep === step ? answer : undefined))
  return failDelivery(smtp.url.replace('//', '//user:password@'))
}

const withTrustedCertificate = (url: string, { cert }: { cert: string }) =>
  `${url}/?tls.ca=${encodeURIComponent(cert)}`

test.each(['at once', 'asked'] as const)(
  'a certificate that does not fit is told in words, and one that does is no trouble (encryption %s)',
  async (when) => {
    const other = await startSmtpServer(undefined, { ...otherCertificate, when })
    expect(await failDelivery(withTrustedCertificate(other.url, otherCertificate))).toMatchObject({
      isPermanent: false,
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
      explanation: expect.stringMatching(/certificate is for another name than the host in SMTP_URL/),
    })
    const expired = await startSmtpServer(undefined, { ...expiredCertificate, when })
    expect(
      (await failDelivery(withTrustedCertificate(expired.url, expiredCertificate))).explanation,
    ).toContain('has expired')
    const good = await startSmtpServer(undefined, { ...goodCertificate, when })
    expect((await failDelivery(good.url)).explanation).toContain('NODE_EXTRA_CA_CERTS')
    await deliverTestEmail({ SMTP_URL: withTrustedCertificate(good.url, goodCertificate) })
    expect(good.emails).toHaveLength(1)
  },
)

test('a port that does not speak what SMTP_URL says is told in words', async () => {
  const plain = await startSmtpServer()
  expect((await failDelivery(plain.url.replace('smtp:', 'smtps:'))).explanation).toContain(
    'smtps:// goes with port 465',
  )
})

test.each([
  ['auth', '535 5.7.8 No such user', 'SMTP 535 5.7.8 AUTH', 'user name and password'],
  ['mail', '550 5.1.8 Not yours', 'SMTP 550 5.1.8 MAIL FROM', 'address in MAIL_FROM'],
  ['mail', '530 5.7.0 Who are you?', 'SMTP 530 5.7.0 MAIL FROM', 'wants a user name and password'],
  ['rcpt', '530 Who are you?', 'SMTP 530 RCPT TO', 'wants a user name and password'],
  ['greeting', '554 Not from you', 'SMTP 554 CONN', 'takes no mail from this machine'],
  ['greeting', '421 Too busy', 'SMTP 421 CONN', 'tried again'],
  ['rcpt', '451 4.7.1 Greylisted', 'SMTP 451 4.7.1 RCPT TO', 'tried again'],
  ['rcpt', '554 5.7.1 Relay access denied', 'SMTP 554 5.7.1 RCPT TO', 'pass on'],
  ['auth', 'drop', 'ECONNECTION', 'broke off'],
])(
  'what can be mended is told in words, and the email waits (%s: %s)',
  async (step, answer, ...explained) => {
    const [code, explanation] = explained
    expect(await failDeliveryAt(step, answer)).toEqual({
      isPermanent: false,
      code,
      explanation: expect.stringContaining(explanation),
      serverReply: answer === 'drop' ? null : answer,
    })
  },
)

test.each([
  ['rcpt', '550 5.1.1 <ruth@example.org> is unknown', 'SMTP 550 5.1.1 RCPT TO', 'mail for this recipient'],
  ['rcpt', '552 5.2.2 Full', 'SMTP 552 5.2.2 RCPT TO', 'full'],
  ['taken', '554 5.7.1 Spam for ruth@example.org', 'SMTP 554 5.7.1 DATA', 'what the mail says'],
])('what is refused for good is told in words (%s: %s)', async (step, serverReply, code, explanation) => {
  expect(await failDeliveryAt(step, serverReply)).toEqual({
    isPermanent: true,
    code,
    explanation: expect.stringContaining(explanation),
    serverReply,
  })
})

test('a server that hangs, or is not there, is told in words', async () => {
  const hanging = await startSmtpServer((step) => (step === 'greeting' ? 'hang' : undefined))
  expect(await failDelivery(`${hanging.url}?greetingTimeout=200`)).toMatchObject({
    code: 'ETIMEDOUT',
    explanation: expect.stringContaining('did not answer in time'),
  })
  await hanging.close()
  expect(await failDelivery(hanging.url)).toMatchObject({
    code: 'ECONNREFUSED',
    explanation: expect.stringContaining('Nothing answers at the host and port of SMTP_URL'),
  })
  expect((await failDelivery('smtp://mail.invalid')).explanation).toContain('name in SMTP_URL')
})

test('without a mail server, a folder that cannot be written is told in words', async () => {
  expect(await failDelivery('', { DATA_DIR: '/dev/null' })).toMatchObject({
    code: 'ENOTDIR',
    explanation: expect.stringContaining('outbox'),
  })
})

test.each(['SMTP 550', 'ESOCKET', 'SomethingElse'])('a failure of any other code has words (%s)', (code) => {
  expect(explainError(code)).toMatch(/^[A-Z][^{}]+\.$/)
})

test('administrators read why an email was not sent; its address is neither in the tables nor in the log', async () => {
  let isOut = true
  const answer = `550-5.1.1 First <ruth@example.org>\r\n550 5.1.1 ${'x'.repeat(2000)}`
  const smtp = await startSmtpServer((step) => (step === 'mail' && isOut ? answer : undefined))
  const inbox = await startRequestsService({ env: { SMTP_URL: smtp.url } })
  const lines: string[] = []
  const warn = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }))
  await enqueueTestEmail(inbox)
  await runDueJobs(inbox, new Date(), { warn } as Log)
  const emails = await inbox.readAsAdministrator<Record<string, string>[]>(
    'mutation { emails: listFailedEmails { state lastError explanation serverReply } }',
  )
  const explanation = expect.stringContaining('MAIL_FROM')
  const lastError = 'SMTP 550 5.1.1 MAIL FROM'
  // On one line, and short.
  const serverReply = expect.stringMatching(/^550-5.1.1 First <ruth@example.org> 550 5.1.1 x{400,}…$/)
  expect(emails).toEqual([{ state: 'waiting', lastError, explanation, serverReply }])
  expect(emails[0]!.serverReply!.length).toBeLessThanOrEqual(500)
  const line = lines.find((one) => one.includes('an email was not accepted'))
  expect(JSON.parse(line!)).toMatchObject({ error: lastError, explanation })
  const rows = await inbox.em().execute('select m::text as text from outbox_email m')
  expect(JSON.stringify([rows, lines])).not.toMatch(/@example|ruth/)

  isOut = false
  const [email] = await inbox.em().find(OutboxEmail, {})
  await runDueJobs(inbox, email!.nextAttemptAt)
  expect(smtp.emails).toHaveLength(1)
  expect(await inbox.em().find(OutboxEmail, {})).toMatchObject([{ state: 'sent', encrypted: '' }])
})

/** The test's mail server by a name that is not this machine's, although it leads there. */
const fromOtherMachine = (url: string) => url.replace('127.0.0.1', '0.0.0.0')

test.each([
  '',
  '?ignoreTLS=true',
  '?requireTLS=false',
  '?opportunisticTLS=true',
  '?requireTLS=false&ignoreTLS=true&tls.rejectUnauthorized=false',
])('off this machine no email goes out without encryption, whatever SMTP_URL says (%s)', async (query) => {
  const smtp = await startSmtpServer()
  expect(await failDelivery(`${fromOtherMachine(smtp.url)}/${query}`)).toMatchObject({
    isPermanent: false,
    code: 'SMTP 502 5.5.1 STARTTLS',
    explanation: expect.stringContaining('must offer STARTTLS'),
  })
  expect(smtp.emails).toEqual([])
})

test.each(['at once', 'asked'] as const)(
  'off this machine nobody passes for the mail server without its certificate (encryption %s)',
  async (when) => {
    const smtp = await startSmtpServer(undefined, { ...otherCertificate, when })
    expect(await failDelivery(`${fromOtherMachine(smtp.url)}/?tls.rejectUnauthorized=false`)).toMatchObject({
      isPermanent: false,
      explanation: expect.stringContaining('certificate'),
    })
    expect(smtp.emails).toEqual([])
  },
)
