/** Sending the request: once, however often the button is pressed, and again under the same key if the answer was lost. */
import { api, RequestFailed } from '@access/kit'
import { useRef, useState } from 'react'
import { type Answers, payload, type Question, stepAsking } from './journey.ts'

/** What the server gives back for a stored request. */
interface Receipt {
  reference: string
}

/** What the server found wrong, by question; empty when it was something else, such as the connection. */
type Refusal = Partial<Record<Question, string>>

export function useSending() {
  const [pending, setPending] = useState(false)
  // Beside the state, since two clicks can come before React has drawn the disabled button.
  const underway = useRef(false)
  const keyed = useRef<{ body: string; key: string } | null>(null)

  /** Resolves to the receipt or to what was refused; to nothing while another sending is under way. */
  async function send(answers: Answers): Promise<{ receipt: Receipt } | { refusal: Refusal } | undefined> {
    if (underway.current) return undefined
    underway.current = true
    setPending(true)
    try {
      const body = payload(answers)
      keyed.current = keyFor(JSON.stringify(body), keyed.current)
      const receipt = await api.send<Receipt>('POST', '/api/legal-aid-requests', body, {
        headers: { 'idempotency-key': keyed.current.key },
      })
      if (!receipt) throw new Error('The request was answered without a reference')
      keyed.current = null
      return { receipt }
    } catch (failure) {
      return { refusal: refusalIn(failure) }
    } finally {
      underway.current = false
      setPending(false)
    }
  }

  return { send, pending }
}

/**
 * The same answers go under the same key, so that a retry after a lost answer is stored once. Changed answers get
 * a new one: under the old key they would be refused for ever.
 */
function keyFor(body: string, before: { body: string; key: string } | null) {
  return before?.body === body ? before : { body, key: newKey() }
}

// Not crypto.randomUUID, which browsers keep from pages that came without TLS.
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('')
const hex = (byte: number) => byte.toString(16).padStart(2, '0')

function refusalIn(failure: unknown): Refusal {
  const errors = failure instanceof RequestFailed ? (failure.problem?.errors ?? {}) : {}
  const told = Object.entries(errors).flatMap(([path, message]) => {
    const question = path.split('.').at(-1) as Question
    return stepAsking(question) < 0 ? [] : [[question, message]]
  })
  return Object.fromEntries(told)
}
