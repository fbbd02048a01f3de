import { AuditEvent } from '@access/service-kit'
import { startSignedService } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { Administrator } from '../administrators/administrator.entity.ts'
import { acceptInvitationMutation, inviteStaffMember, password, queries } from '../testing/staff-members.ts'
import { signInMutation, startAuth, startSignedIn } from '../testing/start-auth.ts'

const { inviteAgain, withdraw, invitation } = queries

const bo = { email: 'Bo@example.org', name: 'Bo Diaz' }
const invalidLinkError = {
  code: 'CONFLICT',
  message: 'This link does not work any more. Ask the person who invited you for a new one',
}

/** A service that sends e-mails, with the requests it received. */
async function startEmailService(leaves = true) {
  const requests: object[] = []
  const url = await startSignedService((path, body: object) => {
    if (path === '/invitations') requests.push(body)
    return { leaves }
  })
  return { requests, url }
}

test('whoever was invited chooses a password and signs in with it', async () => {
  const auth = await startAuth()
  const { token, account } = await inviteStaffMember(auth, await auth.signIn(), bo)
  expect(account).toMatchObject({ email: 'bo@example.org', name: 'Bo Diaz', status: 'invited' })
  expect(await auth.read(invitation, { token })).toMatchObject({ email: 'bo@example.org', name: 'Bo Diaz' })
  expect(await auth.read(acceptInvitationMutation, { token, password })).toMatchObject({ status: 'active' })
  expect(await auth.query(signInMutation, { email: 'bo@example.org', password })).toHaveProperty(
    'signIn.token',
  )
})

test('until then no password signs them in, and nobody can tell that they were invited', async () => {
  const auth = await startAuth()
  await inviteStaffMember(auth, await auth.signIn(), bo)
  const error = await auth.queryError(signInMutation, { email: bo.email, password })
  expect(error).toEqual(await auth.queryError(signInMutation, { email: 'nobody@example.org', password }))
})

test('the link is valid for three days and once', async () => {
  const auth = await startAuth()
  const { token, account } = await inviteStaffMember(auth, await auth.signIn(), bo)
  const hours = (Date.parse(account.invitationExpiresAt!) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(71.9)
  expect(hours).toBeLessThanOrEqual(72)
  await auth.query(acceptInvitationMutation, { token, password })
  expect(await auth.queryError(acceptInvitationMutation, { token, password })).toMatchObject(invalidLinkError)
  expect(await auth.read(invitation, { token })).toBeNull()
})

test('of two who use a link at the same time, one comes too late', async () => {
  const auth = await startAuth()
  const { token } = await inviteStaffMember(auth, await auth.signIn(), bo)
  const answers = await Promise.all([
    auth.execute(acceptInvitationMutation, { token, password }),
    auth.execute(acceptInvitationMutation, { token, password: `${password}, really` }),
  ])
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  expect(answers.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? [])).toEqual([
    invalidLinkError.message,
  ])
})

test('an expired, wrong or empty link gets the same answer as a used one', async () => {
  const auth = await startAuth()
  const { token } = await inviteStaffMember(auth, await auth.signIn(), bo)
  await auth
    .em()
    .nativeUpdate(Administrator, { name: bo.name }, { invitationExpiresAt: new Date(Date.now() - 1) })
  for (const worthless of [token, token.toUpperCase(), '', 'x'.repeat(500), '\0']) {
    expect(await auth.read(invitation, { token: worthless })).toBeNull()
    expect(await auth.queryError(acceptInvitationMutation, { token: worthless, password })).toMatchObject(
      invalidLinkError,
    )
  }
})

test('an invitation can be renewed, which invalidates the old link', async () => {
  const { auth, user: me } = await startSignedIn()
  const { token: old, account } = await inviteStaffMember(auth, me, bo)
  const sent = await auth.read<{ token: string }>(inviteAgain, { id: account.id }, me)
  expect(await auth.queryError(acceptInvitationMutation, { token: old, password })).toMatchObject(
    invalidLinkError,
  )
  expect(await auth.query(acceptInvitationMutation, { token: sent.token, password })).toHaveProperty(
    'account',
  )
  expect(await auth.queryError(inviteAgain, { id: account.id }, me)).toMatchObject({ code: 'CONFLICT' })
})

test('an invitation can be withdrawn, and its owner invited anew', async () => {
  const { auth, user: me } = await startSignedIn()
  const { token, account } = await inviteStaffMember(auth, me, bo)
  await auth.query(withdraw, { id: account.id }, me)
  expect(await auth.queryError(acceptInvitationMutation, { token, password })).toMatchObject(invalidLinkError)
  expect(await auth.queryError(withdraw, { id: account.id }, me)).toMatchObject({ code: 'NOT_FOUND' })
  expect((await inviteStaffMember(auth, me, bo)).account.status).toBe('invited')
})

test('who has accepted can no longer be withdrawn', async () => {
  const { auth, user: me } = await startSignedIn()
  const { token, account } = await inviteStaffMember(auth, me, bo)
  await auth.query(acceptInvitationMutation, { token, password })
  expect(await auth.queryError(withdraw, { id: account.id }, me)).toMatchObject({ code: 'CONFLICT' })
})

test('an address has one administrator, however it is typed and however fast', async () => {
  const { auth, user: me } = await startSignedIn()
  const inviting = ['bo@example.org', ' BO@example.org'].map((email) =>
    auth.execute(queries.invite, { email, name: 'Bo' }, me),
  )
  const rejections = (await Promise.all(inviting)).flatMap(({ errors }) => errors ?? [])
  expect(rejections.map(({ extensions }) => extensions)).toEqual([
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
  const auth = await startAuth()
  expect(await auth.queryError(queries.invite, typed, await auth.signIn())).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields,
  })
})

const weakPasswords = [
  ['short', 'Use 12 characters or more'],
  ['bo@Example.org', 'Use something other than your email address'],
  ['Password 2026', 'Many people use this one. Use another, such as four words'],
  ['aaaaaaaaaaaaaaa', 'Many people use this one. Use another, such as four words'],
  ['legal aid lawyer', 'Many people use this one. Use another, such as four words'],
  ['123456789012', 'Many people use this one. Use another, such as four words'],
  ['é'.repeat(129), 'Password must be 256 bytes or fewer'],
  [null, 'Enter your password'],
] as const

test('a weak password is not to be chosen, and the link stays good', async () => {
  const { auth, user } = await startSignedIn()
  const { token } = await inviteStaffMember(auth, user, bo)
  for (const [weak, why] of weakPasswords)
    expect(await auth.queryError(acceptInvitationMutation, { token, password: weak })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { password: why },
    })
  expect(await auth.query(invitation, { token })).toHaveProperty('invitation.name')
})

test('a name is no password to choose, in one word either', async () => {
  const auth = await startAuth()
  const danielle = { email: 'danielle@example.org', name: 'Danielle Okonjo-Pratt' }
  const { token } = await inviteStaffMember(auth, await auth.signIn(), danielle)
  const password = 'danielleokonjo'
  expect(await auth.queryError(acceptInvitationMutation, { token, password })).toMatchObject({
    fields: { password: 'Many people use this one. Use another, such as four words' },
  })
})

test('an e-mail with the link is requested by a signed call, after the commit of the invitation', async () => {
  const emailService = await startEmailService()
  const { auth, user: me } = await startSignedIn({ REQUESTS_URL: emailService.url })
  const { token, account, isEmailSent } = await inviteStaffMember(auth, me, bo)
  expect(isEmailSent).toBe(true)
  expect(emailService.requests).toEqual([
    {
      email: 'bo@example.org',
      name: 'Bo Diaz',
      invitedBy: {
        id: me.user.id,
        name: 'Administrator',
        role: 'administrator',
        sid: expect.any(String),
        addressHash: null,
      },
      token,
      until: account.invitationExpiresAt,
    },
  ])
})

test('the invitation remains valid without a mail server, and without the service that sends e-mails', async () => {
  const emailService = await startEmailService(false)
  const { auth, user: me } = await startSignedIn({ REQUESTS_URL: emailService.url })
  const { account, isEmailSent } = await inviteStaffMember(auth, me, bo)
  expect(isEmailSent).toBe(false)

  const away = await startAuth({ REQUESTS_URL: 'http://127.0.0.1:9' })
  const sent = await inviteStaffMember(away, await away.signIn(), bo)
  expect(sent.isEmailSent).toBe(false)
  expect(await away.query(acceptInvitationMutation, { token: sent.token, password })).toHaveProperty(
    'account',
  )
  expect(account.status).toBe('invited')
})

test('neither tables nor audit log contain a token or a password', async () => {
  const { auth, user: me } = await startSignedIn()
  const { token } = await inviteStaffMember(auth, me, bo)
  await auth.query(acceptInvitationMutation, { token, password })
  const { account, token: second } = await inviteStaffMember(auth, me, {
    email: 'cy@example.org',
    name: 'Cy',
  })
  await auth.query(withdraw, { id: account.id }, me)
  const rows = JSON.stringify([await auth.em().find(Administrator, {}), await auth.em().find(AuditEvent, {})])
  for (const secret of [token, second, password]) expect(rows).not.toContain(secret)
  const acts = await auth
    .em()
    .find(AuditEvent, { action: { $ne: 'signed in' } }, { orderBy: { occurredAt: 'asc' } })
  expect(acts.map(({ actor, action, title }) => [actor, action, title])).toEqual([
    ['Administrator', 'invited', 'bo@example.org'],
    ['Bo Diaz', 'chose a password as', 'bo@example.org'],
    ['Administrator', 'invited', 'cy@example.org'],
    ['Administrator', 'withdrew the invitation of', 'cy@example.org'],
  ])
})
