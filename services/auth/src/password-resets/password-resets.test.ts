// A forgotten password: one answer for everybody, a link that works once and for half an hour.

import { AuditEvent } from '@access/service-kit'
import { startSignedService } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { buildCredentials } from '../administrators/administrator.examples.ts'
import { enrolTotp } from '../testing/second-factors.ts'
import { password } from '../testing/staff-members.ts'
import { signInMutation, startAuth } from '../testing/start-auth.ts'
import { PasswordReset } from './reset-password.ts'

const request = 'mutation ($email: String) { sent: requestPasswordReset(email: $email) }'
const read = 'query ($token: String!) { reset: passwordReset(token: $token) { email } }'
const use =
  'mutation ($token: String!, $password: String) { done: resetPassword(token: $token, password: $password) }'
const invalidLink = {
  code: 'CONFLICT',
  message: 'This link does not work any more. Ask for a new one on the sign-in page',
}

type Email = { email: string; name: string; token: string; until: string }

/** Auth beside a service that takes e-mails; `nextEmail` resolves once one has come. */
async function startWithEmails(env = {}) {
  const emails: Email[] = []
  const waiting: ((email: Email) => void)[] = []
  const url = await startSignedService((path, email: Email) => {
    if (path === '/password-resets') {
      emails.push(email)
      waiting.shift()?.(email)
    }
    return { leaves: true }
  })
  const auth = await startAuth({ REQUESTS_URL: url, ...env })
  const askForLink = async (client = {}) => {
    const { promise, resolve } = Promise.withResolvers<Email>()
    waiting.push(resolve)
    expect(await auth.read(request, { email: ' \u2066Admin@example.org\u2069' }, client)).toBe(true)
    return promise
  }
  return { auth, emails, askForLink }
}

test('by the link of the email a new password is chosen, which signs in', async () => {
  const { auth, askForLink } = await startWithEmails()
  const { email, name, token, until } = await askForLink()
  expect({ email, name }).toEqual({ email: 'admin@example.org', name: 'Administrator' })
  const minutes = (Date.parse(until) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(29)
  expect(minutes).toBeLessThanOrEqual(30)
  expect(await auth.read(read, { token })).toEqual({ email: 'admin@example.org' })
  expect(await auth.read(use, { token, password })).toBe(true)
  expect(await auth.query(signInMutation, buildCredentials({ password }))).toHaveProperty('signIn.token')
  expect(await auth.queryError(signInMutation, buildCredentials())).toMatchObject({
    message: 'Invalid credentials',
  })
})

test('an unknown address gets the same answer, and no email', async () => {
  const { auth, emails, askForLink } = await startWithEmails()
  expect(await auth.execute(request, { email: 'nobody@example.org' })).toEqual(
    await auth.execute(request, { email: 'somebody@example.org' }),
  )
  await askForLink()
  expect(emails).toHaveLength(1)
})

test('the answer does not wait for what it would tell: it comes while the email service hangs', async () => {
  const auth = await startAuth({ REQUESTS_URL: 'http://192.0.2.1:9' })
  expect(await auth.read(request, { email: 'admin@example.org' })).toBe(true)
})

test('a link works once, and not after half an hour', async () => {
  const { auth, askForLink } = await startWithEmails()
  const { token } = await askForLink()
  const answers = await Promise.all([
    auth.execute(use, { token, password }),
    auth.execute(use, { token, password: `${password}, really` }),
  ])
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  expect(await auth.queryError(use, { token, password })).toMatchObject(invalidLink)

  const { token: late } = await askForLink()
  await auth.em().nativeUpdate(PasswordReset, {}, { expiresAt: new Date(Date.now() - 1) })
  expect(await auth.queryError(use, { token: late, password })).toMatchObject(invalidLink)
  for (const worthless of ['', 'x'.repeat(500), '\0'])
    expect(await auth.read(read, { token: worthless })).toBeNull()
})

test('a common password is refused, and the link stays good', async () => {
  const { auth, askForLink } = await startWithEmails()
  const { token } = await askForLink()
  // Not among the few that a page knows.
  for (const weak of ['unbelievable1', 'jessica123456789', 'michaeljordan23'])
    expect(await auth.queryError(use, { token, password: weak })).toMatchObject({
      fields: { password: 'Many people use this one. Use another, such as four words' },
    })
  expect(await auth.read(use, { token, password })).toBe(true)
})

test('a reset ends every session and leaves the second factor', async () => {
  const { auth, askForLink } = await startWithEmails()
  const user = await auth.signIn()
  await enrolTotp(auth, user)
  const { token } = await askForLink()
  await auth.query(use, { token, password })
  expect(await auth.read('{ me { id } }', {}, user)).toBeNull()
  expect(await auth.queryError(signInMutation, buildCredentials({ password }))).toMatchObject({
    code: 'SECOND_FACTOR_NEEDED',
  })
})

test('asking is limited like signing in, and apart from it', async () => {
  const { auth } = await startWithEmails({ THROTTLES: 'on' })
  for (let tries = 0; tries < 5; tries++) await auth.query(request, { email: 'nobody@example.org' })
  expect(await auth.queryError(request, { email: 'nobody@example.org' })).toMatchObject({
    code: 'RATE_LIMITED',
  })
  expect((await auth.signIn()).token).toBeTruthy()
})

test('asking and resetting are recorded; neither tables nor audit log contain the token', async () => {
  const { auth, askForLink } = await startWithEmails()
  const client = { headers: { 'x-client-address': '203.0.113.77' } }
  const { token } = await askForLink(client)
  const rows = JSON.stringify([await auth.em().find(PasswordReset, {}), await auth.em().find(AuditEvent, {})])
  expect(rows).not.toContain(token)
  await auth.query(use, { token, password }, client)
  const events = await auth.em().find(AuditEvent, {}, { orderBy: { occurredAt: 'asc' } })
  expect(events.map(({ actor, action }) => [actor, action])).toEqual([
    ['Somebody', 'asked for a password reset of'],
    ['Administrator', 'reset the password of'],
  ])
  const { addressHash } = events[0]!
  expect(addressHash).toMatch(/./)
  expect(events[1]).toMatchObject({ addressHash, role: 'administrator' })
})
