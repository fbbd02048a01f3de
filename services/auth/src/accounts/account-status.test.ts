import { setTimeout as moment } from 'node:timers/promises'
import { AuditEvent, Authorized, type Context, requireAdministrator, type Service } from '@access/service-kit'
import { startSubgraph } from '@access/service-kit/testing'
import { Ctx, Query, Resolver } from 'type-graphql'
import { expect, test } from 'vitest'
import { createStaffMember, inviteStaffMember, password, queries } from '../testing/staff-members.ts'
import { signInMutation, startAuth } from '../testing/start-auth.ts'
import { runCommand } from './admin-command.ts'

const { disable, enable, list, rename } = queries
const me = '{ me { email } }'

@Resolver()
class WhoAsks {
  @Authorized('useOwnAccount')
  @Query(() => String)
  whoAsks(@Ctx() context: Context) {
    return requireAdministrator(context).name
  }
}

/** Another service, which looks up sessions at this auth. */
const startSecondService = (auth: { url: string }) =>
  startSubgraph(
    {
      name: 'another',
      entities: [AuditEvent],
      migrations: [],
      subgraph: { resolvers: [WhoAsks] },
    } as Service,
    {
      env: { AUTH_URL: auth.url },
    },
  )

test('all administrators are listed, with whether they can sign in and when they last did', async () => {
  const auth = await startAuth()
  const ada = await auth.signIn()
  await inviteStaffMember(auth, ada, { email: 'cy@example.org', name: 'Cy' })
  const bo = await createStaffMember(auth)
  await auth.query(disable, { id: bo.id }, ada)
  const { administrators } = await auth.query<{ administrators: Record<string, string>[] }>(list, {}, ada)
  expect(administrators.map(({ name, status }) => [name, status])).toEqual([
    ['Administrator', 'active'],
    ['Bo Diaz', 'disabled'],
    ['Cy', 'invited'],
  ])
  expect(Date.now() - Date.parse(administrators[0]!.lastSignedInAt!)).toBeLessThan(60_000)
  expect(administrators[2]!.lastSignedInAt).toBeNull()
  expect(await auth.queryError(list)).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a disabled administrator is signed out at once, and gets the answer of a wrong password', async () => {
  const auth = await startAuth()
  const ada = await auth.signIn()
  const bo = await createStaffMember(auth)
  expect(await auth.query(disable, { id: bo.id }, ada)).toMatchObject({ account: { status: 'disabled' } })
  expect(await auth.query(me, {}, bo)).toEqual({ me: null })
  const right = await auth.execute(signInMutation, { email: bo.email, password })
  expect(right).toEqual(await auth.execute(signInMutation, { email: bo.email, password: 'wrong' }))
  expect(right.errors?.[0]?.message).toBe('Invalid credentials')
})

test('other services refuse whoever is disabled within a second', async () => {
  const auth = await startAuth()
  const ada = await auth.signIn()
  const bo = await createStaffMember(auth)
  const service = await startSecondService(auth)
  expect(await service.query('{ whoAsks }', {}, bo)).toEqual({ whoAsks: 'Bo Diaz' })
  await auth.query(disable, { id: bo.id }, ada)
  // Session lookups are cached for a second.
  await moment(1000)
  expect(await service.queryError('{ whoAsks }', {}, bo)).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('whoever is enabled again signs in with the password they had', async () => {
  const auth = await startAuth()
  const ada = await auth.signIn()
  const bo = await createStaffMember(auth)
  await auth.query(disable, { id: bo.id }, ada)
  expect(await auth.query(enable, { id: bo.id }, ada)).toMatchObject({ account: { status: 'active' } })
  expect(await auth.query(me, {}, bo)).toEqual({ me: null })
  expect(await auth.query(signInMutation, { email: bo.email, password })).toHaveProperty('signIn.token')
})

test('nobody disables themselves', async () => {
  const auth = await startAuth()
  const ada = await auth.signIn()
  expect(await auth.queryError(disable, { id: ada.user.id }, ada)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { id: 'You cannot disable yourself. Ask another administrator to do it' },
  })
})

test('two who disable each other at the same time leave one', async () => {
  const auth = await startAuth()
  const ada = await auth.signIn()
  const bo = await createStaffMember(auth)
  const answers = await Promise.all([
    auth.execute(disable, { id: bo.id }, ada),
    auth.execute(disable, { id: ada.user.id }, bo),
  ])
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  const status = await Promise.all([ada, bo].map((actor) => auth.query<{ me: object | null }>(me, {}, actor)))
  expect(status.filter(({ me }) => me !== null)).toHaveLength(1)
})

test('only who is active is disabled, only who is disabled is enabled, and only who exists', async () => {
  const auth = await startAuth()
  const ada = await auth.signIn()
  const bo = await createStaffMember(auth)
  const { account } = await inviteStaffMember(auth, ada, { email: 'cy@example.org', name: 'Cy' })
  expect(await auth.queryError(disable, { id: account.id }, ada)).toMatchObject({ code: 'CONFLICT' })
  expect(await auth.queryError(enable, { id: bo.id }, ada)).toMatchObject({ code: 'CONFLICT' })
  for (const id of ['7d9f1c1e-0000-4000-8000-000000000009', 'nobody', "' or 1=1"])
    for (const document of [disable, enable])
      expect(await auth.queryError(document, { id }, ada)).toMatchObject({ code: 'NOT_FOUND' })
  for (const document of [disable, enable])
    expect(await auth.queryError(document, { id: bo.id })).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('events of disabled administrators remain in the audit log', async () => {
  const auth = await startAuth()
  const ada = await auth.signIn()
  const bo = await createStaffMember(auth)
  await auth.query(disable, { id: bo.id }, ada)
  await auth.query(enable, { id: bo.id }, ada)
  const acts = await auth.em().find(AuditEvent, { itemId: bo.id }, { orderBy: { occurredAt: 'asc' } })
  expect(acts.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'Bo Diaz signed in',
    'Administrator disabled',
    'Administrator enabled',
  ])
})

test('all services record a new name within a second', async () => {
  const auth = await startAuth()
  const ada = await auth.signIn()
  const bo = await createStaffMember(auth)
  const service = await startSecondService(auth)
  expect(await service.query('{ whoAsks }', {}, bo)).toEqual({ whoAsks: 'Bo Diaz' })
  await auth.query(rename, { id: bo.id, name: ' Bo Lund ' }, ada)
  await moment(1000)
  expect(await service.query('{ whoAsks }', {}, bo)).toEqual({ whoAsks: 'Bo Lund' })
})

test.each([
  [null, 'Enter a name'],
  ['  ', 'Enter a name'],
  ['x'.repeat(121), 'Name must be 120 characters or fewer'],
  ['a\0b', 'Name must be one line of text'],
  ['Ruth\u2028Abernathy', 'Name must be one line of text'],
])('%j is no name', async (name, why) => {
  const auth = await startAuth()
  const ada = await auth.signIn()
  expect(await auth.queryError(rename, { id: ada.user.id, name }, ada)).toMatchObject({
    fields: { name: why },
  })
})

test('a reset for whoever is disabled says so and changes nothing', async () => {
  const auth = await startAuth()
  const ada = await auth.signIn()
  const bo = await createStaffMember(auth)
  await auth.query(disable, { id: bo.id }, ada)
  const surroundings = { em: auth.em(), readInput: async () => '' }
  expect(await runCommand(['reset', bo.email], surroundings)).toEqual({
    code: 1,
    message: expect.stringMatching(/^bo@example.org is disabled, so no password would open the door/),
  })
  await auth.query(enable, { id: bo.id }, ada)
  expect(await auth.query(signInMutation, { email: bo.email, password })).toHaveProperty('signIn.token')
})

test('a reset for whoever was only invited gives them a password, and ends the link', async () => {
  const auth = await startAuth()
  const { token, account } = await inviteStaffMember(auth, await auth.signIn(), {
    email: 'cy@example.org',
    name: 'Cy',
  })
  const { message } = await runCommand(['reset', account.email], {
    em: auth.em(),
    readInput: async () => '',
  })
  const newPassword = /is (\S+)\n/.exec(message)![1]!
  expect(await auth.query(queries.invitation, { token })).toEqual({ invitation: null })
  expect(await auth.query(signInMutation, { email: account.email, password: newPassword })).toHaveProperty(
    'signIn.token',
  )
})
