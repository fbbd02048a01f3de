// Wrong codes beside the right password: how many there may be within days, and who is told of them.

import { AuditEvent } from '@access/service-kit'
import { startSignedService } from '@access/service-kit/testing'
import { expect, test, vi } from 'vitest'
import { buildCredentials } from '../administrators/administrator.examples.ts'
import { SignInAttempt } from '../sessions/sign-in-attempt.entity.ts'
import {
  confirmMutation,
  enrolTotp,
  generateCode,
  signInWithFactorMutation as signIn,
} from '../testing/second-factors.ts'
import { startSignedIn } from '../testing/start-auth.ts'
import { WrongCode } from './wrong-code.entity.ts'

const hourMs = 3_600_000

/** Auth whose administrator has an authenticator app, beside a service that takes warnings. */
async function startWithWarnings() {
  const warnings: unknown[] = []
  const url = await startSignedService((path, body: object) => {
    warnings.push({ path, ...body })
    return {}
  })
  const { auth, user } = await startSignedIn({ THROTTLES: 'on', REQUESTS_URL: url })
  const app = await enrolTotp(auth, user)
  /** As if a minute had gone by: those limits are of others. */
  const tryFactor = async (secondFactor: object, credentials = buildCredentials()) => {
    await auth.em().nativeDelete(SignInAttempt, {})
    return auth.execute(signIn, { ...credentials, ...secondFactor })
  }
  const addWrongCodes = async (count: number, hoursAgo: number) => {
    const createdAt = new Date(Date.now() - hoursAgo * hourMs)
    const rows = Array.from({ length: count }, () =>
      Object.assign(new WrongCode(), { administrator: user.user.id, createdAt }),
    )
    await auth.em().persist(rows).flush()
  }
  return { auth, user, app, warnings, tryFactor, addWrongCodes }
}

const limited = { errors: [{ extensions: { code: 'RATE_LIMITED' } }] }
const wrong = { errors: [{ extensions: { code: 'SECOND_FACTOR_NEEDED' } }] }

test.each([
  ['twenty within a day', 19, 1],
  ['sixty within a month', 59, 30],
])('after %s no code is taken, not even the right one; a recovery code is', async (_, count, hoursAgo) => {
  const { app, tryFactor, addWrongCodes } = await startWithWarnings()
  await addWrongCodes(count, hoursAgo)
  expect(await tryFactor({ totp: '000000' })).toMatchObject(wrong)
  expect(await tryFactor({ totp: generateCode(app.secret) })).toMatchObject(limited)
  expect(await tryFactor({ recoveryCode: app.recoveryCodes[0] })).toHaveProperty('data.signIn.token')
})

test('whoever has a session is not asked for codes without end either', async () => {
  const { auth, user, addWrongCodes } = await startWithWarnings()
  await addWrongCodes(20, 1)
  expect(await auth.queryError(confirmMutation, { totp: '000000' }, user)).toMatchObject({
    code: 'RATE_LIMITED',
  })
})

test('codes beside a wrong password shut nobody out, and right ones do not count', async () => {
  const { auth, app, tryFactor, addWrongCodes } = await startWithWarnings()
  await addWrongCodes(19, 1)
  await tryFactor({ totp: '000000' }, buildCredentials({ password: 'another' }))
  expect(await tryFactor({ totp: generateCode(app.secret) })).toHaveProperty('data.signIn.token')
  expect(await auth.em().count(WrongCode, {})).toBe(19)
})

test('the owner is warned of the fifth within a day, once, and the audit log says so', async () => {
  const { auth, user, warnings, tryFactor, addWrongCodes } = await startWithWarnings()
  await addWrongCodes(3, 1)
  for (const _ of [4, 5, 6]) expect(await tryFactor({ totp: '000000' })).toMatchObject(wrong)
  await vi.waitFor(() => expect(warnings).toHaveLength(1))
  const { email, name } = user.user
  expect(warnings).toEqual([{ path: '/wrong-code-warnings', email, name, count: 5 }])
  expect(await auth.em().count(AuditEvent, { action: 'warned of wrong codes for' })).toBe(1)
})
