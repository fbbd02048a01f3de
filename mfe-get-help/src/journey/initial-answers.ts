/** What the form begins with: what the previous page knows already, in the address. */
import { dateAnswers } from '@access/requests/intake/legal-aid-requests/case-date.rules'
import { urgencies } from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import { prefilledFields } from './form-contract.ts'
import type { Answers } from './question.ts'

/** Of what is in the address, only what is on the lists, where there is one. */
export function getInitialAnswers(
  params: URLSearchParams,
  practiceAreas: readonly { name: string }[],
): Answers {
  // Of a service any words will do: they are shown, and may be changed.
  const known: Partial<Record<(typeof prefilledFields)[number], readonly string[]>> = {
    category: practiceAreas.map(({ name }) => name),
    urgency: urgencies.map(({ value }) => value),
    hasDate: dateAnswers,
  }
  return Object.fromEntries(
    prefilledFields.flatMap((name) => {
      const answer = params.get(name)
      return answer && (known[name]?.includes(answer) ?? true) ? [[name, answer]] : []
    }),
  )
}
