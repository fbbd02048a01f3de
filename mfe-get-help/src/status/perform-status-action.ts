/**
 * Performs an action of the status page, in the browser and on the server for forms without script.
 */
import type { ApiClient, FormFailure } from '@access/kit'
import {
  conversationMessages,
  documentsMessages,
  lookupFieldMessages,
  notFoundMessage,
} from './status.messages.ts'
import {
  type AuthorizedRequestStatus,
  type StatusAction,
  type StatusResponse,
  statusOperations,
} from './status.queries.ts'

export type ExecuteOperation = ApiClient['executeOperation']
export type Errors = Record<string, string>

/** Why a valid action failed; `retryAfter` in seconds. */
export type Failure = { failure: FormFailure; retryAfter: number }

/** The current status, or the error; `isExpired` means that the access token is no longer valid. */
export type StatusOutcome =
  | { status: AuthorizedRequestStatus }
  | { errors: Errors }
  | Failure
  | { isExpired: true }

/** The variables of an operation: typed text, document ids, the access token. */
export type ActionInput = Record<string, string | string[]>

/** The required fields with their error messages. */
const requiredInput: Partial<Record<StatusAction, Errors>> = {
  open: { reference: lookupFieldMessages.reference.error, passphrase: lookupFieldMessages.passphrase.error },
  write: { text: conversationMessages.missing },
  addDocuments: { documents: documentsMessages.missing },
}

const genericFailure: Failure = { failure: 'failed', retryAfter: 30 }

/** Executes the operation of an action. */
export async function performStatusAction(
  executeOperation: ExecuteOperation,
  action: StatusAction,
  input: ActionInput,
): Promise<StatusOutcome> {
  const errors = listEmptyFields(requiredInput[action] ?? {}, input)
  if (Object.keys(errors).length > 0) return { errors }

  const outcome = await executeOperation<StatusResponse>(statusOperations[action], input)
  if ('data' in outcome) return { status: outcome.data.requestStatus }
  if ('notFound' in outcome)
    return action === 'open' ? { errors: { passphrase: notFoundMessage } } : genericFailure
  if ('failure' in outcome) return outcome.failure === 'expired' ? { isExpired: true } : outcome
  if ('accessToken' in outcome.errors) return { isExpired: true }
  return Object.keys(outcome.errors).length > 0 ? outcome : genericFailure
}

const listEmptyFields = (required: Errors, input: ActionInput): Errors =>
  Object.fromEntries(
    Object.entries(required).filter(([field]) => {
      const value = input[field] ?? ''
      return (typeof value === 'string' ? value.trim() : value).length === 0
    }),
  )
