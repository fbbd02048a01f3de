/** The error of a failed mutation, as shown to the user. */
import type { CombinedError } from 'urql'
import type { ReauthenticationKind } from '../session/ReauthenticationProvider.tsx'

export type MutationError = {
  /** The message for the whole form. */
  message: string
  /** The errors by field. */
  fieldErrors: Record<string, string>
}

const messagesByCode: Record<string, string> = {
  BAD_USER_INPUT: 'Some fields are not valid.',
  UNAUTHENTICATED: 'Your session has ended. Try again to sign in.',
  FORBIDDEN: 'Your role does not include this. Ask an administrator if you need it.',
  SECOND_FACTOR_NEEDED: 'Nothing was done: your identity was not confirmed. Try again to confirm.',
  SESSION_RESTRICTED: 'Finish setting up your account first.',
  NOT_FOUND: 'It no longer exists: someone else has deleted it.',
  RATE_LIMITED: 'That was too many changes at once. Wait a minute and try again.',
  TOO_LARGE: 'It is too long.',
  BUSY: 'The server is busy. Try again in a moment.',
}

/** Translates a failed call into our own messages. */
export function parseMutationError(error: CombinedError): MutationError {
  const { code, fields: fieldErrors } = getErrorExtensions(error)
  if (code === 'CONFLICT') return { message: error.graphQLErrors[0]!.message, fieldErrors }
  const message = code ? messagesByCode[code] : undefined
  return {
    message: message ?? 'It was not saved, and nothing has changed. Try again.',
    fieldErrors,
  }
}

/** Whether a call failed because the session has ended; parts of it may have failed for other reasons. */
export const isSessionExpired = (error: CombinedError | undefined) => hasCode(error, 'UNAUTHENTICATED')

/** What must be asked before a call can be repeated; null for any other error. */
export function getReauthenticationKind(error: CombinedError | undefined): ReauthenticationKind | null {
  if (isSessionExpired(error)) return 'signIn'
  return hasCode(error, 'SECOND_FACTOR_NEEDED') ? 'confirm' : null
}

/** Whether the account must be set up first; the page is about to lead there. */
export const isSessionRestricted = (error: CombinedError | undefined) => hasCode(error, 'SESSION_RESTRICTED')

const hasCode = (error: CombinedError | undefined, code: string) =>
  error?.graphQLErrors.some(({ extensions }) => extensions.code === code) ?? false

function getErrorExtensions({ graphQLErrors }: CombinedError): {
  code: string | undefined
  fields: Record<string, string>
} {
  const { code, fields } = (graphQLErrors[0]?.extensions ?? {}) as {
    code?: string
    fields?: Record<string, string>
  }
  return { code, fields: fields ?? {} }
}

/** Whether it is the error of a call; by its name, since the shell shares no class of urql's. */
export const isCallError = (error: unknown): error is CombinedError =>
  error instanceof Error && error.name === 'CombinedError'
