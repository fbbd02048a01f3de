/** Submits the request and parses the validation errors. */
import { useIdempotentPost } from '@access/kit'
import type { SubmissionReceipt } from '../components/receipt/receipt.ts'
import { type Draft, getIdempotencyKey } from '../draft/draft.ts'
import { buildRequestPayload } from '../journey/journey.ts'
import { parseValidationErrors, type ValidationErrors } from '../journey/validation-errors.ts'

type SubmissionOutcome = { receipt: SubmissionReceipt } | { errors: ValidationErrors; hasResponse: boolean }

export function useSubmission(draft: Pick<Draft, 'id'>) {
  const { send, isPending: pending } = useIdempotentPost<SubmissionReceipt>(
    '/api/legal-aid-requests',
    (body) => getIdempotencyKey(draft, body),
  )
  return {
    pending,
    /** Resolves to the outcome; to undefined while another submission is pending. */
    async send({
      answers,
      documents,
    }: Pick<Draft, 'answers' | 'documents'>): Promise<SubmissionOutcome | undefined> {
      const documentIds = documents.map(({ id }) => id)
      const outcome = await send(buildRequestPayload(answers, documentIds))
      if (!outcome || 'receipt' in outcome) return outcome
      return { errors: parseValidationErrors(outcome.errors), hasResponse: outcome.hasResponse }
    },
  }
}
