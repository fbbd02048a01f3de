import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { buildLegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.examples.ts'
import { sendMutations, startRequestsService } from '../../testing/requests-service.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { deliverTestEmail } from '../../testing/test-emails.ts'

/** The email as it arrives. */
async function deliver(email: Parameters<typeof deliverTestEmail>[1], env: Record<string, string> = {}) {
  const smtp = await startSmtpServer()
  await deliverTestEmail({ SMTP_URL: smtp.url, ...env }, email)
  expect(smtp.emails).toHaveLength(1)
  return smtp.emails[0]!
}

const statusUpdate = { kind: 'statusUpdate', values: { reference: 'LA-7K4M-93XH' } } as const

test('links lead to PUBLIC_URL, and an email about a request to that request', async () => {
  const PUBLIC_URL = 'https://help.example.org/'
  const item = '7d9f1c1e-0000-4000-8000-000000000001'
  const update = await deliver(statusUpdate, { PUBLIC_URL })
  expect(update.source).toContain('https://help.example.org/get-help/status')
  const notice = await deliver({ item }, { PUBLIC_URL })
  expect(notice.source).toContain(`https://help.example.org/admin/legal-aid/${item}`)
  expect(notice.headers['Message-ID']).toMatch(/^<[0-9a-f-]{36}@help\.example\.org>$/)
})

test('links do not lead where a request says that it was sent to', async () => {
  const smtp = await startSmtpServer()
  const env = { SMTP_URL: smtp.url, STAFF_EMAIL: 'ruth@example.org', PUBLIC_URL: 'https://help.example.org' }
  const inbox = await startRequestsService({ env })
  const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  await inbox.query(sendMutations.request, { input: buildLegalAidRequest() }, { headers })
  await runDueJobs(inbox)
  expect(smtp.emails).toHaveLength(1)
  expect(smtp.emails[0]!.source).toContain('https://help.example.org/admin/legal-aid/')
  expect(smtp.emails[0]!.source).not.toContain('evil')
})

test('an email comes from MAIL_FROM, under a neutral name for whom that is safer, or else the office’s own', async () => {
  const MAIL_FROM = 'Port Maren Legal Help <office@example.com>'
  const plain = await deliver(statusUpdate, { MAIL_FROM })
  expect(plain.headers.From).toBe('Port Maren Legal Help <office@example.com>')
  const values = { ...statusUpdate.values, senderName: 'Office Services' }
  const neutral = await deliver({ ...statusUpdate, values }, { MAIL_FROM })
  expect(neutral.headers.From).toBe('Office Services <office@example.com>')
  expect(neutral.source).not.toContain('Access to Justice')
  const own = await deliver({ ...statusUpdate, office: { name: 'LawHelp.org\r\nBcc: evil@example.com' } })
  expect(own.headers.From).toBe('"LawHelp.org Bcc: evil@example.com" <help@example.org>')
  expect(own.source).not.toContain('[link removed]')
})

test('a long name in another script comes whole, in encoded words of 75 characters at most', async () => {
  const name = 'Đà Nẵng '.repeat(15).trim()
  const { headers } = await deliver({ ...statusUpdate, office: { name } })
  const words = headers.From!.split(' ')
  expect(words.pop()).toBe('<help@example.org>')
  const decoded = words.map((word) => Buffer.from(/^=\?UTF-8\?B\?(.*)\?=$/.exec(word)![1]!, 'base64'))
  expect(Buffer.concat(decoded).toString()).toBe(name)
  expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(75)
})

test.each([
  ['"Smith, Jones & Søn" <help@example.org>', '=?UTF-8?Q?Smith=2C_Jones_=26_S=C3=B8n?= <help@example.org>'],
  ['Smith, Jones <help@example.org>', '"Smith, Jones" <help@example.org>'],
  ['"Ruth \\"Bo\\" Diaz" <help@example.org>', '"Ruth \\"Bo\\" Diaz" <help@example.org>'],
  ['"Help <now>" <help@example.org>', '"Help <now>" <help@example.org>'],
  ['help@example.org (Access to Justice)', 'Access to Justice <help@example.org>'],
  ['<help@example.org>', 'Legal aid office <help@example.org>'],
  ['Hilfe <help@büro.example>', 'Hilfe <help@xn--bro-hoa.example>'],
])('MAIL_FROM may be %s', async (MAIL_FROM, From) => {
  const { headers } = await deliver(statusUpdate, { MAIL_FROM })
  expect(headers.From).toBe(From)
})

test('email programs need not answer what nobody has typed, and may answer a person', async () => {
  for (const email of [statusUpdate, {}])
    expect((await deliver(email)).headers['Auto-Submitted']).toBe('auto-generated')
  const values = { replyText: 'Yes.', reference: 'CM-7K4M-93XH', staffFirstName: 'Ruth' }
  const answer = await deliver({ kind: 'contactReply', values })
  expect(answer.headers).not.toHaveProperty('Auto-Submitted')
})

test.each([
  ['to the office', 'office@example.org', {}, 'office@example.org'],
  ['where emails come from while the office has named no address', null, {}, 'no-reply@example.com'],
  ['the same way where that was cached before there was one', undefined, {}, 'no-reply@example.com'],
  [
    'not to the office from an email under a neutral name',
    'office@example.org',
    { senderName: 'Office Services' },
    'no-reply@example.com',
  ],
])('replies go %s', async (_, email, more, replyTo) => {
  const values = { ...statusUpdate.values, ...more }
  const { headers } = await deliver(
    { ...statusUpdate, values, office: { email } as { email: string | null } },
    { MAIL_FROM: 'Access to Justice <no-reply@example.com>' },
  )
  expect(headers['Reply-To']).toBe(replyTo)
})

test('what people write never becomes a header or a recipient', async () => {
  const evil = 'Bob\r\nBcc: evil@example.com\r\n\r\n<script>'
  const values = {
    eventDate: evil,
    eventTime: '6:00 PM',
    eventUrl: 'https://example.org/events/1',
    senderName: evil,
  }
  const { to, headers } = await deliver({ kind: 'registrationCancelled', values })
  expect(to).toEqual(['ruth@example.org'])
  expect(headers.Subject).toBe('Your registration for Bob Bcc: [link removed] <script> is cancelled')
  expect(Object.keys(headers).toSorted()).toEqual([
    ...['Auto-Submitted', 'Content-Transfer-Encoding', 'Content-Type', 'Date', 'From', 'MIME-Version'],
    ...['Message-ID', 'Reply-To', 'Subject', 'To'],
  ])
})

test('what is filled in is never taken for a placeholder', async () => {
  const values = { replyText: '{officePhone}', reference: 'CM-7K4M-93XH', staffFirstName: 'Ruth' }
  const { source } = await deliver({ kind: 'contactReply', values })
  expect(source).toContain('Hello,\n\n{officePhone}\n')
})

test('without a mail server each email is a file that its owner alone can read', async () => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'access-outbox-'))
  const env = { DATA_DIR, MAIL_FROM: '"Smith, Jones & Søn" <help@example.org>' }
  await deliverTestEmail(env)
  await deliverTestEmail(env)
  const folder = path.join(DATA_DIR, 'outbox')
  const files = readdirSync(folder)
  expect(files).toHaveLength(2)
  const mode = (file: string) => statSync(file).mode & 0o777
  expect(mode(folder)).toBe(0o700)
  for (const file of files) {
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-[0-9a-f-]{36}\.eml$/)
    expect(mode(path.join(folder, file))).toBe(0o600)
    const mail = readFileSync(path.join(folder, file), 'utf8')
    expect(mail).toContain('Subject: EMERGENCY: request LA-7K4M-93XH')
    expect(mail).toContain('From: =?UTF-8?Q?Smith=2C_Jones_=26_S=C3=B8n?= <help@example.org>\r\n')
    expect(mail).toContain('Reply-To: help@example.org\r\n')
    expect(mail).toContain('Auto-Submitted: auto-generated\r\n')
  }
})
