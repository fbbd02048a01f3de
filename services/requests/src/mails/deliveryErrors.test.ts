import type { Log } from '@access/service-kit'
import { expect, onTestFinished, test } from 'vitest'
import { anSmtpServer } from '../testing/anSmtpServer.ts'
import { expiredCertificate, goodCertificate, otherCertificate } from '../testing/certificates.ts'
import { post } from '../testing/postedMails.ts'
import { runDue } from '../testing/runDue.ts'
import { theInbox } from '../testing/theInbox.ts'
import { Mail } from './mail.ts'

type Letters = {
  deadLetters: { state: string; lastError: string; explanation: string; serverReply: string | null }[]
}

const deadLetters = '{ deadLetters { state lastError explanation serverReply } }'

/** What administrators see, and what the log says, of a mail that this server is asked to take. */
async function told(SMTP_URL: string) {
  const inbox = await theInbox({ env: { SMTP_URL } })
  const lines: string[] = []
  const warn = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }))
  await post(inbox)
  await runDue(inbox, new Date(), { warn } as Log)
  const { deadLetters: letters } = await inbox.asAdministrator<Letters>(deadLetters)
  expect(letters).toHaveLength(1)
  const [mail] = letters
  const [line] = lines.filter((one) => one.includes('a mail was not taken'))
  expect(JSON.parse(line!)).toMatchObject({ error: mail!.lastError, explanation: mail!.explanation })
  expect(line).not.toMatch(/@example|ruth/)
  const row = await inbox.em().execute('select m::text as text from mail m')
  expect(JSON.stringify(row)).not.toMatch(/@example|ruth/)
  return mail!
}

/** The same of a server that answers one step otherwise, to a sender with a password. */
async function toldOf(step: string, answer: string) {
  const smtp = await anSmtpServer((at) => (at === step ? answer : undefined))
  return told(smtp.url.replace('//', '//user:password@'))
}

const trusting = (url: string, { cert }: { cert: string }) => `${url}/?tls.ca=${encodeURIComponent(cert)}`

test.each(['at once', 'asked'] as const)(
  'a certificate that does not fit is told in words (encryption %s)',
  async (when) => {
    const other = await anSmtpServer(undefined, { ...otherCertificate, when })
    expect(await told(trusting(other.url, otherCertificate))).toMatchObject({
      state: 'waiting',
      lastError: 'ERR_TLS_CERT_ALTNAME_INVALID',
      explanation: expect.stringMatching(/certificate is for another name than the host in SMTP_URL/),
    })
    const expired = await anSmtpServer(undefined, { ...expiredCertificate, when })
    expect((await told(trusting(expired.url, expiredCertificate))).explanation).toContain('has expired')
    const own = await anSmtpServer(undefined, { ...goodCertificate, when })
    expect((await told(own.url)).explanation).toContain('NODE_EXTRA_CA_CERTS')
  },
)

test('a certificate that fits, from somebody who is trusted, is no trouble', async () => {
  for (const when of ['at once', 'asked'] as const) {
    const smtp = await anSmtpServer(undefined, { ...goodCertificate, when })
    const inbox = await theInbox({ env: { SMTP_URL: trusting(smtp.url, goodCertificate) } })
    await post(inbox)
    await runDue(inbox)
    expect(smtp.mails).toHaveLength(1)
  }
})

test('a port that does not speak what SMTP_URL says is told in words', async () => {
  const plain = await anSmtpServer()
  expect((await told(plain.url.replace('smtp:', 'smtps:'))).explanation).toContain(
    'smtps:// goes with port 465',
  )
})

test.each([
  ['auth', '535 5.7.8 No such user', 'SMTP 535 5.7.8 AUTH', 'user name and password'],
  ['mail', '550 5.1.8 Not yours', 'SMTP 550 5.1.8 MAIL FROM', 'address in MAIL_FROM'],
  ['mail', '530 5.7.0 Who are you?', 'SMTP 530 5.7.0 MAIL FROM', 'wants a user name and password'],
  ['greeting', '554 Not from you', 'SMTP 554 CONN', 'takes no mail from this machine'],
  ['greeting', '421 Too busy', 'SMTP 421 CONN', 'tried again'],
  ['rcpt', '451 4.7.1 Greylisted', 'SMTP 451 4.7.1 RCPT TO', 'tried again'],
  ['rcpt', '554 5.7.1 Relay access denied', 'SMTP 554 5.7.1 RCPT TO', 'pass on'],
  ['auth', 'drop', 'ECONNECTION', 'broke off'],
])(
  'what can be mended is told in words, and the mail waits (%s: %s)',
  async (step, answer, lastError, words) => {
    const mail = await toldOf(step, answer)
    expect(mail).toMatchObject({ state: 'waiting', lastError, explanation: expect.stringContaining(words) })
    expect(mail.serverReply).toBe(answer === 'drop' ? null : answer)
  },
)

test.each([
  [
    'rcpt',
    '550 5.1.1 <ruth@example.org> is unknown',
    'SMTP 550 5.1.1 RCPT TO',
    'does not take mail for this recipient',
  ],
  ['rcpt', '552 5.2.2 Full', 'SMTP 552 5.2.2 RCPT TO', 'full'],
  ['taken', '554 5.7.1 Spam for ruth@example.org', 'SMTP 554 5.7.1 DATA', 'what the mail says'],
])('what is refused for good is told in words, the server’s own sealed (%s: %s)', async (...refused) => {
  const [step, serverReply, lastError, words] = refused
  expect(await toldOf(step, serverReply)).toEqual({
    state: 'dead',
    lastError,
    explanation: expect.stringContaining(words),
    serverReply,
  })
})

test('a server that hangs, or is not there, is told in words', async () => {
  const hanging = await anSmtpServer((step) => (step === 'greeting' ? 'hang' : undefined))
  expect(await told(`${hanging.url}?greetingTimeout=200`)).toMatchObject({
    lastError: 'ETIMEDOUT',
    explanation: expect.stringContaining('did not answer in time'),
  })
  await hanging.close()
  expect(await told(hanging.url)).toMatchObject({
    lastError: 'ECONNREFUSED',
    explanation: expect.stringContaining('Nothing answers at the host and port of SMTP_URL'),
  })
  expect((await told('smtp://mail.invalid')).explanation).toContain('name in SMTP_URL')
})

test('without a mail server, a folder that cannot be written is told in words', async () => {
  const inbox = await theInbox({ env: { DATA_DIR: '/dev/null', LOG_LEVEL: 'silent' } })
  await post(inbox)
  await runDue(inbox)
  const { deadLetters: letters } = await inbox.asAdministrator<Letters>(deadLetters)
  expect(letters).toMatchObject([{ lastError: 'ENOTDIR', explanation: expect.stringContaining('outbox') }])
})

test('a failure that was noted before there were words for it has some too', async () => {
  const inbox = await theInbox()
  await post(inbox)
  for (const lastError of ['SMTP 550', 'ESOCKET', 'SomethingElse']) {
    await inbox.em().nativeUpdate(Mail, {}, { tries: 1, lastError })
    const { deadLetters: letters } = await inbox.asAdministrator<Letters>(deadLetters)
    expect(letters[0]!.explanation).toMatch(/^[A-Z][^{}]+\.$/)
  }
})

test('what the server says is kept on one line and short, and gone once the mail is sent', async () => {
  let isOut = true
  const answer = `550-5.1.1 First\r\n550 5.1.1 ${'x'.repeat(2000)}`
  const smtp = await anSmtpServer((step) => (step === 'mail' && isOut ? answer : undefined))
  const inbox = await theInbox({ env: { SMTP_URL: smtp.url } })
  onTestFinished(() => smtp.close())
  await post(inbox)
  await runDue(inbox)
  const { deadLetters: letters } = await inbox.asAdministrator<Letters>(deadLetters)
  expect(letters[0]!.serverReply).toMatch(/^550-5.1.1 First 550 5.1.1 x+…$/)
  expect(letters[0]!.serverReply!.length).toBeLessThanOrEqual(500)
  isOut = false
  const [mail] = await inbox.em().find(Mail, {})
  await runDue(inbox, mail!.nextTryAt)
  expect(smtp.mails).toHaveLength(1)
  expect(await inbox.em().find(Mail, {})).toMatchObject([{ state: 'sent', sealed: '' }])
})
