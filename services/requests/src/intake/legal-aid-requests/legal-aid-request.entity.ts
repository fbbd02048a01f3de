/** A legal aid request as it is stored. */
import { ContentType, Day, Flag, Index, Instant, Integer, Text, Trigger } from '@access/service-kit'
import { getEmailKey } from '@access/service-kit/validation/email-address.rules'
import { Field, Int } from 'type-graphql'
import { computeDeadlines, type PromisedHours } from '../../platform/deadlines/request-deadlines.ts'
import { EncryptedItem, fillEncryptedItem } from '../../platform/encryption/encrypted-item.entity.ts'
import {
  computeBlindIndexes,
  type EncryptionKeys,
  generateDataKey,
} from '../../platform/encryption/encryption.ts'
import type { Status } from '../status-history/status.rules.ts'
import { statusHistoryTrigger } from '../status-history/status-change.entity.ts'
import type { AdditionalDetailsValues } from './additional-details.rules.ts'
import { DecryptedRequest } from './decrypted-request.ts'
import type { HelperAnswers, LegalAidRequestAnswers } from './legal-aid-request.rules.ts'
import { computePassphraseIndexes, generatePassphrase } from './passphrase.ts'

/** What a request is called in the audit. */
export const itemType = 'legal aid request'

/** What an applicant may say of dates and of the other side. */
type CaseDateAnswers = Pick<
  LegalAidRequestAnswers,
  'hasDate' | 'courtDate' | 'documentKind' | 'adverseParty' | 'service'
>

/** What is encrypted in a request. */
export interface RequestPayload {
  name: string
  /** Empty, as the phone is, where the applicant has no safe one: a release that knows no such thing reads that too. */
  email: string
  phone: string
  helper?: HelperAnswers
  description: string
  income: string
  householdSize: string
  /** Whether there is a date, and the paper that came; the date itself is beside it, to be sorted by. */
  hasDate?: CaseDateAnswers['hasDate']
  documentKind?: CaseDateAnswers['documentKind']
  /** The service that they came for. */
  service?: string | null
  passphrase?: string
  additionalDetails?: AdditionalDetailsValues
  /** The number that texts go to, once it was confirmed; and the code that confirms it. */
  textNumber?: string | undefined
  textConfirmation?: TextConfirmation | undefined
}

/** A code that was texted to a number, to be typed in. */
export interface TextConfirmation {
  number: string
  code: string
  /** In ISO 8601. */
  expiresAt: string
  attemptsLeft: number
}

// The generated columns that the queue is sorted by: which deadline of a request is next, and its rank. As PostgreSQL
// prints them: written otherwise, the tables would never agree with their declaration.
const isUnderReviewSql = `((reviewed_at IS NULL) AND (status = ANY (ARRAY['new'::text, 'in_review'::text, 'info_needed'::text])))`
const isMatchingSql = `(status = ANY (ARRAY['in_review'::text, 'eligible'::text]))`

/** The review until it was answered; then the attorney, until there is one or none is looked for. Else null. */
const nextDueAtSql = `CASE WHEN ${isUnderReviewSql} THEN review_due_at WHEN ${isMatchingSql} THEN match_due_at ELSE NULL::timestamp with time zone END`

/** 0 for an emergency with a deadline, 1 for others with one, 2 for the rest. */
const queueRankSql = `CASE WHEN (NOT (${isUnderReviewSql} OR ${isMatchingSql})) THEN 2 WHEN (urgency = 'Emergency'::text) THEN 0 ELSE 1 END`

/** Where it stands, category and urgency stay readable, so that the inbox can be sorted; the rest is read by opening it. */
@Index({ name: 'legal_aid_request_queue', properties: ['queueRank', 'nextDueAt', 'receivedAt', 'id'] })
@Index({
  name: 'legal_aid_request_alike',
  properties: ['status', 'urgency', 'category', 'assigneeId', 'nextDueAt'],
})
@Index({
  name: 'legal_aid_request_assignee',
  properties: ['assigneeId', 'queueRank', 'nextDueAt', 'receivedAt', 'id'],
})
// All that statistics read: they are computed from it alone, without reading what is encrypted.
@Index({
  name: 'legal_aid_request_statistics',
  properties: [
    'receivedAt',
    'status',
    'category',
    'urgency',
    'reviewDueAt',
    'reviewedAt',
    'matchDueAt',
    'matchedAt',
  ],
})
@Trigger<unknown>({
  name: 'record_status_change',
  timing: 'after',
  events: ['insert', 'update'],
  forEach: 'row',
  body: statusHistoryTrigger,
})
@ContentType('LegalAidRequest')
export class LegalAidRequest extends EncryptedItem {
  @Text() status!: Status
  @Text() category!: string
  @Text() urgency!: string
  @Instant() reviewDueAt!: Date
  @Instant() matchDueAt!: Date
  /** The next court date or deadline that the applicant named. */
  @Day({ isOptional: true, isIndexed: true }) courtDate: string | null = null
  /** When its applicant was reminded of it. */
  @Instant({ isHidden: true, isOptional: true }) remindedAt: Date | null = null
  /** Since when it stands where it stands. */
  @Instant({ isHidden: true }) statusChangedAt!: Date
  /** When the office first answered whether it can help, and when an attorney first took it on. */
  @Instant({ isOptional: true }) reviewedAt: Date | null = null
  @Instant({ isOptional: true }) matchedAt: Date | null = null
  /** When its attorney reported that it is over: it is ready to be closed. Null again once it is moved. */
  @Instant({ isOptional: true }) closingReportedAt: Date | null = null
  /** When the office last looked into it, or wrote. */
  @Instant({ isHidden: true, isOptional: true }) lastViewedAt: Date | null = null
  @Instant({ isHidden: true, isOptional: true }) erasedAt: Date | null = null
  /** Since when it must not be forgotten, who said so, and why, encrypted under its own key. */
  @Instant({ isHidden: true, isOptional: true }) legalHoldSince: Date | null = null
  @Text({ isHidden: true, isOptional: true }) legalHoldBy: string | null = null
  @Text({ isHidden: true, isOptional: true }) legalHoldReason: string | null = null
  /** When its applicant was asked whether help is still needed, until they answer or it moves. */
  @Instant({ isHidden: true, isOptional: true }) closureNoticeSentAt: Date | null = null
  /** Whether the applicant wants our emails; null while they have not said yes. */
  @Flag({ isHidden: true, isOptional: true }) isEmailEnabled: boolean | null = null
  /** Whether texts go to the confirmed number; null while there is none. */
  @Flag({ isHidden: true, isOptional: true }) isTextEnabled: boolean | null = null
  /** By which the same person's other requests are found; null for who has no safe email. */
  @Text({ isHidden: true, isOptional: true, isIndexed: true }) applicantBlindIndex: string | null = null
  /** By which the passphrase is recognized. */
  @Text({ isHidden: true, isOptional: true }) passphraseBlindIndex: string | null = null
  /** Incremented when its applicant signs out or replaces the passphrase: earlier access tokens are then invalid. */
  @Integer({ isHidden: true, defaultValue: 0 }) accessEpoch = 0
  /** Since then the receipt that it began with shows no passphrase. */
  @Instant({ isHidden: true, isOptional: true }) passphraseReplacedAt: Date | null = null

  /** The administrator who works on it, and what they were called when it was given to them. */
  @Text({ isOptional: true, neededBy: ['assignee'] }) assigneeId: string | null = null
  @Text({ isOptional: true }) assigneeName: string | null = null
  /** Who took it from somebody else last; they say why before they open it. */
  @Text({ isHidden: true, isOptional: true }) takenOverBy: string | null = null
  /** Whose it is again once they are back in the office, while a colleague or nobody has it for them. */
  @Text({ isHidden: true, isOptional: true, isIndexed: true }) returnsToId: string | null = null
  /** The last change, as JSON, while who made it may undo it; what is in it is of use for seconds. */
  @Text({ isHidden: true, isOptional: true }) undoableChange: string | null = null
  /** The promise that is to be kept next; null when none is. */
  @Instant({ isOptional: true, computed: nextDueAtSql }) readonly nextDueAt?: Date | null
  @Integer({ isHidden: true, computed: queueRankSql }) readonly queueRank?: number

  @Field(() => Int) documentCount?: number
  /** Messages of the applicant that came since the office last looked or wrote. */
  @Field(() => Int) unreadCount?: number
  @Field(() => Boolean, {
    nullable: true,
    description: 'True where a mutation has just changed it in a way that its caller may undo; else null',
  })
  isUndoable?: boolean
}

/** What a request is made of. What the public form asks for may be unknown where the office takes it in. */
export type NewRequestAnswers = Pick<
  LegalAidRequestAnswers,
  | 'name'
  | 'email'
  | 'emailUpdates'
  | 'phone'
  | 'helper'
  | 'description'
  | 'category'
  | 'urgency'
  | keyof CaseDateAnswers
> & { eligibilityData: { income: string; householdSize: string } }

/** A request made of what an applicant answered; always new, whatever they sent as its status. Promises are the office's. */
export function newLegalAidRequest(
  answers: NewRequestAnswers,
  keys: EncryptionKeys,
  office: PromisedHours,
  receivedAt = new Date(),
): DecryptedRequest {
  const { name, email, emailUpdates, phone, helper, description, category, urgency, eligibilityData } =
    answers
  const { hasDate, courtDate, documentKind, adverseParty, service } = answers
  const passphrase = generatePassphrase()
  const payload: RequestPayload = {
    name,
    email: email ?? '',
    phone: phone ?? '',
    ...(helper && { helper }),
    description,
    ...eligibilityData,
    ...(hasDate && { hasDate }),
    ...(documentKind && { documentKind }),
    ...(service && { service }),
    ...(adverseParty && { additionalDetails: { adverseParty } }),
    passphrase,
  }
  const dataKey = generateDataKey()
  const request = fillEncryptedItem(new LegalAidRequest(), 'LA', payload, keys, receivedAt, dataKey)
  Object.assign(request, {
    status: 'new' as const,
    category,
    urgency,
    courtDate: courtDate ?? null,
    isEmailEnabled: emailUpdates ? true : null,
    statusChangedAt: receivedAt,
    ...computeDeadlines(receivedAt, answers, office),
    ...computeRequestIndexes(keys, request.reference, payload),
  })
  return new DecryptedRequest(keys, request, { dataKey, answers: payload })
}

/** The blind indexes that a request is found by, with the current key. */
export const computeRequestIndexes = (
  keys: EncryptionKeys,
  reference: string,
  { email, passphrase }: RequestPayload,
) => ({
  applicantBlindIndex: computeApplicantIndexes(keys, email)[0] ?? null,
  passphraseBlindIndex:
    passphrase === undefined ? null : computePassphraseIndexes(keys, reference, passphrase)[0]!,
})

/** The blind indexes of this email address, by the current key and by the earlier ones; none where there is none. */
export const computeApplicantIndexes = (keys: EncryptionKeys, email: string) =>
  email === '' ? [] : computeBlindIndexes(keys, `person ${getEmailKey(email.normalize('NFKC'))}`)

/** The generated columns that the queue is sorted by: which deadline of a request is next, and its rank. */
