/** A request offered to an attorney: by a link that only they have, to be answered once. */
import { createHash, randomBytes } from 'node:crypto'
import {
  createReferenceType,
  Instant,
  Item,
  type ItemReference,
  Property,
  Table,
  Text,
  toReference,
} from '@access/service-kit'
import { cleanIdentifier } from '@access/service-kit/text/text.rules'
import { getEmailKey } from '@access/service-kit/validation/email-address.rules'
import { Field, ObjectType } from 'type-graphql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import type { OfficeHours } from '../../platform/deadlines/request-deadlines.ts'
import { decryptWithKey, encryptWithKey } from '../../platform/encryption/encryption.ts'
import { computeAnswerDeadline } from './answer-deadline.ts'
import type { Attorney } from './attorney.ts'

/** How an offer ended. */
export type OfferOutcome = 'accepted' | 'refused' | 'conflict' | 'taken_back' | 'moved_on' | 'expired'

const TeamMemberReference = createReferenceType('TeamMember')

/** What is said about the applicant is encrypted with the request's key, so that it is erased with it. */
@Table('referral_offer')
@ObjectType('ReferralOffer', { simpleResolvers: true })
export class ReferralOffer extends Item {
  @Property({ type: 'uuid', index: true }) requestId!: string
  @Property({ type: 'uuid', index: true }) attorneyId!: string
  /** What the attorney was called when it was offered. */
  @Text() attorney!: string
  /** The address that it was sent to: the account with this address answers it as well as the holder of the link. */
  @Text({ isHidden: true, isOptional: true, isIndexed: true }) sentTo: string | null = null
  @Text() offeredBy!: string
  @Instant() offeredAt!: Date
  @Instant() endsAt!: Date
  /** The hash of the secret in the link; the secret itself is not stored. */
  @Text({ isHidden: true, isUnique: true }) linkHash!: string
  /** When the attorney said that they have no conflict; before, nothing but names is shown. */
  @Instant({ isOptional: true }) clearedAt: Date | null = null
  @Text({ isHidden: true, isOptional: true }) outcome: OfferOutcome | null = null
  @Instant({ isOptional: true }) endedAt: Date | null = null
  @Text({ isHidden: true }) encryptedSummary!: string
  @Text({ isHidden: true, isOptional: true }) encryptedReason: string | null = null
  @Field(() => TeamMemberReference, {
    nullable: true,
    description: 'The attorney, as they are today; null for who is gone',
  })
  teamMember?: ItemReference | null
  /** 'open', 'accepted', 'refused', 'conflict', 'taken_back', 'moved_on' or 'expired'. */
  @Field(() => String) state?: OfferState
  @Field(() => String) summary?: string
  /** Why the attorney refused; null where they did not say. */
  @Field(() => String, { nullable: true }) reason?: string | null
}

/** The offer as administrators see it. */
export const describeOffer = (offer: ReferralOffer, { request, dataKey }: DecryptedRequest): ReferralOffer =>
  Object.assign(offer, {
    teamMember: toReference(offer.attorneyId),
    state: getOfferState(offer, request),
    summary: decryptSummary(offer, dataKey),
    reason:
      offer.encryptedReason === null
        ? null
        : decryptWithKey<string>(dataKey, `reason of offer ${offer.id}`, offer.encryptedReason),
  })

/** An offer that begins now, and the secret of its link. */
export function buildOffer(
  decryptedRequest: DecryptedRequest,
  office: OfficeHours,
  { attorney, offeredBy, summary }: { attorney: Attorney; offeredBy: string; summary: string },
): { offer: ReferralOffer; code: string } {
  const { request, dataKey } = decryptedRequest
  const code = randomBytes(24).toString('base64url')
  const created = new ReferralOffer()
  const offeredAt = new Date()
  const offer = Object.assign(created, {
    requestId: request.id,
    attorneyId: attorney.id,
    attorney: attorney.name,
    // As it is compared with those of accounts.
    sentTo: attorney.email && getEmailKey(attorney.email),
    offeredBy,
    offeredAt,
    endsAt: computeOfferEnd(offeredAt, decryptedRequest, office),
    linkHash: hashLinkCode(code),
    encryptedSummary: encryptWithKey(dataKey, `summary of offer ${created.id}`, summary),
  })
  return { offer, code }
}

/** When an offer of this request would end that began at that instant. */
export const computeOfferEnd = (offeredAt: Date, { request }: DecryptedRequest, office: OfficeHours) =>
  computeAnswerDeadline(offeredAt, { urgency: request.urgency, courtDate: request.courtDate }, office)

/** Hashed without our keys: nobody guesses so long a secret, and a key rotation must not end an offer. */
export const hashLinkCode = (code: string) => createHash('sha256').update(cleanIdentifier(code)).digest('hex')

/** What the office wrote for the attorney. */
export const decryptSummary = (offer: ReferralOffer, dataKey: Buffer) =>
  decryptWithKey<string>(dataKey, `summary of offer ${offer.id}`, offer.encryptedSummary)

/** Closes an offer. */
export const closeOffer = (offer: ReferralOffer, outcome: OfferOutcome, endedAt: Date): void =>
  void Object.assign(offer, { outcome, endedAt })

/** Stores why the attorney refused. */
export function setOfferReason(offer: ReferralOffer, dataKey: Buffer, reason: string): void {
  offer.encryptedReason = encryptWithKey(dataKey, `reason of offer ${offer.id}`, reason)
}

/** An offer ends once it is answered or revoked, once the status of the request has changed, or at its deadline. */
export type OfferState = 'open' | OfferOutcome

/** Computed, so that whatever changes a status need not know of offers. */
export function getOfferState(
  { outcome, offeredAt, endsAt }: Pick<ReferralOffer, 'outcome' | 'offeredAt' | 'endsAt'>,
  { statusChangedAt }: Pick<LegalAidRequest, 'statusChangedAt'>,
  now = new Date(),
): OfferState {
  if (outcome) return outcome
  if (statusChangedAt > offeredAt) return endsAt < statusChangedAt ? 'expired' : 'moved_on'
  return endsAt > now ? 'open' : 'expired'
}
