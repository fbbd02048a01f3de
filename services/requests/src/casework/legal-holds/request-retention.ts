/** The retention of a request, its legal hold and its closure notice, as administrators see them. */
import { InstantScalar } from '@access/service-kit'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { retainedUntil, retentionMonths } from '../../intake/legal-aid-requests/retention.ts'
import { getAnswerDueAt } from '../letters/closure-deadline.ts'

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
