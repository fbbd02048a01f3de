/** Sending the request, and which questions it was refused for. */
import { useSendOnce } from '@access/kit'
import { type Answers, payload, type Question, stepAsking } from './journey.ts'

/** What the server gives back for a stored request. */
interface Receipt {
  reference: string
}

/** What the server found wrong, by question; empty when it was something else, such as the connection. */
type Refusal = Partial<Record<Question, string>>

export function useSending() {
  const { send, pending } = useSendOnce<Receipt>('/api/legal-aid-requests')
  return {
    pending,
    /** Resolves to the receipt or to what was refused; to nothing while another sending is under way. */
    async send(answers: Answers): Promise<{ receipt: Receipt } | { refusal: Refusal } | undefined> {
      const outcome = await send(payload(answers))
      if (!outcome || 'receipt' in outcome) return outcome
      return { refusal: refusalIn(outcome.errors) }
    },
  }
}

function refusalIn(errors: Record<string, string>): Refusal {
  const told = Object.entries(errors).flatMap(([path, message]) => {
    const question = path.split('.').at(-1) as Question
    return stepAsking(question) < 0 ? [] : [[question, message]]
  })
  return Object.fromEntries(told)
}
