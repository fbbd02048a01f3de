/** A hold: what must not be forgotten or erased for now, whatever its time, and why. */
import { EditConflict, InstantScalar } from '@access/service-kit'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { retainedUntil, retentionMonths } from '../../intake/legal-aid-requests/retention.ts'
import { decryptWithKey, encryptWithKey } from '../../platform/encryption/encryption.ts'
import { assertNotErased } from '../access/legal-aid-request.policy.ts'
import { getAnswerDueAt } from '../letters/letter.rules.ts'

/** Places a legal hold. The reason may say something about the case, so it is encrypted with the request's own key. */
export function placeLegalHold(
  decryptedRequest: DecryptedRequest,
  { actor, reason }: { actor: string; reason: string },
): void {
  const { request } = decryptedRequest
  assertNotErased(request)
  if (request.legalHoldSince)
    throw new EditConflict(`${request.legalHoldBy} has put a hold on this request already`)
  const legalHoldReason = encryptWithKey(decryptedRequest.dataKey, getAssociatedData(request), reason)
  Object.assign(request, { legalHoldSince: new Date(), legalHoldBy: actor, legalHoldReason })
}

/** Lifts it. */
export function liftLegalHold(request: LegalAidRequest): void {
  if (!request.legalHoldSince) throw new EditConflict('There is no hold on this request any more')
  Object.assign(request, { legalHoldSince: null, legalHoldBy: null, legalHoldReason: null })
}

/** Why there is a hold; null where there is none. */
export const decryptLegalHoldReason = (decryptedRequest: DecryptedRequest): string | null => {
  const { request } = decryptedRequest
  if (!request.legalHoldReason) return null
  return decryptWithKey<string>(decryptedRequest.dataKey, getAssociatedData(request), request.legalHoldReason)
}

const getAssociatedData = ({ id }: LegalAidRequest) => `hold ${id}`

/** How long requests with a status are retained, in months. */
@ObjectType('RetentionPeriod', { simpleResolvers: true })
class RetentionPeriod {
  @Field(() => String) status!: string
  @Field(() => Int) months!: number
}

@ObjectType('RequestRetention', { simpleResolvers: true })
export class RequestRetention {
  @Field(() => ID) id!: string
  /** Null while it is open, or under a legal hold. */
  @Field(() => InstantScalar, { nullable: true }) retainedUntil!: Date | null
  @Field(() => InstantScalar, { nullable: true }) legalHoldSince!: Date | null
  @Field(() => String, { nullable: true }) legalHoldBy!: string | null
  /** Null too while the request is locked: the reason may say something about the case. */
  @Field(() => String, { nullable: true }) legalHoldReason!: string | null
  /** When its applicant was asked whether help is still needed, and by when to answer. */
  @Field(() => InstantScalar, { nullable: true }) closureNoticeSentAt!: Date | null
  @Field(() => InstantScalar, { nullable: true }) answerDueAt!: Date | null
  @Field(() => [RetentionPeriod]) periods!: RetentionPeriod[]
}

/** The retention of a request; with the reason of its legal hold for those who may read it. */
export function getRetention(request: LegalAidRequest, legalHoldReason: string | null): RequestRetention {
  const { id, legalHoldSince, legalHoldBy, closureNoticeSentAt } = request
  return {
    id,
    retainedUntil: retainedUntil(request),
    legalHoldSince,
    legalHoldBy,
    legalHoldReason,
    closureNoticeSentAt,
    answerDueAt: getAnswerDueAt(request),
    periods: Object.entries(retentionMonths).map(([status, months]) => ({ status, months })),
  }
}
