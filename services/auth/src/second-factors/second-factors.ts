/** The second factors of an account: which there are, whether one was given, and how they go. */
import type { SecondFactorNeeded } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Administrator } from '../administrators/administrator.entity.ts'
import { createVerificationOptions, Passkey, type RelyingParty, verifyPasskey } from './passkeys.ts'
import { consumeRecoveryCode, countRecoveryCodes, RecoveryCode } from './recovery-codes.ts'
import { consumeTotp, TotpAuthenticator } from './totp.ts'

/** What second factors depend on. */
export interface SecondFactorSettings {
  /** Encrypts the secrets of authenticator apps. */
  secretKey: Buffer
  relyingParty: RelyingParty
}

/** A second factor as it was given: one of them. */
export interface GivenSecondFactor {
  totp?: string | null | undefined
  recoveryCode?: string | null | undefined
  /** WebAuthn's response as JSON. */
  passkey?: string | null | undefined
}

export const isSecondFactorGiven = ({ totp, recoveryCode, passkey }: GivenSecondFactor) =>
  Boolean(totp || recoveryCode || passkey)

/** Whether it is a code that could be guessed: of several factors one is compared, the passkey first. */
export const isTotpGiven = ({ totp, passkey }: GivenSecondFactor) => Boolean(totp && !passkey)

/** Whether a given factor is one of the account's. Codes and challenges are used up by this. */
export async function verifySecondFactor(
  em: EntityManager,
  administrator: string,
  { totp, recoveryCode, passkey }: GivenSecondFactor,
  { secretKey, relyingParty }: SecondFactorSettings,
): Promise<boolean> {
  if (passkey) return verifyPasskey(em, administrator, passkey, relyingParty)
  if (totp) return consumeTotp(em, administrator, totp, secretKey)
  return Boolean(recoveryCode) && consumeRecoveryCode(em, administrator, recoveryCode!)
}

/** What the account's owner is asked for: its factors, and a challenge for its passkeys. */
export async function createSecondFactorRequest(
  em: EntityManager,
  administrator: string,
  { relyingParty }: SecondFactorSettings,
): Promise<NonNullable<ConstructorParameters<typeof SecondFactorNeeded>[1]>> {
  const passkeyOptions = await createVerificationOptions(em, administrator, relyingParty)
  const hasTotp = (await em.count(TotpAuthenticator, { administrator, confirmedAt: { $ne: null } })) > 0
  const hasCodes = (await countRecoveryCodes(em, administrator)) > 0
  return {
    secondFactor: [
      ...(passkeyOptions ? ['passkey'] : []),
      ...(hasTotp ? ['totp'] : []),
      ...(hasCodes ? ['recoveryCode'] : []),
    ],
    ...(passkeyOptions && { passkeyOptions }),
  }
}

/** Notes whether the account still has a second factor; without one its recovery codes go as well. */
export async function updateEnrolment(em: EntityManager, account: Administrator): Promise<void> {
  const { id: administrator } = account
  await em.flush()
  const count =
    (await em.count(Passkey, { administrator })) +
    (await em.count(TotpAuthenticator, { administrator, confirmedAt: { $ne: null } }))
  if (count === 0) await em.nativeDelete(RecoveryCode, { administrator })
  account.secondFactorEnrolledAt = count === 0 ? null : (account.secondFactorEnrolledAt ?? new Date())
}

/** Removes every second factor of an account whose owner has lost them. */
export async function removeSecondFactors(em: EntityManager, account: Administrator): Promise<void> {
  const { id: administrator } = account
  await em.nativeDelete(Passkey, { administrator })
  await em.nativeDelete(TotpAuthenticator, { administrator })
  await em.nativeDelete(RecoveryCode, { administrator })
  account.secondFactorEnrolledAt = null
}
