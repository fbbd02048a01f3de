/** The status of a request, as its applicant sees it. */
import { type Context, InstantScalar } from '@access/service-kit'
import { Field, Int, ObjectType } from 'type-graphql'
import { getAnswerDueAt } from '../../casework/letters/letter.rules.ts'
import { listRequestDocuments } from '../../intake/attachments/attach-documents.ts'
import { RequestDocument } from '../../intake/attachments/request-document.ts'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import {
  backupsExpireAt,
  isReopenable,
  reopenDeadline,
  retainedUntil,
} from '../../intake/legal-aid-requests/retention.ts'
import { listMessages, RequestMessage } from '../../intake/request-messages/request-message.entity.ts'
import { canChangeStatus } from '../../intake/status-history/status.rules.ts'
import { listStatusChanges, StatusChange } from '../../intake/status-history/status-change.entity.ts'
import { createAccessToken, getAccessExpiry } from '../../submission/access-token.ts'
import { ApplicantSummary, summarizeForApplicant } from '../../submission/applicant-summary.ts'
import { canRemoveLog, keyPurgeMs } from '../erasure/purge-erased-keys.ts'
import { PassphraseProposal } from './replace-passphrase.ts'
import { getTextUpdates, type TextUpdates } from './text-actions.ts'

@ObjectType('RequestStatus', { simpleResolvers: true })
export class RequestStatus extends ApplicantSummary {
  @Field(() => String) urgency!: string
  /** The review is due, and nobody has been in touch. */
  @Field(() => Boolean) isOverdue!: boolean
  @Field(() => InstantScalar, { nullable: true }) retainedUntil!: Date | null
  @Field(() => InstantScalar, { nullable: true }) erasedAt!: Date | null
  /** Once erased: by when its key is gone from the database's files; null on a server whose log we cannot remove. */
  @Field(() => InstantScalar, { nullable: true }) keyPurgedBy!: Date | null
  /** Once erased: by when the backups from before have expired. */
  @Field(() => InstantScalar, { nullable: true }) backupsExpireAt!: Date | null
  /** Until when it can be opened again: once withdrawn, or if it were withdrawn now. */
  @Field(() => InstantScalar, { nullable: true }) reopenDeadline!: Date | null
  /** By what the applicant said that we may contact them; empty where they have not said. */
  @Field(() => [String]) safeContactMethods!: readonly string[]
  @Field(() => Boolean) hasAdditionalDetails!: boolean
  /** Whether we text them: 'on', 'off', 'stopped' by a reply; 'unconfirmed', 'code' once one was texted; else 'unavailable'. */
  @Field(() => String) textUpdates!: TextUpdates
  @Field(() => Boolean) canWithdraw!: boolean
  @Field(() => Boolean) canReopen!: boolean
  @Field(() => Boolean) canErase!: boolean
  /** It must be kept for now, whatever its applicant wants. */
  @Field(() => Boolean) isOnLegalHold!: boolean
  /** Until when to answer the closure notice; null without one. */
  @Field(() => InstantScalar, { nullable: true }) answerDueAt!: Date | null
  /** Oldest first. */
  @Field(() => [StatusChange]) statusHistory!: StatusChange[]
  @Field(() => [RequestMessage]) messages!: RequestMessage[]
  @Field(() => [RequestDocument]) documents!: RequestDocument[]
  /** For the next call. Half an hour after the passphrase was typed it is over, however often it is used. */
  @Field(() => String) accessToken!: string
  /** Seconds until then: the device's clock may be wrong. */
  @Field(() => Int) accessSecondsLeft!: number
  /** A passphrase to replace the current one with, for who has asked for one; it does not count yet. */
  @Field(() => PassphraseProposal, { nullable: true }) passphraseProposal!: PassphraseProposal | null
}

/** The status of a request, with an access token until then. */
export async function getRequestStatus(
  context: Pick<Context, 'em' | 'settings'>,
  decryptedRequest: DecryptedRequest,
  accessExpiresAt = getAccessExpiry(),
): Promise<RequestStatus> {
  const { em, settings } = context
  const { keys, request } = decryptedRequest
  const { id, status, urgency, erasedAt, statusChangedAt, legalHoldSince } = request
  const [details, statusHistory] = await Promise.all([
    decryptStatusDetails(context, decryptedRequest),
    listStatusChanges(em, id),
  ])
  const canWithdraw = canChangeStatus('applicant', status, 'withdrawn')
  return {
    ...summarizeForApplicant(decryptedRequest, !erasedAt),
    ...details,
    urgency,
    isOverdue: isReviewOverdue(request, details.messages),
    retainedUntil: retainedUntil(request),
    erasedAt,
    keyPurgedBy: erasedAt && (await canRemoveLog(em)) ? getKeyDestroyedBy(erasedAt) : null,
    backupsExpireAt: erasedAt && backupsExpireAt(erasedAt, settings),
    reopenDeadline:
      status === 'withdrawn'
        ? reopenDeadline(statusChangedAt)
        : canWithdraw
          ? reopenDeadline(new Date())
          : null,
    canWithdraw,
    canReopen: isReopenable(request),
    canErase: canChangeStatus('applicant', status, 'erased') && !legalHoldSince,
    isOnLegalHold: legalHoldSince !== null,
    answerDueAt: getAnswerDueAt(request),
    statusHistory,
    accessToken: createAccessToken(keys, request, accessExpiresAt),
    accessSecondsLeft: Math.max(0, Math.floor((accessExpiresAt.getTime() - Date.now()) / 1000)),
    passphraseProposal: null,
  }
}

const getKeyDestroyedBy = (erasedAt: Date) => new Date(erasedAt.getTime() + keyPurgeMs)

/** What the request's own key decrypts; of an erased one there is nothing left. */
async function decryptStatusDetails(
  context: Pick<Context, 'em' | 'settings'>,
  decryptedRequest: DecryptedRequest,
) {
  const { em } = context
  if (decryptedRequest.request.erasedAt)
    return {
      ...{ messages: [], documents: [], safeContactMethods: [], hasAdditionalDetails: false },
      textUpdates: 'unavailable' as const,
    }
  const [messages, documents] = await Promise.all([
    listMessages(em, decryptedRequest),
    listRequestDocuments(em, decryptedRequest),
  ])
  const { additionalDetails } = decryptedRequest.answers
  return {
    messages,
    documents,
    textUpdates: await getTextUpdates(context, decryptedRequest),
    safeContactMethods: additionalDetails?.safeContactMethods ?? [],
    // The other side is asked for before it is sent.
    hasAdditionalDetails: Object.keys(additionalDetails ?? {}).some((name) => name !== 'adverseParty'),
  }
}

const isReviewOverdue = ({ status, reviewDueAt }: LegalAidRequest, messages: RequestMessage[]) =>
  (status === 'new' || status === 'in_review') &&
  reviewDueAt < new Date() &&
  !messages.some(({ sender }) => sender === 'office')
