/** Sending the request, and what it was refused for. */
import { useSendOnce } from '@access/kit'
import { type Draft, keyOf } from './draft/draft.ts'
import { payload } from './journey.ts'
import type { Receipt } from './parts/sent/receipt.ts'
import { type Refusal, refusalIn } from './refusal.ts'

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
