// How long a session lasts, what keeps it alive, and where it was begun.
import jwt from 'jsonwebtoken'
import { expect, test } from 'vitest'
import { startAuth, startSignedIn } from '../testing/start-auth.ts'
import { describePlace } from './device.ts'
import { Session } from './session.entity.ts'

const query = '{ session: currentSession { idleTimeLeft timeLeft } }'
const background = { 'x-background-request': 'true' }
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
type Result = { idleTimeLeft: number; timeLeft: number }

test('a session is idle after 30 minutes, and ends after 8 hours', async () => {
  const { auth, user } = await startSignedIn()
  const session = await auth.read<Result>(query, {}, user)
  const minutes = [session.idleTimeLeft, session.timeLeft].map((seconds) => Math.round(seconds / 60))
  expect(minutes).toEqual([30, 8 * 60])
  await auth.em().nativeUpdate(Session, {}, { lastUsedAt: minutesAgo(31) })
  expect(await auth.read(query, {}, user)).toBeNull()
})

test('what is asked in the background does not keep a session alive, here or by another service', async () => {
  const { auth, user } = await startSignedIn()
  const lastUsedAt = minutesAgo(20)
  await auth.em().nativeUpdate(Session, {}, { lastUsedAt })
  const { sid } = jwt.decode(user.token) as { sid: string }
  await auth.query('{ me { id } }', {}, { ...user, headers: background })
  expect((await auth.fetch(`/sessions/${sid}`, { headers: background })).status).toBe(200)
  expect((await auth.em().findOneOrFail(Session, { id: sid })).lastUsedAt).toEqual(lastUsedAt)
  await auth.fetch(`/sessions/${sid}`)
  expect((await auth.em().findOneOrFail(Session, { id: sid })).lastUsedAt > minutesAgo(1)).toBe(true)
})

test('somebody who is there extends their session', async () => {
  const { auth, user } = await startSignedIn()
  await auth.em().nativeUpdate(Session, {}, { lastUsedAt: minutesAgo(28) })
  const session = await auth.read<Result>(
    'mutation { session: extendSession { idleTimeLeft timeLeft } }',
    {},
    user,
  )
  expect(session.idleTimeLeft).toBeGreaterThan(29 * 60)
})

test('sessions are listed with their place, and the address is not stored', async () => {
  const auth = await startAuth()
  const signIn = await auth.read<{ token: string }>(
    'mutation { signIn(email: "admin@example.org", password: "correct horse battery staple") { token } }',
    {},
    { headers: { 'x-client-address': '203.0.113.77' } },
  )
  expect(await auth.read('{ activeSessions { place } }', {}, signIn)).toEqual([
    { place: 'Network 203.0.113.x' },
  ])
  expect(JSON.stringify(await auth.em().find(Session, {}))).not.toContain('203.0.113.77')
})

test.each([
  ['127.0.0.1', 'This server'],
  ['::1', 'This server'],
  // As the shell forwards ::1, and any other address of IPv6.
  ['0:0:0:0::', 'This server'],
  ['2001:db8:1:2::', 'Network 2001:db8:1:x'],
  ['192.168.1.20', 'Local network 192.168.1.x'],
  ['::ffff:10.1.2.3', 'Local network 10.1.2.x'],
  ['2001:db8:1:2:3:4:5:6', 'Network 2001:db8:1:x'],
  ['2001:db8::6', 'Network 2001:db8:0:x'],
  ['fe80::1', 'Local network fe80:0:0:x'],
  ['unknown', null],
  ['', null],
])('%j is %j', (address, place) => {
  expect(describePlace(address)).toBe(place)
})
