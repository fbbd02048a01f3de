/** Enrols second factors as the portal does, and makes what they are confirmed with. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { generateSync } from 'otplib/functional'
import type { startAuth } from './start-auth.ts'

type Auth = Awaited<ReturnType<typeof startAuth>>
type SignedInUser = { token: string }

/** The code of an authenticator app, `steps` time steps of 30 seconds from now. */
export const generateCode = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })

/** A sign-in with whatever is given beside email and password. */
export const signInWithFactorMutation = `mutation (
  $email: String, $password: String, $totp: String, $recoveryCode: String, $passkey: String
) {
  signIn(email: $email, password: $password, totp: $totp, recoveryCode: $recoveryCode, passkey: $passkey) { token }
}`

export const confirmMutation = `mutation ($password: String, $totp: String, $recoveryCode: String, $passkey: String) {
  session: confirmIdentity(password: $password, totp: $totp, recoveryCode: $recoveryCode, passkey: $passkey) {
    hasSecondFactor restriction
  }
}`

/** Adds an authenticator app to the account. Its first code, of the time step before, is used up by that: `usedCode`. */
export async function enrolTotp(auth: Auth, user: SignedInUser) {
  const started = await auth.read<{ secret: string; uri: string }>(
    'mutation { started: startTotpEnrolment { secret uri } }',
    {},
    user,
  )
  const finish = async (usedCode: string) => {
    const enrolled = await auth.read<{ recoveryCodes: string[] }>(
      'mutation ($code: String) { enrolled: finishTotpEnrolment(code: $code) { recoveryCodes } }',
      { code: usedCode },
      user,
    )
    return { ...started, usedCode, recoveryCodes: enrolled.recoveryCodes }
  }
  const code = generateCode(started.secret, -1)
  return finish(code).catch((error: unknown) => {
    // Where a time step ended in between, the code was of the one before the last.
    const nextCode = generateCode(started.secret, -1)
    if (nextCode === code) throw error
    return finish(nextCode)
  })
}

/** An authenticator in software: a key, of ES256 unless it is said, that answers WebAuthn's options. */
export function createAuthenticator(
  origin = 'http://localhost:3000',
  { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }),
) {
  const id = randomBytes(16)
  let counter = 0
  const buildData = (flags: number, rpId: string, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([hash(rpId), Buffer.from([flags]), count, more])
  }
  const buildClientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const base = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' }

  return {
    /** The response to the options for `navigator.credentials.create`. */
    create(optionsJson: string): string {
      const { challenge, rp, pubKeyCredParams } = JSON.parse(optionsJson) as {
        challenge: string
        rp: { id: string }
        pubKeyCredParams: { alg: number }[]
      }
      const algorithm = publicKey.asymmetricKeyType === 'rsa' ? -257 : -7
      // A browser asks no authenticator that has none of these.
      if (!pubKeyCredParams.some(({ alg }) => alg === algorithm)) throw new Error('NotSupportedError')
      const length = Buffer.from([0, id.length])
      const data = buildData(0x41, rp.id, Buffer.concat([Buffer.alloc(16), length, id, encodeKey(publicKey)]))
      const attestationObject = encodeCbor([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ])
      return JSON.stringify({
        ...base,
        clientExtensionResults: {},
        response: {
          clientDataJSON: buildClientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      })
    },
    /** The response to the options for `navigator.credentials.get`. */
    get({ challenge, rpId }: { challenge: string; rpId: string }): string {
      counter += 1
      const clientData = buildClientData('webauthn.get', challenge)
      const data = buildData(0x01, rpId)
      const signature = sign('sha256', Buffer.concat([data, hash(clientData)]), privateKey)
      return JSON.stringify({
        ...base,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      })
    },
  }
}

/** Adds the authenticator to the account as a passkey. */
export async function enrolPasskey(
  auth: Auth,
  user: SignedInUser,
  authenticator: ReturnType<typeof createAuthenticator>,
) {
  const options = await auth.read<string>('mutation { options: startPasskeyEnrolment }', {}, user)
  const response = authenticator.create(options)
  const enrolled = await auth.read<{ recoveryCodes: string[] }>(
    `mutation ($name: String, $response: String) {
      enrolled: finishPasskeyEnrolment(name: $name, response: $response) { recoveryCodes }
    }`,
    { name: 'Work laptop', response },
    user,
  )
  return { ...enrolled, response }
}

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest()

const encodeCbor = (entries: [string | number, Parameters<typeof isoCBOR.encode>[0]][]) =>
  Buffer.from(isoCBOR.encode(new Map(entries)))

/** The public key as COSE has it (RFC 9053, RFC 8230): EC2, ES256, P-256, x, y; or RSA, RS256, n, e. */
function encodeKey(key: KeyObject): Buffer {
  const { x, y, n, e } = key.export({ format: 'jwk' })
  const decode = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'))
  const isRsa = n !== undefined
  return encodeCbor([
    [1, isRsa ? 3 : 2],
    [3, isRsa ? -257 : -7],
    [-1, isRsa ? decode(n) : 1],
    [-2, decode(isRsa ? e : x)],
    ...(isRsa ? [] : ([[-3, decode(y)]] as [number, Uint8Array][])),
  ])
}
