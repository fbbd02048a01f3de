/**
 * Devices that have signed in before, by a cookie (OWASP's "device cookies"): their failed attempts are counted apart,
 * so that strangers who fail elsewhere cannot keep an account's owner out. The cookie signs nobody in.
 */
import { createHash, randomBytes } from 'node:crypto'
import { type Context, Instant, Item, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Administrator, normalizeEmail } from '../administrators/administrator.entity.ts'

/** A device on which an account has signed in. Only the hash of its token is stored. */
@Table('known_device')
export class KnownDevice extends Item {
  @Text({ isIndexed: true }) administrator!: string
  @Text({ isIndexed: true }) tokenHash!: string
  @Instant() lastUsedAt!: Date
}

/** Half a year without a sign-in, in seconds. */
const maxAge = 180 * 86_400
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
const buildCurrentCondition = (token: string) => ({
  tokenHash: hashToken(token),
  lastUsedAt: { $gt: new Date(Date.now() - maxAge * 1000) },
})

/** The id of the device of this request, if the account with this address has signed in on it. */
export async function findKnownDevice({ em, deviceToken }: Context, email: string): Promise<string | null> {
  if (!deviceToken) return null
  const devices = await em.find(KnownDevice, buildCurrentCondition(deviceToken), { disableIdentityMap: true })
  const owners = devices.map(({ administrator }) => administrator)
  const owner = await em.findOne(
    Administrator,
    { id: { $in: owners }, email: normalizeEmail(email) },
    { disableIdentityMap: true },
  )
  return devices.find(({ administrator }) => administrator === owner?.id)?.id ?? null
}

/** Remembers the device of a sign-in, and sets its cookie. Several accounts may share a device. */
export async function rememberDevice(
  em: EntityManager,
  { deviceToken, setResponseHeader }: Context,
  administrator: string,
  { isSecure }: { isSecure: boolean },
): Promise<void> {
  const now = new Date()
  await em.nativeDelete(KnownDevice, { lastUsedAt: { $lte: new Date(now.getTime() - maxAge * 1000) } })
  // Only one of our own making: somebody else may have planted it.
  const isKnown = deviceToken && (await em.count(KnownDevice, buildCurrentCondition(deviceToken))) > 0
  const token = isKnown ? deviceToken : randomBytes(32).toString('base64url')
  const device =
    (await em.findOne(KnownDevice, { administrator, tokenHash: hashToken(token) })) ??
    Object.assign(new KnownDevice(), { administrator, tokenHash: hashToken(token) })
  device.lastUsedAt = now
  em.persist(device)
  const attributes = [`Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Strict']
  // By https no other host of the domain can set it, for which browsers demand that it is for all paths.
  const cookie = isSecure
    ? [`__Host-known_device=${token}`, 'Path=/', ...attributes, 'Secure']
    : [`known_device=${token}`, 'Path=/api/auth', ...attributes]
  setResponseHeader('set-cookie', cookie.join('; '))
}

/** From now on the account's devices are strangers like any other. */
export const deleteKnownDevices = (em: EntityManager, administrator: string) =>
  em.nativeDelete(KnownDevice, { administrator })
