/** Handles the forms of the status page that are submitted without script. */
import type { FormResult, FormSubmission, SubmittedFile } from '@access/kit'
import { formatUploadError } from '../no-script/receive-documents.ts'
import type { ExecuteOperation } from '../platform/api-client.ts'
import { EndRequestAccessDocument } from '../platform/end-access.generated.ts'
import type { AuthorizedRequestStatusFragment, RequestStatusFragment } from './status.generated.ts'
import {
  type ActionInput,
  type Errors,
  isStatusAction,
  performStatusAction,
  type StatusAction,
  type StatusOutcome,
} from './status-actions.ts'

/** What the page is rendered from. It does not contain the access token. */
export interface ViewState {
  requestStatus: RequestStatusFragment | null
  /** Whether the status was closed, and has to be opened again. */
  isExpired: boolean
  /** Seconds until a retry makes sense, after a failure. */
  retryAfter: number
}

/** The encrypted state in the form token: what opens the status, and a message that could not be sent. */
interface HiddenState {
  accessToken?: string
  reference?: string
  draft?: { reference: string; text: string }
}

type FailedOutcome = Exclude<StatusOutcome, { status: AuthorizedRequestStatusFragment } | { isExpired: true }>

/** Ends the access; the page is the lookup form again. */
const signOutAction = 'signOut'

const emptyViewState: ViewState = { requestStatus: null, isExpired: false, retryAfter: 0 }

export async function handleStatusForm(
  { values, files, hiddenState }: FormSubmission,
  { executeOperation }: { executeOperation: ExecuteOperation },
): Promise<FormResult> {
  const previousState = (hiddenState ?? {}) as HiddenState
  const { accessToken = '', reference } = previousState
  const text = values.text ?? ''
  const action = values.do ?? ''
  if (action === signOutAction) {
    await executeOperation(EndRequestAccessDocument, { accessToken })
    return { hiddenState: {}, viewState: emptyViewState }
  }
  // The button of the expiry notice leads to the lookup form.
  if (!isStatusAction(action)) return { hiddenState: previousState }

  if (action === 'open')
    return findRequest(executeOperation, previousState, {
      reference: values.reference ?? '',
      passphrase: values.passphrase ?? '',
    })

  const stateWithDraft: HiddenState =
    text && reference ? { ...previousState, draft: { reference, text } } : previousState
  const outcome = await performStatusAction(executeOperation, action, {
    accessToken,
    ...getInput(action, values),
    ...listDocumentIds(action, files),
  })
  // A message that was begun goes on when something else was sent.
  if ('status' in outcome)
    return renderStatus(
      outcome.status,
      action === 'write' ? previousState : stateWithDraft,
      listUploadErrors(files),
    )
  if ('isExpired' in outcome)
    return { hiddenState: { draft: stateWithDraft.draft }, viewState: { ...emptyViewState, isExpired: true } }

  // The page is rendered with the current status and the error.
  const currentOutcome = await performStatusAction(executeOperation, 'refresh', { accessToken })
  const formResult =
    'status' in currentOutcome
      ? renderStatus(keepProposal(currentOutcome.status, action, values), stateWithDraft)
      : { hiddenState: stateWithDraft, viewState: emptyViewState }
  return addOutcomeErrors({ ...formResult, errors: listUploadErrors(files) }, outcome)
}

async function findRequest(
  executeOperation: ExecuteOperation,
  previousState: HiddenState,
  input: Pick<ActionInput, 'reference' | 'passphrase'>,
): Promise<FormResult> {
  const outcome = await performStatusAction(executeOperation, 'open', input)
  if ('status' in outcome) return renderStatus(outcome.status, previousState)
  if ('isExpired' in outcome)
    return { hiddenState: previousState, viewState: { ...emptyViewState, isExpired: true } }
  return addOutcomeErrors({ values: input, hiddenState: previousState, viewState: emptyViewState }, outcome)
}

/** After a wrong current passphrase the new one that was shown, and may be written down, is shown again. */
const keepProposal = (
  status: AuthorizedRequestStatusFragment,
  action: StatusAction,
  { newPassphrase = '', signature = '' }: FormSubmission['values'],
): AuthorizedRequestStatusFragment =>
  action === 'replacePassphrase'
    ? { ...status, passphraseProposal: { passphrase: newPassphrase, signature } }
    : status

/** Restores the message draft, if it belongs to this request. */
function renderStatus(
  { accessToken, accessSecondsLeft: _, ...requestStatus }: AuthorizedRequestStatusFragment,
  { draft }: HiddenState,
  errors: Errors = {},
): FormResult {
  const { reference } = requestStatus
  return {
    values: draft?.reference === reference ? { text: draft.text } : {},
    errors,
    hiddenState: { accessToken, reference } satisfies HiddenState,
    viewState: { ...emptyViewState, requestStatus } satisfies ViewState,
  }
}

function addOutcomeErrors(formResult: FormResult, outcome: FailedOutcome): FormResult {
  if ('errors' in outcome) return { ...formResult, errors: { ...outcome.errors, ...formResult.errors } }
  return {
    ...formResult,
    ...outcome,
    viewState: { ...(formResult.viewState as ViewState), retryAfter: outcome.retryAfter },
  }
}

/** What was typed for an action. */
function getInput(action: StatusAction, values: FormSubmission['values']): Partial<ActionInput> {
  const { text = '', courtDate = '', currentPassphrase = '', newPassphrase = '', signature = '' } = values
  if (action === 'write') return { text }
  if (action === 'changeDate') return { courtDate }
  if (action === 'confirmTexts') return { code: values.code ?? '' }
  return action === 'replacePassphrase' ? { currentPassphrase, newPassphrase, signature } : {}
}

const listDocumentIds = (action: StatusAction, files: readonly SubmittedFile[]): Partial<ActionInput> =>
  action === 'addDocuments'
    ? { documents: files.flatMap((file) => ('data' in file ? [String(file.data.id)] : [])) }
    : {}

/** A message for each rejected document, one a line. */
function listUploadErrors(files: readonly SubmittedFile[]): Errors {
  const uploadErrors = files.flatMap((file) => ('data' in file ? [] : [formatUploadError(file)]))
  return uploadErrors.length > 0 ? { documents: uploadErrors.join('\n') } : {}
}
