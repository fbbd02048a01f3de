/** Enrols and verifies passkeys by WebAuthn. The password has been given before, so a touch of the key is enough. */

import { Instant, Integer, Item, Table, Text, TextList } from '@access/service-kit'
import { parseJson } from '@access/service-kit/text/json.rules'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Administrator } from '../administrators/administrator.entity.ts'

/** A passkey. Only its public key is stored. */
@Table('passkey')
export class Passkey extends Item {
  @Text({ isIndexed: true }) administrator!: string
  /** By which its owner knows it: 'Work laptop'. */
  @Text() name!: string
  @Text({ isUnique: true }) credentialId!: string
  /** In base64url. */
  @Text() publicKey!: string
  /** How often it says that it was used; one that counts backwards is a copy. */
  @Integer() counter!: number
  @TextList() transports: string[] = []
  @Instant({ isOptional: true }) lastUsedAt: Date | null = null
}

/** What a passkey must sign, once and within minutes. */
@Table('passkey_challenge')
export class PasskeyChallenge extends Item {
  @Text({ isIndexed: true }) administrator!: string
  @Text({ isUnique: true }) challenge!: string
  @Text() purpose!: 'enrolment' | 'verification'
  @Instant() expiresAt!: Date
}

/** The relying party of WebAuthn: the origin of the pages, and the host that passkeys are bound to. */
export interface RelyingParty {
  origin: string
  id: string
}

/** With the name that the dialog of the browser shows. */
type NamedRelyingParty = RelyingParty & { name: string }

type Purpose = PasskeyChallenge['purpose']
type Account = Pick<Administrator, 'id' | 'email' | 'name'>

/** With what it needs these are two hundred modules: they are loaded with the first passkey. */
const loadWebAuthn = () => import('@simplewebauthn/server')

/** Five minutes in milliseconds, as WebAuthn recommends at most. */
const validityMs = 300_000

/** EdDSA, ES256 and RS256 (COSE's numbers), best first: older Windows Hello, in a TPM of version 1.2, has RS256 alone. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** The options for `navigator.credentials.create`. */
export async function createEnrolmentOptions(
  em: EntityManager,
  account: Account,
  { id, name }: NamedRelyingParty,
) {
  const passkeys = await em.find(Passkey, { administrator: account.id })
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userName: account.email,
    userDisplayName: account.name,
    userID: new TextEncoder().encode(account.id),
    timeout: validityMs,
    supportedAlgorithmIDs,
    excludeCredentials: passkeys.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  await storeChallenge(em, account.id, 'enrolment', options.challenge)
  return options
}

/** The passkey of a response to enrolment options; null when it does not verify. It is not stored yet. */
export async function verifyEnrolment(
  em: EntityManager,
  administrator: string,
  response: string,
  { origin, id }: RelyingParty,
): Promise<Passkey | null> {
  const parsed = parseJson(response)
  if (!parsed) return null
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: parsed as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(em, administrator, 'enrolment', challenge),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) return null
  const { credential } = registrationInfo
  return Object.assign(new Passkey(), {
    administrator,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
  })
}

/** The options for `navigator.credentials.get`; null for an account without a passkey. */
export async function createVerificationOptions(
  em: EntityManager,
  administrator: string,
  { id }: RelyingParty,
) {
  const passkeys = await em.find(Passkey, { administrator })
  if (passkeys.length === 0) return null
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: id,
    timeout: validityMs,
    userVerification: 'preferred',
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  await storeChallenge(em, administrator, 'verification', options.challenge)
  return options
}

/** Whether a response to verification options is signed by a passkey of the account. A challenge is good once. */
export async function verifyPasskey(
  em: EntityManager,
  administrator: string,
  responseJson: string,
  { origin, id }: RelyingParty,
): Promise<boolean> {
  const response = parseResponse(responseJson)
  const passkey = response && (await em.fork().findOne(Passkey, { administrator, credentialId: response.id }))
  if (!passkey) return false
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(em, administrator, 'verification', challenge),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: false,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return false
  const use = { counter: authenticationInfo.newCounter, lastUsedAt: new Date() }
  await em.fork().nativeUpdate(Passkey, { id: passkey.id }, use)
  return true
}

function parseResponse(text: string): AuthenticationResponseJSON | null {
  const response = parseJson(text) as AuthenticationResponseJSON | null | undefined
  return typeof response?.id === 'string' ? response : null
}

async function storeChallenge(
  em: EntityManager,
  administrator: string,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  const now = Date.now()
  const own = em.fork()
  await own.nativeDelete(PasskeyChallenge, { expiresAt: { $lte: new Date(now) } })
  const expiresAt = new Date(now + validityMs)
  own.persist(Object.assign(new PasskeyChallenge(), { administrator, purpose, challenge, expiresAt }))
  await own.flush()
}

/** Deletes the challenge at once, so that nothing that was signed with it is accepted again, whatever comes of it. */
async function takeChallenge(em: EntityManager, administrator: string, purpose: Purpose, challenge: string) {
  const current = { administrator, purpose, challenge, expiresAt: { $gt: new Date() } }
  return (await em.fork().nativeDelete(PasskeyChallenge, current)) > 0
}
