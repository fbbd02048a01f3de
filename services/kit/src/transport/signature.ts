/**
 * Signatures of the calls to services. A socket opens for every program of its user; the signature tells those that know
 * our secret from any other, such as the browser that prints documents.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** For how long before and after its time a signature is valid, in milliseconds: as far as two clocks may differ. */
const maxClockSkew = 30_000

const timeHeader = 'x-gateway-time'
const signatureHeader = 'x-gateway-signature'

/** What is signed. */
export interface SignedRequest {
  method: string
  /** With its query string, as it is sent. */
  path: string
}

/** Whether a request is signed with our secret, just now. */
export type SignatureVerifier = (
  headers: Record<string, string | string[] | undefined>,
  request: SignedRequest,
) => boolean

/** The headers that sign a request. */
export function createSignatureHeaders(secret: string, request: SignedRequest): Record<string, string> {
  const time = String(Date.now())
  return { [timeHeader]: time, [signatureHeader]: computeSignature(secret, time, request).toString('hex') }
}

/** Creates the verifier of a process. */
export const createSignatureVerifier =
  (secret: string): SignatureVerifier =>
  (headers, request) => {
    const time = String(headers[timeHeader])
    if (!(Math.abs(Date.now() - Number(time)) <= maxClockSkew)) return false
    const received = Buffer.from(String(headers[signatureHeader]), 'hex')
    const expected = computeSignature(secret, time, request)
    return received.length === expected.length && timingSafeEqual(received, expected)
  }

const computeSignature = (secret: string, time: string, { method, path }: SignedRequest): Buffer =>
  createHmac('sha256', secret).update([method, path, time].join('\n')).digest()
