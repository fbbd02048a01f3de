/** What the applicant can do on the status page, in the browser and on the server for forms without script. */
import type { FormFailure } from '@access/kit'
import type { TypedDocumentNode } from 'urql'
import type { ExecuteOperation } from '../platform/api-client.ts'
import {
  AddDocumentsDocument,
  type AuthorizedRequestStatusFragment,
  ChangeCourtDateDocument,
  ConfirmTextUpdatesDocument,
  EraseRequestDocument,
  MayCloseDocument,
  OpenRequestStatusDocument,
  ProposePassphraseDocument,
  RefreshRequestStatusDocument,
  ReopenRequestDocument,
  ReplacePassphraseDocument,
  RequestTextCodeDocument,
  StartEmailUpdatesDocument,
  StartTextUpdatesDocument,
  StillNeededDocument,
  StopEmailUpdatesDocument,
  StopTextUpdatesDocument,
  WithdrawRequestDocument,
  WriteToOfficeDocument,
} from './status.generated.ts'
import {
  conversationMessages,
  documentsMessages,
  lookupFieldMessages,
  notFoundMessage,
  passphraseMessages,
  textMessages,
} from './status.messages.ts'

/** The variables of the operations: the access token, and what was typed or uploaded. */
export interface ActionInput {
  accessToken: string
  reference: string
  passphrase: string
  text: string
  /** A day; empty for none. */
  courtDate: string
  /** That was texted. */
  code: string
  currentPassphrase: string
  /** As it was proposed, and our signature of it. */
  newPassphrase: string
  signature: string
  /** The ids of uploaded documents. */
  documents: string[]
}

const statusOperations = {
  open: OpenRequestStatusDocument,
  refresh: RefreshRequestStatusDocument,
  write: WriteToOfficeDocument,
  changeDate: ChangeCourtDateDocument,
  addDocuments: AddDocumentsDocument,
  withdraw: WithdrawRequestDocument,
  reopen: ReopenRequestDocument,
  erase: EraseRequestDocument,
  stillNeeded: StillNeededDocument,
  mayClose: MayCloseDocument,
  startEmails: StartEmailUpdatesDocument,
  stopEmails: StopEmailUpdatesDocument,
  requestTextCode: RequestTextCodeDocument,
  confirmTexts: ConfirmTextUpdatesDocument,
  startTexts: StartTextUpdatesDocument,
  stopTexts: StopTextUpdatesDocument,
  proposePassphrase: ProposePassphraseDocument,
  replacePassphrase: ReplacePassphraseDocument,
}

type StatusOperation = TypedDocumentNode<
  { requestStatus: AuthorizedRequestStatusFragment },
  Partial<ActionInput>
>

export type StatusAction = keyof typeof statusOperations

/** Whether a form names an action. */
export const isStatusAction = (name: string): name is StatusAction => Object.hasOwn(statusOperations, name)

export type Errors = Record<string, string>

/** Why a valid action failed; `retryAfter` in seconds. */
type Failure = { failure: FormFailure; retryAfter: number }

/** The current status, or the error; `isExpired` means that the access token is no longer valid. */
export type StatusOutcome =
  | { status: AuthorizedRequestStatusFragment }
  | { errors: Errors }
  | Failure
  | { isExpired: true }

type RequiredInput = Partial<Record<keyof ActionInput, string>>

/** The required fields with their error messages. */
const requiredInput: Partial<Record<StatusAction, RequiredInput>> = {
  open: { reference: lookupFieldMessages.reference.error, passphrase: lookupFieldMessages.passphrase.error },
  write: { text: conversationMessages.missing },
  confirmTexts: { code: textMessages.missing },
  addDocuments: { documents: documentsMessages.missing },
  replacePassphrase: { currentPassphrase: passphraseMessages.missing },
}

const genericFailure: Failure = { failure: 'failed', retryAfter: 30 }

/** Executes the operation of an action. */
export async function performStatusAction(
  executeOperation: ExecuteOperation,
  action: StatusAction,
  input: Partial<ActionInput>,
): Promise<StatusOutcome> {
  const errors = listEmptyFields(requiredInput[action] ?? {}, input)
  if (Object.keys(errors).length > 0) return { errors }

  const { courtDate, ...rest } = input
  const variables = courtDate ? { ...rest, courtDate } : rest
  const outcome = await executeOperation(statusOperations[action] as StatusOperation, variables)
  if ('data' in outcome) return { status: outcome.data.requestStatus }
  if ('notFound' in outcome)
    return action === 'open' ? { errors: { passphrase: notFoundMessage } } : genericFailure
  if ('failure' in outcome) return outcome.failure === 'expired' ? { isExpired: true } : outcome
  if ('accessToken' in outcome.errors) return { isExpired: true }
  return Object.keys(outcome.errors).length > 0 ? outcome : genericFailure
}

const listEmptyFields = (required: RequiredInput, input: Partial<ActionInput>): Errors =>
  Object.fromEntries(Object.entries(required).filter(([field]) => isEmpty(input[field as keyof ActionInput])))

const isEmpty = (value: string | string[] = '') =>
  (typeof value === 'string' ? value.trim() : value).length === 0
