import { setTimeout as moment } from 'node:timers/promises'
import { Activity, administratorsOnly, type Context, type Service } from '@access/service-kit'
import { aSubgraph } from '@access/service-kit/testing'
import { Ctx, Query, Resolver } from 'type-graphql'
import { expect, test } from 'vitest'
import { aColleague, documents, invite, password } from '../testing/colleagues.ts'
import { signIn, withAdministrator } from '../testing/withAdministrator.ts'
import { command } from './commands.ts'

const { disable, enable, list, rename } = documents
const me = '{ me { email } }'

@Resolver()
class WhoAsks {
  @Query(() => String)
  whoAsks(@Ctx() context: Context) {
    return administratorsOnly(context).name
  }
}

/** Another service, which asks this auth about sessions. */
const another = (auth: { url: string }) =>
  aSubgraph(
    { name: 'another', entities: [Activity], migrations: [], subgraph: { resolvers: [WhoAsks] } } as Service,
    {
      env: { AUTH_URL: auth.url },
    },
  )

test('all administrators are listed, with whether they can sign in and when they last did', async () => {
  const auth = await withAdministrator()
  const ada = await auth.signedIn()
  await invite(auth, ada, { email: 'cy@example.org', name: 'Cy' })
  const bo = await aColleague(auth, ada)
  await auth.ask(disable, { id: bo.id }, ada)
  const { administrators } = await auth.ask<{ administrators: Record<string, string>[] }>(list, {}, ada)
  expect(administrators.map(({ name, status }) => [name, status])).toEqual([
    ['Administrator', 'active'],
    ['Bo Diaz', 'disabled'],
    ['Cy', 'invited'],
  ])
  expect(Date.now() - Date.parse(administrators[0]!.lastSignedInAt!)).toBeLessThan(60_000)
  expect(administrators[2]!.lastSignedInAt).toBeNull()
  expect(await auth.refusal(list)).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('whoever is disabled is out at once, and gets the answer of a wrong password', async () => {
  const auth = await withAdministrator()
  const ada = await auth.signedIn()
  const bo = await aColleague(auth, ada)
  expect(await auth.ask(disable, { id: bo.id }, ada)).toMatchObject({ account: { status: 'disabled' } })
  expect(await auth.ask(me, {}, bo)).toEqual({ me: null })
  const right = await auth.answer(signIn, { email: bo.email, password })
  expect(right).toEqual(await auth.answer(signIn, { email: bo.email, password: 'wrong' }))
  expect(right.errors?.[0]?.message).toBe('Invalid credentials')
})

test('other services refuse whoever is disabled within a second', async () => {
  const auth = await withAdministrator()
  const ada = await auth.signedIn()
  const bo = await aColleague(auth, ada)
  const service = await another(auth)
  expect(await service.ask('{ whoAsks }', {}, bo)).toEqual({ whoAsks: 'Bo Diaz' })
  await auth.ask(disable, { id: bo.id }, ada)
  // The promise itself is a second: nothing else to wait for.
  await moment(1000)
  expect(await service.refusal('{ whoAsks }', {}, bo)).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('whoever is enabled again signs in with the password they had', async () => {
  const auth = await withAdministrator()
  const ada = await auth.signedIn()
  const bo = await aColleague(auth, ada)
  await auth.ask(disable, { id: bo.id }, ada)
  expect(await auth.ask(enable, { id: bo.id }, ada)).toMatchObject({ account: { status: 'active' } })
  expect(await auth.ask(me, {}, bo)).toEqual({ me: null })
  expect(await auth.ask(signIn, { email: bo.email, password })).toHaveProperty('signIn.token')
})

test('nobody disables themselves', async () => {
  const auth = await withAdministrator()
  const ada = await auth.signedIn()
  expect(await auth.refusal(disable, { id: ada.user.id }, ada)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { id: 'You cannot disable yourself. Ask another administrator to do it' },
  })
})

test('two who disable each other at the same time leave one', async () => {
  const auth = await withAdministrator()
  const ada = await auth.signedIn()
  const bo = await aColleague(auth, ada)
  const answers = await Promise.all([
    auth.answer(disable, { id: bo.id }, ada),
    auth.answer(disable, { id: ada.user.id }, bo),
  ])
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  const standing = await Promise.all([ada, bo].map((who) => auth.ask<{ me: object | null }>(me, {}, who)))
  expect(standing.filter(({ me }) => me !== null)).toHaveLength(1)
})

test('only who is active is disabled, only who is disabled is enabled, and only who exists', async () => {
  const auth = await withAdministrator()
  const ada = await auth.signedIn()
  const bo = await aColleague(auth, ada)
  const { account } = await invite(auth, ada, { email: 'cy@example.org', name: 'Cy' })
  expect(await auth.refusal(disable, { id: account.id }, ada)).toMatchObject({ code: 'CONFLICT' })
  expect(await auth.refusal(enable, { id: bo.id }, ada)).toMatchObject({ code: 'CONFLICT' })
  for (const id of ['7d9f1c1e-0000-4000-8000-000000000009', 'nobody', "' or 1=1"])
    for (const document of [disable, enable])
      expect(await auth.refusal(document, { id }, ada)).toMatchObject({ code: 'NOT_FOUND' })
  for (const document of [disable, enable])
    expect(await auth.refusal(document, { id: bo.id })).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('what they did stays, under who did what to whom', async () => {
  const auth = await withAdministrator()
  const ada = await auth.signedIn()
  const bo = await aColleague(auth, ada)
  await auth.ask(disable, { id: bo.id }, ada)
  await auth.ask(enable, { id: bo.id }, ada)
  const acts = await auth.em().find(Activity, { itemId: bo.id }, { orderBy: { at: 'asc' } })
  expect(acts.map(({ who, action }) => `${who} ${action}`)).toEqual([
    'Administrator invited',
    'Bo Diaz chose a password as',
    'Bo Diaz signed in',
    'Administrator disabled',
    'Administrator enabled',
  ])
})

test('another name is what all services write down within a second', async () => {
  const auth = await withAdministrator()
  const ada = await auth.signedIn()
  const bo = await aColleague(auth, ada)
  const service = await another(auth)
  expect(await service.ask('{ whoAsks }', {}, bo)).toEqual({ whoAsks: 'Bo Diaz' })
  await auth.ask(rename, { id: bo.id, name: ' Bo Lund ' }, ada)
  await moment(1000)
  expect(await service.ask('{ whoAsks }', {}, bo)).toEqual({ whoAsks: 'Bo Lund' })
})

test.each([
  [null, 'Enter a name'],
  ['  ', 'Enter a name'],
  ['x'.repeat(121), 'Name must be 120 characters or fewer'],
  ['a\0b', 'Name must be one line of text'],
])('%j is no name', async (name, why) => {
  const auth = await withAdministrator()
  const ada = await auth.signedIn()
  expect(await auth.refusal(rename, { id: ada.user.id, name }, ada)).toMatchObject({ fields: { name: why } })
})

test('a reset for whoever is disabled says so and changes nothing', async () => {
  const auth = await withAdministrator()
  const ada = await auth.signedIn()
  const bo = await aColleague(auth, ada)
  await auth.ask(disable, { id: bo.id }, ada)
  const surroundings = { em: auth.em(), readInput: async () => '' }
  expect(await command(['reset', bo.email], surroundings)).toEqual({
    code: 1,
    words: expect.stringMatching(/^bo@example.org is disabled, so no password would open the door/),
  })
  await auth.ask(enable, { id: bo.id }, ada)
  expect(await auth.ask(signIn, { email: bo.email, password })).toHaveProperty('signIn.token')
})

test('a reset for whoever was only invited gives them a password, and ends the link', async () => {
  const auth = await withAdministrator()
  const { token, account } = await invite(auth, await auth.signedIn(), {
    email: 'cy@example.org',
    name: 'Cy',
  })
  const { words } = await command(['reset', account.email], { em: auth.em(), readInput: async () => '' })
  const given = /is (\S+)\n/.exec(words)![1]!
  expect(await auth.ask(documents.invitation, { token })).toEqual({ invitation: null })
  expect(await auth.ask(signIn, { email: account.email, password: given })).toHaveProperty('signIn.token')
})
