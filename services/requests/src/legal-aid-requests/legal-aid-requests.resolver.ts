/** Legal aid requests: anybody may send one, administrators read them. */
import { administratorsOnly, type Context, check, InstantScalar } from '@access/service-kit'
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { keysOf } from '../sealedItem.ts'
import { type SealingKeys, unseal } from '../sealing.ts'
import { passFor } from '../status/pass.ts'
import { takeOnce } from '../submissions/takeOnce.ts'
import { legalAidRequest } from './legal-aid-request.rules.ts'
import { LegalAidRequest, type Told } from './legal-aid-request.ts'
import { takeRequest } from './takeRequest.ts'

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

/** What an applicant is given to hold on to: nothing of what they told us. */
@ObjectType('LegalAidReceipt', { simpleResolvers: true })
class LegalAidReceipt {
  @Field(() => ID) id!: string
  @Field(() => String) reference!: string
  @Field(() => String) status!: string
  @Field(() => InstantScalar) receivedAt!: Date
  /** Four words that, with the reference, open the request's status. */
  @Field(() => String) words!: string
  @Field(() => InstantScalar) reviewBy!: Date
  @Field(() => InstantScalar) matchBy!: Date
  /** Opens the request's status for half an hour without the words. */
  @Field(() => String) pass!: string
}

@Resolver()
export class LegalAidRequestsResolver {
  @Mutation(() => LegalAidReceipt)
  async sendLegalAidRequest(
    @Arg('input', () => LegalAidRequestInput) input: LegalAidRequestInput,
    @Ctx() context: Context,
  ): Promise<LegalAidReceipt> {
    const { status: _, documents, ...answers } = check(legalAidRequest, input)
    const papers = documents ?? []
    // No papers is no papers, whether the list was empty or left out.
    const content = papers.length > 0 ? { ...answers, papers } : answers
    const id = await takeOnce(context, 'sendLegalAidRequest', content, async (em) => {
      const request = await takeRequest(context, answers, { em, who: 'Website', papers })
      return request.id
    })
    return receiptOf(await context.em.findOneOrFail(LegalAidRequest, { id }), keysOf(context))
  }

  @Query(() => Int)
  async legalAidRequestCount(@Ctx() context: Context): Promise<number> {
    administratorsOnly(context)
    return context.em.count(LegalAidRequest)
  }
}

/** The same however often it is asked for, but for the pass. One of our first days has no words. */
function receiptOf(request: LegalAidRequest, keys: SealingKeys): LegalAidReceipt {
  const { id, reference, status, receivedAt, reviewBy, matchBy } = request
  const { words = '' } = unseal<Told>(keys, id, request)
  return { id, reference, status, receivedAt, words, reviewBy, matchBy, pass: passFor(keys, id) }
}
