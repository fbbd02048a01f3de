/**
 * What follows from something the applicant did: the same in the browser, which asks by script, and on the server for
 * a form that was sent without one.
 */
import type { Desk, SubmittedFailure } from '@access/kit'
import { type Answer, type Call, calls, type RequestStatus } from './calls.ts'
import { conversation, documents, lookUpFields, notFound } from './words.ts'

export type Ask = Desk['ask']
export type Errors = Record<string, string>

/** Why something could not be done although nothing in it was wrong; in seconds, when it is worth trying again. */
export type Failure = { failure: SubmittedFailure; retryAfter: number }

/** The request as it stands now, or why it cannot be shown; `over` is a pass that does not open it any more. */
export type Next = { opened: RequestStatus } | { errors: Errors } | Failure | { over: true }

/** What goes with a call: what was typed, the ids of documents, the pass. */
export type Said = Record<string, string | string[]>

/** What must not be empty, and what is said if it is. */
const needs: Partial<Record<Call, Errors>> = {
  open: { reference: lookUpFields.reference.error, words: lookUpFields.words.error },
  write: { text: conversation.missing },
  addDocuments: { documents: documents.missing },
}

const failed: Failure = { failure: 'failed', retryAfter: 30 }

/** Asks for what the applicant did. */
export async function perform(ask: Ask, call: Call, said: Said): Promise<Next> {
  const errors = emptyOnes(needs[call] ?? {}, said)
  if (Object.keys(errors).length > 0) return { errors }

  const outcome = await ask<Answer>(calls[call], said)
  if ('answer' in outcome) return { opened: outcome.answer.standing }
  if ('missing' in outcome) return call === 'open' ? { errors: { words: notFound } } : failed
  if ('failure' in outcome) return outcome.failure === 'expired' ? { over: true } : outcome
  if ('pass' in outcome.errors) return { over: true }
  return Object.keys(outcome.errors).length > 0 ? outcome : failed
}

const emptyOnes = (required: Errors, said: Said): Errors =>
  Object.fromEntries(
    Object.entries(required).filter(([field]) => {
      const value = said[field] ?? ''
      return (typeof value === 'string' ? value.trim() : value).length === 0
    }),
  )
