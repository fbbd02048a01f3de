/** Submits a form by script: once, however often the button is pressed, and again under the same idempotency key if the response was lost. */
import { useRef, useState } from 'react'
import { api, RequestError } from '../data/rest-client.ts'

/**
 * The receipt, or validation errors by field; none when it was another error. `hasResponse` is false when the
 * connection failed.
 */
export type SubmissionOutcome<Receipt> =
  | { receipt: Receipt }
  | { errors: Record<string, string>; hasResponse: boolean }

/**
 * Sends bodies to one address. A form that outlives its page passes `getIdempotencyKey`, so that the key is the
 * same after a reload; for the others it is stored here.
 */
export function useIdempotentPost<Receipt extends object>(
  path: string,
  getIdempotencyKey?: (body: string) => string,
) {
  const [isPending, setIsPending] = useState(false)
  // Beside the state, since two clicks can come before React has drawn the disabled button.
  const isSending = useRef(false)
  const currentKey = useRef<{ body: string; key: string } | null>(null)

  function getCurrentKey(body: string) {
    currentKey.current = reuseOrCreateKey(body, currentKey.current)
    return currentKey.current.key
  }

  /** Resolves to the outcome; to undefined while another submission is pending. */
  async function send(body: object): Promise<SubmissionOutcome<Receipt> | undefined> {
    if (isSending.current) return undefined
    isSending.current = true
    setIsPending(true)
    try {
      const receipt = await api.send<Receipt>('POST', path, body, {
        headers: { 'idempotency-key': (getIdempotencyKey ?? getCurrentKey)(JSON.stringify(body)) },
      })
      if (!receipt) throw new Error('The response to the submission has no receipt')
      currentKey.current = null
      return { receipt }
    } catch (failure) {
      return failure instanceof RequestError
        ? { errors: failure.problemDetails?.errors ?? {}, hasResponse: true }
        : { errors: {}, hasResponse: false }
    } finally {
      isSending.current = false
      setIsPending(false)
    }
  }

  return { send, isPending }
}

/**
 * The same body goes under the same key, so that a retry after a lost response is stored once. A changed body gets
 * a new one: under the old key it would be rejected for ever.
 */
function reuseOrCreateKey(body: string, previous: { body: string; key: string } | null) {
  return previous?.body === body ? previous : { body, key: createIdempotencyKey() }
}

// Not crypto.randomUUID, which browsers keep from pages that came without TLS.
const createIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), formatHexByte).join('')
const formatHexByte = (byte: number) => byte.toString(16).padStart(2, '0')
