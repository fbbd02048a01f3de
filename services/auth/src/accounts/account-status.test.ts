import { setTimeout as moment } from 'node:timers/promises'
import { AuditEvent, Authorized, type Context, requireAdministrator, type Service } from '@access/service-kit'
import { startSubgraph } from '@access/service-kit/testing'
import { Ctx, Query, Resolver } from 'type-graphql'
import { expect, test } from 'vitest'
import { Administrator } from '../administrators/administrator.entity.ts'
import {
  createStaffMember,
  inviteStaffMember,
  password,
  queries,
  startWithColleague,
} from '../testing/staff-members.ts'
import { signInMutation, startAuth, startSignedIn } from '../testing/start-auth.ts'
import { runCommand } from './admin-command.ts'

const { changeRole, disable, enable, list, rename } = queries
const me = '{ me { email } }'

@Resolver()
class WhoAsks {
  @Authorized('manageContent')
  @Query(() => String)
  whoAsks(@Ctx() context: Context) {
    return requireAdministrator(context).name
  }
}

test('all administrators are listed, with whether they can sign in and when they last did', async () => {
  const { auth, user: ada } = await startSignedIn()
  await inviteStaffMember(auth, ada, { email: 'cy@example.org', name: 'Cy' })
  const bo = await createStaffMember(auth)
  await auth.query(disable, { id: bo.id }, ada)
  const administrators = await auth.read<Record<string, string>[]>(list, {}, ada)
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
  const { auth, ada, bo } = await startWithColleague()
  expect(await auth.read(disable, { id: bo.id }, ada)).toMatchObject({ status: 'disabled' })
  expect(await auth.read(me, {}, bo)).toBeNull()
  const right = await auth.execute(signInMutation, { email: bo.email, password })
  expect(right).toEqual(await auth.execute(signInMutation, { email: bo.email, password: 'wrong' }))
  expect(right.errors?.[0]?.message).toBe('Invalid credentials')
})

test('whoever is enabled again signs in with the password they had', async () => {
  const { auth, ada, bo } = await startWithColleague()
  await auth.query(disable, { id: bo.id }, ada)
  expect(await auth.read(enable, { id: bo.id }, ada)).toMatchObject({ status: 'active' })
  expect(await auth.read(me, {}, bo)).toBeNull()
  expect(await auth.query(signInMutation, { email: bo.email, password })).toHaveProperty('signIn.token')
})

test('nobody disables themselves', async () => {
  const { auth, user: ada } = await startSignedIn()
  expect(await auth.queryError(disable, { id: ada.user.id }, ada)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { id: 'You cannot disable yourself. Ask another administrator to do it' },
  })
})

test('two who disable each other at the same time leave one', async () => {
  const { auth, ada, bo } = await startWithColleague()
  const answers = await Promise.all([
    auth.execute(disable, { id: bo.id }, ada),
    auth.execute(disable, { id: ada.user.id }, bo),
  ])
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  const status = await Promise.all([ada, bo].map((actor) => auth.query<{ me: object | null }>(me, {}, actor)))
  expect(status.filter(({ me }) => me !== null)).toHaveLength(1)
})

test('only who is active is disabled, only who is disabled is enabled, and only who exists', async () => {
  const { auth, ada, bo } = await startWithColleague()
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
  const { auth, ada, bo } = await startWithColleague()
  await auth.query(disable, { id: bo.id }, ada)
  await auth.query(enable, { id: bo.id }, ada)
  const acts = await auth.em().find(AuditEvent, { itemId: bo.id }, { orderBy: { occurredAt: 'asc' } })
  expect(acts.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'Bo Diaz signed in',
    'Administrator disabled',
    'Administrator enabled',
  ])
})

test('within a second other services refuse who is disabled, and know a new name and a changed role', async () => {
  const { auth, ada, bo } = await startWithColleague()
  const renamed = await createStaffMember(auth, 'Cy Lind')
  const demoted = await createStaffMember(auth, 'Di Okafor')
  const service = await startSubgraph(
    {
      name: 'another',
      entities: [AuditEvent],
      migrations: [],
      subgraph: { resolvers: [WhoAsks] },
    } as Service,
    { env: { AUTH_URL: auth.url } },
  )
  const ask = (user: { token: string }) => service.execute('{ whoAsks }', {}, user)
  expect(await Promise.all([bo, renamed, demoted].map(ask))).toEqual(
    ['Bo Diaz', 'Cy Lind', 'Di Okafor'].map((whoAsks) => ({ data: { whoAsks } })),
  )
  await auth.query(disable, { id: bo.id }, ada)
  await auth.query(rename, { id: renamed.id, name: ' Cy Lund ' }, ada)
  await auth.query(changeRole, { id: demoted.id, role: 'attorney' }, ada)
  // Session lookups are cached for a second.
  await moment(1000)
  expect(await ask(bo)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
  expect(await ask(renamed)).toEqual({ data: { whoAsks: 'Cy Lund' } })
  expect(await ask(demoted)).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })
})

test('a reset for whoever is disabled says so and changes nothing', async () => {
  const { auth, ada, bo } = await startWithColleague()
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
  expect(await auth.read(queries.invitation, { token })).toBeNull()
  expect(await auth.query(signInMutation, { email: account.email, password: newPassword })).toHaveProperty(
    'signIn.token',
  )
})

test('another service gets the name, the role and the address of an administrator, and nothing of a disabled one', async () => {
  const auth = await startAuth()
  const { user } = await auth.signIn()
  const named = async (id: string) => auth.fetch(`/administrators/${id}`)
  expect(await (await named(user.id)).json()).toEqual({
    name: 'Administrator',
    role: 'administrator',
    email: user.email,
  })
  for (const id of [crypto.randomUUID(), 'not-an-id']) expect((await named(id)).status).toBe(404)
  await auth.em().nativeUpdate(Administrator, { id: user.id }, { disabledAt: new Date() })
  expect((await named(user.id)).status).toBe(404)
  expect((await fetch(`${auth.url}/administrators/${user.id}`)).status).toBe(401)
})
