/** What the applicant can do on the status page: each action executes its operation. */
import type { ApiResult } from '@access/kit'
import type { ExecuteOperation } from '../platform/api-client.ts'
import {
  AddDocumentsDocument,
  type AuthorizedRequestStatusFragment,
  EraseRequestDocument,
  MayCloseDocument,
  OpenRequestStatusDocument,
  ProposePassphraseDocument,
  RefreshRequestStatusDocument,
  ReopenRequestDocument,
  ReplacePassphraseDocument,
  StartEmailUpdatesDocument,
  StillNeededDocument,
  StopEmailUpdatesDocument,
  WithdrawRequestDocument,
  WriteToOfficeDocument,
} from './status.generated.ts'

/** What was typed or uploaded, and the access token; each action takes what it needs. */
export interface ActionInput {
  accessToken: string
  reference: string
  passphrase: string
  text: string
  currentPassphrase: string
  /** As it was proposed, and our signature of it. */
  newPassphrase: string
  signature: string
  /** The ids of uploaded documents. */
  documents: string[]
}

type ActionResult = ApiResult<{ requestStatus: AuthorizedRequestStatusFragment }> | { notFound: true }

export const statusActions = {
  open: (execute, { reference, passphrase }) => execute(OpenRequestStatusDocument, { reference, passphrase }),
  refresh: (execute, { accessToken }) => execute(RefreshRequestStatusDocument, { accessToken }),
  write: (execute, { accessToken, text }) => execute(WriteToOfficeDocument, { accessToken, text }),
  addDocuments: (execute, { accessToken, documents }) =>
    execute(AddDocumentsDocument, { accessToken, documents }),
  withdraw: (execute, { accessToken }) => execute(WithdrawRequestDocument, { accessToken }),
  reopen: (execute, { accessToken }) => execute(ReopenRequestDocument, { accessToken }),
  erase: (execute, { accessToken }) => execute(EraseRequestDocument, { accessToken }),
  stillNeeded: (execute, { accessToken }) => execute(StillNeededDocument, { accessToken }),
  mayClose: (execute, { accessToken }) => execute(MayCloseDocument, { accessToken }),
  startEmails: (execute, { accessToken }) => execute(StartEmailUpdatesDocument, { accessToken }),
  stopEmails: (execute, { accessToken }) => execute(StopEmailUpdatesDocument, { accessToken }),
  proposePassphrase: (execute, { accessToken }) => execute(ProposePassphraseDocument, { accessToken }),
  replacePassphrase: (execute, { accessToken, currentPassphrase, newPassphrase, signature }) =>
    execute(ReplacePassphraseDocument, { accessToken, currentPassphrase, newPassphrase, signature }),
} satisfies Record<string, (execute: ExecuteOperation, input: ActionInput) => Promise<ActionResult>>

export type StatusAction = keyof typeof statusActions

/** Whether a form names an action. */
export const isStatusAction = (name: string): name is StatusAction => Object.hasOwn(statusActions, name)
