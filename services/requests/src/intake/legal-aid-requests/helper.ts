/** Who filled in a request for its applicant: as it is sent, and as administrators read it. */
import { Field, InputType, ObjectType } from 'type-graphql'
import type { HelperAnswers } from './legal-aid-request.rules.ts'

// As with the request itself, the rules say what is required.
@InputType('RequestHelperInput')
@ObjectType('RequestHelper', { simpleResolvers: true })
export class RequestHelper implements Partial<Record<keyof HelperAnswers, unknown>> {
  @Field(() => String, { nullable: true }) name?: string
  /** A phone number or an email address. */
  @Field(() => String, { nullable: true }) contact?: string
  /** Whom we contact: 'Applicant' or 'Helper'. */
  @Field(() => String, { nullable: true }) preferredContact?: string
  /** How they know the applicant. */
  @Field(() => String, { nullable: true }) relation?: string | null
  /** Whether the applicant knows of it: 'Yes', 'Not yet' or 'Not able'. */
  @Field(() => String, { nullable: true }) permission?: string | null
}
