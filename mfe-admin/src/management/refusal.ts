/** What a refused change means for the person who asked for it. */
import type { CombinedError } from 'urql'

export type Refusal = {
  /** One sentence for the whole of it. */
  sentence: string
  /** What the server has against single fields. */
  fields: Record<string, string>
}

const sentences: Record<string, string> = {
  BAD_USER_INPUT: 'Some fields need another look.',
  UNAUTHENTICATED: 'Your session has ended. Try again to sign in.',
  NOT_FOUND: 'It no longer exists: someone else has deleted it.',
  RATE_LIMITED: 'That was too many changes at once. Wait a minute and try again.',
  TOO_LARGE: 'It is too long.',
  BUSY: 'The server is busy. Try again in a moment.',
}

/** Reads a failed call in our own words. What was typed stays where it is. */
export function refusalOf(error: CombinedError): Refusal {
  const { code, fields } = saidBy(error)
  if (code === 'CONFLICT') return { sentence: error.graphQLErrors[0]!.message, fields }
  const sentence = code ? sentences[code] : undefined
  return {
    sentence: sentence ?? 'It was not saved, and nothing has changed. Try again.',
    fields,
  }
}

/** Whether a call failed because nobody is signed in any more. */
export const isSignedOut = (error: CombinedError | undefined) =>
  error !== undefined && saidBy(error).code === 'UNAUTHENTICATED'

function saidBy({ graphQLErrors }: CombinedError): {
  code: string | undefined
  fields: Record<string, string>
} {
  const { code, fields } = (graphQLErrors[0]?.extensions ?? {}) as {
    code?: string
    fields?: Record<string, string>
  }
  return { code, fields: fields ?? {} }
}
