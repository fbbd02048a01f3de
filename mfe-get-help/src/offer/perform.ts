/** What follows from a press: the same in the browser, and on the server for a form that was sent without script. */
import type { Desk, SubmittedFailure } from '@access/kit'
import { type Call, calls, type Offer } from './calls.ts'
import { codeField } from './words.ts'

export type Ask = Desk['ask']
export type Errors = Record<string, string>

/** The offer as it stands now; or why not: `ended` is a code that opens nothing, or nothing any more. */
export type Next =
  | { offer: Offer }
  | { ended: true }
  | { errors: Errors }
  | { failure: SubmittedFailure; retryAfter: number }

/** Asks for what the attorney pressed; `reason` goes with a refusal alone. */
export async function perform(ask: Ask, call: Call, said: { code: string; reason: string }): Promise<Next> {
  const { code, reason } = said
  if (code === '') return { errors: { code: codeField.error } }

  const outcome = await ask<{ offer: Offer }>(calls[call], call === 'refuse' ? { code, reason } : { code })
  if ('answer' in outcome) return outcome.answer
  if ('missing' in outcome) return { ended: true }
  return outcome
}
