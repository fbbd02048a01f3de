import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Activity, isSigned } from '@access/service-kit'
import { expect, onTestFinished, test } from 'vitest'
import { someCredentials } from '../administrators/administrator.examples.ts'
import { Administrator } from '../administrators/administrator.ts'
import { accept, documents, invite, password } from '../testing/colleagues.ts'
import { signIn, withAdministrator } from '../testing/withAdministrator.ts'

const { inviteAgain, withdraw, invitation } = documents

const bo = { email: 'Bo@example.org', name: 'Bo Diaz' }
const gone = {
  code: 'CONFLICT',
  message: 'This link does not work any more. Ask whoever invited you for a new one',
}

/** The service that sends mails, as far as this one asks it: what it was told, and what it answers. */
async function theMails(leaves = true) {
  const told: Record<string, unknown>[] = []
  const server = createServer(async (request, answer) => {
    const body = (await request.toArray()).join('')
    if (request.url === '/invitations' && isSigned('a secret for tests', request.headers, body))
      told.push(JSON.parse(body))
    answer.writeHead(202, { 'content-type': 'application/json' }).end(JSON.stringify({ leaves }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('whoever was invited chooses a password and signs in with it', async () => {
  const auth = await withAdministrator()
  const { token, account } = await invite(auth, await auth.signedIn(), bo)
  expect(account).toMatchObject({ email: 'bo@example.org', name: 'Bo Diaz', status: 'invited' })
  expect(await auth.ask(invitation, { token })).toMatchObject({
    invitation: { email: 'bo@example.org', name: 'Bo Diaz' },
  })
  expect(await auth.ask(accept, { token, password })).toMatchObject({ account: { status: 'active' } })
  expect(await auth.ask(signIn, { email: 'bo@example.org', password })).toHaveProperty('signIn.token')
})

test('before that, no password opens the door, and nobody can tell that they were invited', async () => {
  const auth = await withAdministrator()
  await invite(auth, await auth.signedIn(), bo)
  const refusal = await auth.refusal(signIn, { email: bo.email, password })
  expect(refusal).toEqual(await auth.refusal(signIn, { email: 'nobody@example.org', password }))
})

test('the link is good for three days and once', async () => {
  const auth = await withAdministrator()
  const { token, account } = await invite(auth, await auth.signedIn(), bo)
  const hours = (Date.parse(account.invitedUntil!) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(71.9)
  expect(hours).toBeLessThanOrEqual(72)
  await auth.ask(accept, { token, password })
  expect(await auth.refusal(accept, { token, password })).toMatchObject(gone)
  expect(await auth.ask(invitation, { token })).toEqual({ invitation: null })
})

test('of two who use a link at the same time, one comes too late', async () => {
  const auth = await withAdministrator()
  const { token } = await invite(auth, await auth.signedIn(), bo)
  const answers = await Promise.all([
    auth.answer(accept, { token, password }),
    auth.answer(accept, { token, password: `${password}, really` }),
  ])
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  expect(answers.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? [])).toEqual([gone.message])
})

test('a link that is too old, wrong or empty gets the same answer as one that is used', async () => {
  const auth = await withAdministrator()
  const { token } = await invite(auth, await auth.signedIn(), bo)
  await auth.em().nativeUpdate(Administrator, { name: bo.name }, { invitedUntil: new Date(Date.now() - 1) })
  for (const worthless of [token, token.toUpperCase(), '', 'x'.repeat(500), '\0']) {
    expect(await auth.ask(invitation, { token: worthless })).toEqual({ invitation: null })
    expect(await auth.refusal(accept, { token: worthless, password })).toMatchObject(gone)
  }
})

test('an invitation can be made anew, which ends the old link', async () => {
  const auth = await withAdministrator()
  const me = await auth.signedIn()
  const { token: old, account } = await invite(auth, me, bo)
  const { sent } = await auth.ask<{ sent: { token: string } }>(inviteAgain, { id: account.id }, me)
  expect(await auth.refusal(accept, { token: old, password })).toMatchObject(gone)
  expect(await auth.ask(accept, { token: sent.token, password })).toHaveProperty('account')
  expect(await auth.refusal(inviteAgain, { id: account.id }, me)).toMatchObject({ code: 'CONFLICT' })
})

test('an invitation can be withdrawn, and its owner invited anew', async () => {
  const auth = await withAdministrator()
  const me = await auth.signedIn()
  const { token, account } = await invite(auth, me, bo)
  await auth.ask(withdraw, { id: account.id }, me)
  expect(await auth.refusal(accept, { token, password })).toMatchObject(gone)
  expect(await auth.refusal(withdraw, { id: account.id }, me)).toMatchObject({ code: 'NOT_FOUND' })
  expect((await invite(auth, me, bo)).account.status).toBe('invited')
})

test('who has accepted can no longer be withdrawn', async () => {
  const auth = await withAdministrator()
  const me = await auth.signedIn()
  const { token, account } = await invite(auth, me, bo)
  await auth.ask(accept, { token, password })
  expect(await auth.refusal(withdraw, { id: account.id }, me)).toMatchObject({ code: 'CONFLICT' })
})

test('an address has one administrator, however it is typed and however fast', async () => {
  const auth = await withAdministrator()
  const me = await auth.signedIn()
  const inviting = ['bo@example.org', ' BO@example.org'].map((email) =>
    auth.answer(documents.invite, { email, name: 'Bo' }, me),
  )
  const refusals = (await Promise.all(inviting)).flatMap(({ errors }) => errors ?? [])
  expect(refusals.map(({ extensions }) => extensions)).toEqual([
    { code: 'CONFLICT', fields: { email: 'There is an administrator with this email already' } },
  ])
  expect(await auth.em().count(Administrator)).toBe(2)
})

test.each([
  [{}, { email: 'Enter an email', name: 'Enter a name' }],
  [
    { email: 'bo', name: ' ' },
    { email: 'Enter an email address such as name@example.org', name: 'Enter a name' },
  ],
  [
    { email: 'bo@example.org, eve@example.org', name: 'B\no' },
    { email: 'Enter an email address such as name@example.org', name: 'Name must be one line of text' },
  ],
])('%j is nobody to invite', async (typed, fields) => {
  const auth = await withAdministrator()
  expect(await auth.refusal(documents.invite, typed, await auth.signedIn())).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields,
  })
})

test.each([
  ['short', 'Use 12 characters or more'],
  ['bo@Example.org', 'Use something other than your email address'],
  ['Password 2026', 'Many people use this one. Use another, such as four words'],
  ['aaaaaaaaaaaaaaa', 'Many people use this one. Use another, such as four words'],
  ['123456789012', 'Many people use this one. Use another, such as four words'],
  ['é'.repeat(129), 'Password must be 256 bytes or fewer'],
  [null, 'Enter your password'],
])('%j is no password to choose, and the link stays good', async (weak, why) => {
  const auth = await withAdministrator()
  const { token } = await invite(auth, await auth.signedIn(), bo)
  expect(await auth.refusal(accept, { token, password: weak })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { password: why },
  })
  expect(await auth.ask(invitation, { token })).toHaveProperty('invitation.name')
})

test('a mail with the link is asked for by a signed call, once the invitation stands', async () => {
  const mails = await theMails()
  const auth = await withAdministrator({ REQUESTS_URL: mails.url })
  const { token, account, isMailed } = await invite(auth, await auth.signedIn(), bo)
  expect(isMailed).toBe(true)
  expect(mails.told).toEqual([
    {
      email: 'bo@example.org',
      name: 'Bo Diaz',
      invitedBy: 'Administrator',
      token,
      until: account.invitedUntil,
    },
  ])
})

test('the invitation stands where no mail leaves the machine, and where nobody sends any', async () => {
  const mails = await theMails(false)
  const auth = await withAdministrator({ REQUESTS_URL: mails.url })
  const me = await auth.signedIn()
  const { account, isMailed } = await invite(auth, me, bo)
  expect(isMailed).toBe(false)

  const away = await withAdministrator({ REQUESTS_URL: 'http://127.0.0.1:9' })
  const sent = await invite(away, await away.signedIn(), bo)
  expect(sent.isMailed).toBe(false)
  expect(await away.ask(accept, { token: sent.token, password })).toHaveProperty('account')
  expect(account.status).toBe('invited')
})

test('neither tables nor audit hold a link or a password', async () => {
  const auth = await withAdministrator()
  const me = await auth.signedIn()
  const { token } = await invite(auth, me, bo)
  await auth.ask(accept, { token, password })
  const { account, token: second } = await invite(auth, me, { email: 'cy@example.org', name: 'Cy' })
  await auth.ask(withdraw, { id: account.id }, me)
  const rows = JSON.stringify([await auth.em().find(Administrator, {}), await auth.em().find(Activity, {})])
  for (const secret of [token, second, password]) expect(rows).not.toContain(secret)
  const acts = await auth.em().find(Activity, { action: { $ne: 'signed in' } }, { orderBy: { at: 'asc' } })
  expect(acts.map(({ who, action, title }) => [who, action, title])).toEqual([
    ['Administrator', 'invited', 'bo@example.org'],
    ['Bo Diaz', 'chose a password as', 'bo@example.org'],
    ['Administrator', 'invited', 'cy@example.org'],
    ['Administrator', 'withdrew the invitation of', 'cy@example.org'],
  ])
})

test('nobody invites without being signed in', async () => {
  const auth = await withAdministrator()
  const { user } = await auth.signedIn()
  for (const [document, variables] of [
    [documents.invite, bo],
    [inviteAgain, { id: user.id }],
    [withdraw, { id: user.id }],
  ] as const)
    expect(await auth.refusal(document, variables)).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await auth.ask(signIn, someCredentials())).toHaveProperty('signIn.token')
})
