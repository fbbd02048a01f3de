/** Legal aid requests: anybody may send one, administrators read them. */
import { Authorized, type Context, InstantScalar, Public, validate } from '@access/service-kit'
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import type { EncryptionKeys } from '../../platform/encryption/encryption.ts'
import { createIdempotently } from '../../platform/idempotency/create-idempotently.ts'
import { DecryptedRequest } from '../legal-aid-requests/decrypted-request.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.entity.ts'
import { legalAidRequest } from '../legal-aid-requests/legal-aid-request.rules.ts'
import { createAccessToken } from './access-token.ts'
import { createRequest } from './create-request.ts'

// As far as GraphQL is concerned everything may be left out: the rules say what is required, and name all of it at once.
@InputType()
class EligibilityInput {
  @Field(() => String, { nullable: true }) income?: string
  @Field(() => String, { nullable: true }) householdSize?: string
}

@InputType()
class LegalAidRequestInput {
  @Field(() => String, { nullable: true }) name?: string
  @Field(() => String, { nullable: true }) email?: string
  @Field(() => String, { nullable: true }) phone?: string
  @Field(() => String, { nullable: true }) category?: string
  @Field(() => String, { nullable: true }) description?: string
  @Field(() => String, { nullable: true }) urgency?: string
  @Field(() => [String], { nullable: true }) documents?: string[]
  @Field(() => EligibilityInput, { nullable: true }) eligibilityData?: EligibilityInput
  @Field(() => String, { nullable: true }) status?: string
}

/** The receipt of a request: nothing of what the applicant told us. */
@ObjectType('LegalAidReceipt', { simpleResolvers: true })
class LegalAidReceipt {
  @Field(() => ID) id!: string
  @Field(() => String) reference!: string
  @Field(() => String) status!: string
  @Field(() => InstantScalar) receivedAt!: Date
  /** The passphrase that opens, with the reference, the request's status. */
  @Field(() => String) passphrase!: string
  @Field(() => InstantScalar) reviewDueAt!: Date
  @Field(() => InstantScalar) matchDueAt!: Date
  /** Opens the request's status for half an hour without the passphrase. */
  @Field(() => String) accessToken!: string
}

@Resolver()
export class SubmissionResolver {
  @Public()
  @Mutation(() => LegalAidReceipt)
  async sendLegalAidRequest(
    @Arg('input', () => LegalAidRequestInput) input: LegalAidRequestInput,
    @Ctx() context: Context,
  ): Promise<LegalAidReceipt> {
    const { status: _, documents, ...answers } = validate(legalAidRequest, input)
    const documentIds = documents ?? []
    // No documents is no documents, whether the list was empty or left out.
    const content = documentIds.length > 0 ? { ...answers, documents: documentIds } : answers
    const id = await createIdempotently(context, 'sendLegalAidRequest', content, async (em) => {
      const { request } = await createRequest(context, answers, { em, actor: 'Website', documentIds })
      return request.id
    })
    return buildReceipt(await context.em.findOneOrFail(LegalAidRequest, { id }), getEncryptionKeys(context))
  }

  @Authorized()
  @Query(() => Int, { nullable: true, description: 'Null while this service does not answer' })
  async legalAidRequestCount(@Ctx() context: Context): Promise<number> {
    return context.em.count(LegalAidRequest)
  }
}

/** The same however often it is built, except for the access token. */
function buildReceipt(request: LegalAidRequest, keys: EncryptionKeys): LegalAidReceipt {
  const { id, reference, status, receivedAt, reviewDueAt, matchDueAt } = request
  const { passphrase = '' } = new DecryptedRequest(keys, request).answers
  return {
    id,
    reference,
    status,
    receivedAt,
    passphrase,
    reviewDueAt,
    matchDueAt,
    accessToken: createAccessToken(keys, id),
  }
}
