/** Sending a form by script: once, however often the button is pressed, and again under the same key if the answer was lost. */
import { useRef, useState } from 'react'
import { api, RequestFailed } from '../data/rest.ts'

/**
 * What came of a sending: the receipt, or what was wrong, by field; no field when it was something else. `answered`
 * tells whether anybody answered at all: the connection may be gone.
 */
export type SendingOutcome<Receipt> =
  | { receipt: Receipt }
  | { errors: Record<string, string>; answered: boolean }

/**
 * Sends bodies to one address. A form that outlives its page says by `keyOf` which key a body goes under, so that
 * it is the same one after a reload; for the others it is remembered here.
 */
export function useSendOnce<Receipt extends object>(path: string, keyOf?: (body: string) => string) {
  const [pending, setPending] = useState(false)
  // Beside the state, since two clicks can come before React has drawn the disabled button.
  const underway = useRef(false)
  const keyed = useRef<{ body: string; key: string } | null>(null)

  function rememberedKey(body: string) {
    keyed.current = keyFor(body, keyed.current)
    return keyed.current.key
  }

  /** Resolves to what came of it; to nothing while another sending is under way. */
  async function send(body: object): Promise<SendingOutcome<Receipt> | undefined> {
    if (underway.current) return undefined
    underway.current = true
    setPending(true)
    try {
      const receipt = await api.send<Receipt>('POST', path, body, {
        headers: { 'idempotency-key': (keyOf ?? rememberedKey)(JSON.stringify(body)) },
      })
      if (!receipt) throw new Error('What was sent was answered without a receipt')
      keyed.current = null
      return { receipt }
    } catch (failure) {
      return failure instanceof RequestFailed
        ? { errors: failure.problem?.errors ?? {}, answered: true }
        : { errors: {}, answered: false }
    } finally {
      underway.current = false
      setPending(false)
    }
  }

  return { send, pending }
}

/**
 * The same body goes under the same key, so that a retry after a lost answer is stored once. A changed body gets
 * a new one: under the old key it would be refused for ever.
 */
function keyFor(body: string, before: { body: string; key: string } | null) {
  return before?.body === body ? before : { body, key: newKey() }
}

// Not crypto.randomUUID, which browsers keep from pages that came without TLS.
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('')
const hex = (byte: number) => byte.toString(16).padStart(2, '0')
