/** What the server asks for beside a password, and how a passkey answers. */
import { RequestError, type SecondFactor } from '@access/kit'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

export type Method = 'passkey' | 'totp' | 'recoveryCode'

/** The second factors of an account, and the challenge for its passkeys. */
export type SecondFactorRequest = {
  methods: string[]
  passkeyOptions: PublicKeyCredentialRequestOptionsJSON | null
}

/** What a failed sign-in lacks; null when the password was not right, or something else was wrong. */
export function parseSecondFactorRequest(error: unknown): SecondFactorRequest | null {
  const problem = error instanceof RequestError ? error.problemDetails : null
  if (!problem?.secondFactor) return null
  return {
    methods: problem.secondFactor,
    passkeyOptions: (problem.passkeyOptions as PublicKeyCredentialRequestOptionsJSON | undefined) ?? null,
  }
}

/** Lets the browser ask for the passkey; null when nobody touched it. */
export async function askForPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<SecondFactor | null> {
  const { startAuthentication } = await import(
    /* webpackChunkName: "admin-webauthn" */ '@simplewebauthn/browser'
  )
  const passkey = await startAuthentication({ optionsJSON }).catch(() => null)
  return passkey && { passkey }
}
