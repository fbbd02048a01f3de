/** Codes of authenticator apps (RFC 6238): six digits, every 30 seconds another, each accepted once. */

import { hkdfSync } from 'node:crypto'
import { Instant, Integer, Item, Table, Text } from '@access/service-kit'
import { decryptAesGcm, encryptAesGcm } from '@access/service-kit/encryption'
import { removeInvisible } from '@access/service-kit/text/invisible-characters.rules'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { generateSecret, generateURI, verify } from 'otplib/functional'
import type { Administrator } from '../administrators/administrator.entity.ts'

/** The authenticator app of an administrator: a secret that its codes are made of. */
@Table('totp_authenticator')
export class TotpAuthenticator extends Item {
  @Text({ isIndexed: true }) administrator!: string
  @Text() encryptedSecret!: string
  /** Null until a first code has shown that the app has the secret. */
  @Instant({ isOptional: true }) confirmedAt: Date | null = null
  /** The time step of the last code: it and those before it are used up. */
  @Integer() lastTimeStep = 0
}

/** RFC 6238, section 5.2: one time step of network delay or clock drift, in seconds. */
const epochTolerance = 30

/** A new secret for an account, in place of one that was not confirmed; as text and as the address of a QR code. */
export async function createTotpSecret(
  em: EntityManager,
  { id, email }: Pick<Administrator, 'id' | 'email'>,
  { secretKey, organisationName }: { secretKey: Buffer; organisationName: string },
): Promise<{ secret: string; uri: string }> {
  const secret = generateSecret()
  await em.nativeDelete(TotpAuthenticator, { administrator: id, confirmedAt: null })
  const encryptedSecret = encryptSecret(secretKey, id, secret)
  em.persist(Object.assign(new TotpAuthenticator(), { administrator: id, encryptedSecret }))
  await em.flush()
  // A colon ends the issuer in the label of the address.
  const issuer = organisationName.replaceAll(':', ' ')
  return { secret, uri: generateURI({ issuer, label: email, secret }) }
}

/**
 * Whether the account's app shows this code now, and nobody has used it. It is used up by this, whatever else
 * of a sign-in fails: anyone who sees it typed cannot use it again.
 */
export const consumeTotp = (
  em: EntityManager,
  administrator: string,
  code: string,
  secretKey: Buffer,
): Promise<boolean> =>
  em.fork().transactional(async (tx) => {
    const authenticator = await findLocked(tx, administrator, { confirmedAt: { $ne: null } })
    const timeStep = authenticator && (await findTimeStep(authenticator, code, secretKey))
    if (!timeStep) return false
    authenticator.lastTimeStep = timeStep
    return true
  })

/** Confirms the new secret by its first code; replaces the former one. False for a code that does not match. */
export async function confirmTotpSecret(
  em: EntityManager,
  administrator: string,
  code: string,
  secretKey: Buffer,
): Promise<boolean> {
  const authenticator = await findLocked(em, administrator, { confirmedAt: null })
  const timeStep = authenticator && (await findTimeStep(authenticator, code, secretKey))
  if (!timeStep) return false
  await em.nativeDelete(TotpAuthenticator, { administrator, id: { $ne: authenticator.id } })
  Object.assign(authenticator, { confirmedAt: new Date(), lastTimeStep: timeStep })
  return true
}

/** Locked, so that a code that is given twice at once is accepted once. */
const findLocked = (em: EntityManager, administrator: string, condition: object) =>
  em.findOne(
    TotpAuthenticator,
    { administrator, ...condition },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { createdAt: 'desc' } },
  )

async function findTimeStep(
  { administrator, encryptedSecret, lastTimeStep }: TotpAuthenticator,
  typedCode: string,
  secretKey: Buffer,
): Promise<number | null> {
  const token = removeInvisible(typedCode).replaceAll(/[\s-]/g, '')
  const secret = decryptSecret(secretKey, administrator, encryptedSecret)
  if (secret === null || !/^\d{6}$/.test(token)) return null
  // A clock that was turned back is an error of the library.
  const result = await verify({ secret, token, epochTolerance, afterTimeStep: lastTimeStep }).catch(
    () => null,
  )
  return result?.valid && 'timeStep' in result ? result.timeStep : null
}

/** The key that a text is the source of, for AES-256. */
export const deriveSecretKey = (source: string): Buffer =>
  Buffer.from(hkdfSync('sha256', source, '', 'authenticator app secrets', 32))

/**
 * Encrypts the secret of an account's app: a copy of the tables is not enough to make codes. The key is SECOND_FACTOR_KEY,
 * which is in no table; it goes into backups, which are encrypted to a key of their own.
 */
export const encryptSecret = (key: Buffer, administrator: string, secret: string): string =>
  encryptAesGcm(key, administrator, Buffer.from(secret)).toString('base64url')

/** Null when the key is another, or the secret is another account's. */
export function decryptSecret(key: Buffer, administrator: string, stored: string): string | null {
  try {
    return decryptAesGcm(key, administrator, Buffer.from(stored, 'base64url')).toString()
  } catch {
    return null
  }
}
