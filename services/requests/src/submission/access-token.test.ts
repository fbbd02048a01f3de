import { expect, test, vi } from 'vitest'
import { parseEncryptionKeys } from '../platform/encryption/encryption.ts'
import { generateEncryptionKey } from '../testing/requests-service.ts'
import { AccessTokenExpired, createAccessToken, verifyAccessToken } from './access-token.ts'

const request = { id: '7d9f1c1e-0000-4000-8000-000000000001', accessEpoch: 3 }
const buildKeys = () => parseEncryptionKeys({ ENCRYPTION_KEY: generateEncryptionKey() })

test('an access token opens its request for half an hour', () => {
  vi.useFakeTimers({ now: 0 })
  const keys = buildKeys()
  const accessToken = createAccessToken(keys, request)
  vi.setSystemTime(30 * 60_000 - 1)
  expect(verifyAccessToken(keys, accessToken)).toEqual({
    requestId: request.id,
    epoch: 3,
    expiresAt: new Date(30 * 60_000),
  })
  vi.setSystemTime(30 * 60_000)
  expect(() => verifyAccessToken(keys, accessToken)).toThrow(AccessTokenExpired)
  vi.useRealTimers()
})

test('nobody makes an access token, or makes one last longer', () => {
  const keys = buildKeys()
  const { id } = request
  const [, epoch, until, mark] = Buffer.from(createAccessToken(keys, request), 'base64url')
    .toString()
    .split(' ')
  const written = (...parts: (string | undefined)[]) => Buffer.from(parts.join(' ')).toString('base64url')
  expect(verifyAccessToken(keys, written(id, epoch, until, mark)).requestId).toBe(id)
  for (const wrong of [
    createAccessToken(buildKeys(), request),
    written('7d9f1c1e-0000-4000-8000-000000000002', epoch, until, mark),
    written(id, epoch, `${until}0`, mark),
    written(id, '4', until, mark),
    written(id, epoch, until, mark?.replace(/.$/, 'é')),
    written(id, epoch, until),
    '',
    '\0',
    'x'.repeat(100_000),
  ]) {
    expect(() => verifyAccessToken(keys, wrong)).toThrow(AccessTokenExpired)
  }
})

test('an access token outlives a change of keys', () => {
  const [before, now] = [generateEncryptionKey(), generateEncryptionKey()]
  const accessToken = createAccessToken(parseEncryptionKeys({ ENCRYPTION_KEY: before }), request)
  expect(
    verifyAccessToken(
      parseEncryptionKeys({ ENCRYPTION_KEY: now, ENCRYPTION_KEYS_BEFORE: before }),
      accessToken,
    ).requestId,
  ).toBe(request.id)
})
