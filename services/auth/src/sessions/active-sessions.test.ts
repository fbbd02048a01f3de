import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { buildCredentials } from '../administrators/administrator.examples.ts'
import { createStaffMember, queries } from '../testing/staff-members.ts'
import { signInMutation, startAuth } from '../testing/start-auth.ts'
import { parseDevice } from './device.ts'
import { Session } from './session.entity.ts'

const { sessions, endSession, endOthers } = queries
const me = '{ me { email } }'

type Sessions = { id: string; device: string | null; isCurrent: boolean }[]

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Safari/537.36'

test('one’s own sessions are listed with the device, the latest used first, and which one asks', async () => {
  const auth = await startAuth()
  await auth.query(signInMutation, buildCredentials(), { headers: { 'x-client-agent': windows } })
  await auth.em().nativeUpdate(Session, {}, { lastUsedAt: new Date(Date.now() - 60_000) })
  const current = await auth.signIn()
  const listed = await auth.read<Sessions>(sessions, {}, current)
  expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    [null, true],
    ['Chrome on Windows', false],
  ])
})

test('expired sessions are not listed', async () => {
  const auth = await startAuth()
  await auth.signIn()
  await auth.em().nativeUpdate(Session, {}, { lastUsedAt: new Date(0) })
  const late = await auth.signIn()
  await auth
    .em()
    .execute("update session set expires_at = now() where last_used_at < now() - interval '1 day'")
  expect(await auth.read<Sessions>(sessions, {}, late)).toHaveLength(1)
})

test('any one session can be ended, one’s own or a colleague’s, and the others remain active', async () => {
  const auth = await startAuth()
  const [current, other] = [await auth.signIn(), await auth.signIn()]
  const bo = await createStaffMember(auth)
  const own = (await auth.read<Sessions>(sessions, {}, current)).find(({ isCurrent }) => !isCurrent)!
  await auth.query(endSession, { id: own.id }, current)
  expect(await auth.read(me, {}, other)).toBeNull()
  expect(await auth.read(me, {}, bo)).toEqual({ email: bo.email })

  const [theirs] = await auth.read<Sessions>(sessions, { administrator: bo.id }, current)
  expect(theirs).toMatchObject({ isCurrent: false })
  await auth.query(endSession, { id: theirs!.id }, current)
  expect(await auth.read(me, {}, bo)).toBeNull()
  expect(await auth.query(me, {}, current)).toHaveProperty('me.email')
  expect(await auth.queryError(endSession, { id: theirs!.id }, current)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await auth.queryError(endSession, { id: 'x' }, current)).toMatchObject({ code: 'NOT_FOUND' })
})

test('who signs in again where they are signed in leaves no session behind', async () => {
  const auth = await startAuth()
  const [former, other] = [await auth.signIn(), await auth.signIn()]
  await auth.query(signInMutation, buildCredentials(), former)
  expect(await auth.read(me, {}, former)).toBeNull()
  expect(await auth.query(me, {}, other)).toHaveProperty('me.email')
})

test('all others are signed out at once, and the one that asks is not', async () => {
  const auth = await startAuth()
  const [current, other] = [await auth.signIn(), await auth.signIn()]
  await auth.signIn()
  const bo = await createStaffMember(auth)
  expect(await auth.read<Sessions>(endOthers, {}, current)).toHaveLength(2)
  expect(await auth.read(me, {}, other)).toBeNull()
  expect(await auth.query(me, {}, current)).toHaveProperty('me.email')
  expect(await auth.read<Sessions>(endOthers, { administrator: bo.id }, current)).toHaveLength(1)
  expect(await auth.read(me, {}, bo)).toBeNull()
})

test('an ended session is recorded in the audit log, and nothing is when there was none', async () => {
  const auth = await startAuth()
  const [current] = [await auth.signIn(), await auth.signIn(), await auth.signIn()]
  await auth.query(endOthers, {}, current)
  await auth.query(endOthers, {}, current)
  const acts = await auth.em().find(AuditEvent, { action: { $like: 'ended%' } })
  expect(acts.map(({ actor, action, title }) => [actor, action, title])).toEqual([
    ['Administrator', 'ended 2 sessions of', 'admin@example.org'],
  ])
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
  expect(parseDevice(agent)).toBe(device)
})
