import { Activity } from '@access/service-kit'
import { expect, test } from 'vitest'
import { someCredentials } from '../administrators/administrator.examples.ts'
import { aColleague, documents } from '../testing/colleagues.ts'
import { signIn, withAdministrator } from '../testing/withAdministrator.ts'
import { deviceIn } from './device.ts'
import { Session } from './session.ts'

const { sessions, endSession, endOthers } = documents
const me = '{ me { email } }'

type Told = { sessions: { id: string; device: string | null; isThisOne: boolean }[] }

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Safari/537.36'

test('one’s own sessions are listed with the device, the latest used first, and which one asks', async () => {
  const auth = await withAdministrator()
  await auth.ask(signIn, someCredentials(), { headers: { 'x-client-agent': windows } })
  await auth.em().nativeUpdate(Session, {}, { lastUsedAt: new Date(Date.now() - 60_000) })
  const here = await auth.signedIn()
  const told = await auth.ask<Told>(sessions, {}, here)
  expect(told.sessions.map(({ device, isThisOne }) => [device, isThisOne])).toEqual([
    [null, true],
    ['Chrome on Windows', false],
  ])
})

test('sessions that have ended by themselves are not listed', async () => {
  const auth = await withAdministrator()
  await auth.signedIn()
  await auth.em().nativeUpdate(Session, {}, { lastUsedAt: new Date(0) })
  const late = await auth.signedIn()
  await auth
    .em()
    .execute("update session set expires_at = now() where last_used_at < now() - interval '1 day'")
  expect((await auth.ask<Told>(sessions, {}, late)).sessions).toHaveLength(1)
})

test('any one session is signed out, one’s own or a colleague’s, and the others stand', async () => {
  const auth = await withAdministrator()
  const [here, there] = [await auth.signedIn(), await auth.signedIn()]
  const bo = await aColleague(auth, here)
  const own = (await auth.ask<Told>(sessions, {}, here)).sessions.find(({ isThisOne }) => !isThisOne)!
  await auth.ask(endSession, { id: own.id }, here)
  expect(await auth.ask(me, {}, there)).toEqual({ me: null })
  expect(await auth.ask(me, {}, bo)).toEqual({ me: { email: bo.email } })

  const [theirs] = (await auth.ask<Told>(sessions, { administrator: bo.id }, here)).sessions
  expect(theirs).toMatchObject({ isThisOne: false })
  await auth.ask(endSession, { id: theirs!.id }, here)
  expect(await auth.ask(me, {}, bo)).toEqual({ me: null })
  expect(await auth.ask(me, {}, here)).toHaveProperty('me.email')
  expect(await auth.refusal(endSession, { id: theirs!.id }, here)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await auth.refusal(endSession, { id: 'x' }, here)).toMatchObject({ code: 'NOT_FOUND' })
})

test('all others are signed out at once, and the one that asks is not', async () => {
  const auth = await withAdministrator()
  const [here, there] = [await auth.signedIn(), await auth.signedIn()]
  await auth.signedIn()
  const bo = await aColleague(auth, here)
  expect((await auth.ask<Told>(endOthers, {}, here)).sessions).toHaveLength(2)
  expect(await auth.ask(me, {}, there)).toEqual({ me: null })
  expect(await auth.ask(me, {}, here)).toHaveProperty('me.email')
  expect((await auth.ask<Told>(endOthers, { administrator: bo.id }, here)).sessions).toHaveLength(1)
  expect(await auth.ask(me, {}, bo)).toEqual({ me: null })
})

test('that a session was ended is in the audit, and nothing is when there was none', async () => {
  const auth = await withAdministrator()
  const [here] = [await auth.signedIn(), await auth.signedIn(), await auth.signedIn()]
  await auth.ask(endOthers, {}, here)
  await auth.ask(endOthers, {}, here)
  const acts = await auth.em().find(Activity, { action: { $like: 'ended%' } })
  expect(acts.map(({ who, action, title }) => [who, action, title])).toEqual([
    ['Administrator', 'ended 2 sessions of', 'admin@example.org'],
  ])
})

test('nobody sees or ends a session without being signed in', async () => {
  const auth = await withAdministrator()
  await auth.signedIn()
  const [session] = await auth.em().find(Session, {})
  for (const [document, variables] of [
    [sessions, {}],
    [endSession, { id: session!.id }],
    [endOthers, {}],
  ] as const)
    expect(await auth.refusal(document, variables)).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await auth.em().count(Session)).toBe(1)
})

test.each([
  [windows, 'Chrome on Windows'],
  [`${windows} Edg/151.0.0.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/151.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['curl/8.9.1', null],
  ['', null],
])('%j is %j', (agent, device) => {
  expect(deviceIn(agent)).toBe(device)
})
