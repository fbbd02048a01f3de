/** Sending the request: once, however often the button is pressed. */
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

  /** Resolves to the receipt or to what was refused; to nothing while another sending is under way. */
  async function send(answers: Answers): Promise<{ receipt: Receipt } | { refusal: Refusal } | undefined> {
    if (underway.current) return undefined
    underway.current = true
    setPending(true)
    try {
      const receipt = await api.send<Receipt>('POST', '/api/legal-aid-requests', payload(answers))
      if (!receipt) throw new Error('The request was answered without a reference')
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

function refusalIn(failure: unknown): Refusal {
  const errors = failure instanceof RequestFailed ? (failure.problem?.errors ?? {}) : {}
  const told = Object.entries(errors).flatMap(([path, message]) => {
    const question = path.split('.').at(-1) as Question
    return stepAsking(question) < 0 ? [] : [[question, message]]
  })
  return Object.fromEntries(told)
}
