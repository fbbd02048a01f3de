/** What applicants are told of their request on the receipt and on the status page: never an address, never a name. */
import { DayScalar, InstantScalar } from '@access/service-kit'
import { Field, ObjectType } from 'type-graphql'
import type { DecryptedRequest } from '../intake/legal-aid-requests/decrypted-request.ts'
import { type HelperAnswers, notProvided } from '../intake/legal-aid-requests/legal-aid-request.rules.ts'
import type { Status } from '../intake/status-history/status.rules.ts'

@ObjectType({ simpleResolvers: true })
export abstract class ApplicantSummary {
  @Field(() => String) reference!: string
  @Field(() => String) status!: Status
  @Field(() => InstantScalar) receivedAt!: Date
  @Field(() => InstantScalar) reviewDueAt!: Date
  @Field(() => InstantScalar) matchDueAt!: Date
  /** The court date or deadline that the applicant named. */
  @Field(() => DayScalar, { nullable: true }) courtDate!: string | null
  /** Whether we email the applicant: the reference first, then that there is news. */
  @Field(() => Boolean) isEmailEnabled!: boolean
  /** Whether there is an email address, and a phone number, that the applicant calls safe. */
  @Field(() => Boolean) hasSafeEmail!: boolean
  @Field(() => Boolean) hasSafePhone!: boolean
  /** Whether they have said who is on the other side. */
  @Field(() => Boolean) hasNamedOtherSide!: boolean
  /** Whom we contact; null where no helper filled it in. */
  @Field(() => String, { nullable: true }) preferredContact!: HelperAnswers['preferredContact'] | null
}

/** `isReadable` says whether what the applicant answered may be told of; an erased request has no answers. */
export function summarizeForApplicant(
  decryptedRequest: DecryptedRequest,
  isReadable: boolean,
): ApplicantSummary {
  const { request } = decryptedRequest
  const { reference, status, receivedAt, reviewDueAt, matchDueAt, courtDate, isEmailEnabled } = request
  const answers = isReadable ? decryptedRequest.answers : null
  return {
    ...{ reference, status, receivedAt, reviewDueAt, matchDueAt, courtDate },
    isEmailEnabled: isReadable && isEmailEnabled === true,
    hasSafeEmail: Boolean(answers?.email),
    hasSafePhone: Boolean(answers?.phone) && answers?.phone !== notProvided,
    hasNamedOtherSide: Boolean(answers?.additionalDetails?.adverseParty),
    preferredContact: answers?.helper?.preferredContact ?? null,
  }
}
