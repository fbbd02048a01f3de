/** Sending the request, and what it was refused for. */
import { useSendOnce } from '@access/kit'
import { type Draft, keyOf } from './draft/draft.ts'
import { payload, type Question, stepAsking } from './journey.ts'
import type { Receipt } from './parts/sent/receipt.ts'

/** What the server found wrong, by question, or with the papers; empty when it was something else. */
export type Refusal = Partial<Record<Question | 'documents', string>>

type Outcome = { receipt: Receipt } | { refusal: Refusal; answered: boolean }

export function useSending(draft: Pick<Draft, 'id'>) {
  const { send, pending } = useSendOnce<Receipt>('/api/legal-aid-requests', (body) => keyOf(draft, body))
  return {
    pending,
    /** Resolves to what came of it; to nothing while another sending is under way. */
    async send({ answers, papers }: Pick<Draft, 'answers' | 'papers'>): Promise<Outcome | undefined> {
      const documents = papers.map(({ id }) => id)
      const outcome = await send(payload(answers, documents))
      if (!outcome || 'receipt' in outcome) return outcome
      return { refusal: refusalIn(outcome.errors), answered: outcome.answered }
    },
  }
}

function refusalIn(errors: Record<string, string>): Refusal {
  const told = Object.entries(errors).flatMap(([path, message]) => {
    const about = path.startsWith('documents') ? 'documents' : path.split('.').at(-1)!
    return about === 'documents' || stepAsking(about as Question) >= 0 ? [[about, message]] : []
  })
  return Object.fromEntries(told)
}
