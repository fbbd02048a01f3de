/** Enrols second factors as the portal does, and makes what they are confirmed with. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
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
  const { started } = await auth.query<{ started: { secret: string; uri: string } }>(
    'mutation { started: startTotpEnrolment { secret uri } }',
    {},
    user,
  )
  const finish = async (usedCode: string) => {
    const { enrolled } = await auth.query<{ enrolled: { recoveryCodes: string[] } }>(
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
      // A CBOR map of three: the format "none", an empty statement, and the data.
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        encodeText('fmt'),
        encodeText('none'),
        encodeText('attStmt'),
        Buffer.from([0xa0]),
        encodeText('authData'),
        encodeLength(0x40, data.length),
        data,
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
  const { options } = await auth.query<{ options: string }>(
    'mutation { options: startPasskeyEnrolment }',
    {},
    user,
  )
  const response = authenticator.create(options)
  const { enrolled } = await auth.query<{ enrolled: { recoveryCodes: string[] } }>(
    `mutation ($name: String, $response: String) {
      enrolled: finishPasskeyEnrolment(name: $name, response: $response) { recoveryCodes }
    }`,
    { name: 'Work laptop', response },
    user,
  )
  return { ...enrolled, response }
}

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest()

const encodeText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** The head of a CBOR item of 24 to 65535 bytes. */
const encodeLength = (type: number, length: number) =>
  length < 256 ? Buffer.from([type + 24, length]) : Buffer.from([type + 25, length >> 8, length & 255])

/** The public key as COSE has it (RFC 9053, RFC 8230): EC2, ES256, P-256, x, y; or RSA, RS256, n, e. */
function encodeKey(key: KeyObject): Buffer {
  const { x = '', y = '', n, e = '' } = key.export({ format: 'jwk' })
  if (n) {
    const [modulus, exponent] = [n, e].map((text) => Buffer.from(text, 'base64url')) as [Buffer, Buffer]
    return Buffer.concat([
      Buffer.from([0xa4, 0x01, 0x03, 0x03, 0x39, 0x01, 0x00, 0x20]),
      encodeLength(0x40, modulus.length),
      modulus,
      Buffer.from([0x21, 0x40 + exponent.length]),
      exponent,
    ])
  }
  const coordinate = (text: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ])
}
