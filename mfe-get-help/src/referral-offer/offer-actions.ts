/** What an attorney can do on the referral offer page: each action executes its operation. */
import type { ApiResult } from '@access/kit'
import type { ExecuteOperation } from '../platform/api-client.ts'
import {
  AcceptOfferDocument,
  DeclareConflictDocument,
  DeclineOfferDocument,
  DenyConflictDocument,
  OpenOfferDocument,
  type ReceivedOfferFragment,
} from './referral-offer.generated.ts'

/** The code from the email, and the reason, which is sent with `decline` only. */
export interface ActionInput {
  code: string
  reason: string
}

type ActionResult = ApiResult<{ offer: ReceivedOfferFragment }> | { notFound: true }

export const offerActions = {
  open: (execute, { code }) => execute(OpenOfferDocument, { code }),
  denyConflict: (execute, { code }) => execute(DenyConflictDocument, { code }),
  declareConflict: (execute, { code }) => execute(DeclareConflictDocument, { code }),
  accept: (execute, { code }) => execute(AcceptOfferDocument, { code }),
  decline: (execute, { code, reason }) => execute(DeclineOfferDocument, { code, reason }),
} satisfies Record<string, (execute: ExecuteOperation, input: ActionInput) => Promise<ActionResult>>

export type OfferAction = keyof typeof offerActions

/** Whether a form names an action. */
export const isOfferAction = (name: string): name is OfferAction => Object.hasOwn(offerActions, name)
