/** Legal aid requests: anybody may send one, administrators read them. */
import { administratorsOnly, type Context, check, InstantScalar, record } from '@access/service-kit'
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { keysOf, opened } from '../sealedItem.ts'
import { takeOnce } from '../submissions/takeOnce.ts'
import { legalAidRequest } from './legal-aid-request.rules.ts'
import { LegalAidRequest, newLegalAidRequest } from './legal-aid-request.ts'

const noun = 'legal aid request'

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
}

@Resolver()
export class LegalAidRequestsResolver {
  @Mutation(() => LegalAidReceipt)
  async sendLegalAidRequest(
    @Arg('input', () => LegalAidRequestInput) input: LegalAidRequestInput,
    @Ctx() context: Context,
  ): Promise<LegalAidReceipt> {
    const { status: _, documents: _none, ...answers } = check(legalAidRequest, input)
    const id = await takeOnce(context, 'sendLegalAidRequest', answers, (em) => {
      const request = newLegalAidRequest(answers, keysOf(context))
      em.persist(request)
      record(em, { who: 'Website', action: 'received', noun, itemId: request.id, title: request.reference })
      return request.id
    })
    return context.em.findOneOrFail(LegalAidRequest, { id })
  }

  @Query(() => [LegalAidRequest])
  async allLegalAidRequests(@Ctx() context: Context): Promise<LegalAidRequest[]> {
    const { name } = administratorsOnly(context)
    return context.em.transactional(async (em) => {
      const orderBy = { receivedAt: 'desc', id: 'asc' } as const
      const requests = await em.find(LegalAidRequest, {}, { orderBy, disableIdentityMap: true })
      // We promise applicants that each opening is recorded.
      if (requests.length > 0) {
        record(em, {
          who: name,
          action: 'opened',
          noun: `${noun}s`,
          title: `${requests.length} in the inbox`,
        })
      }
      return requests.map((request) => opened(request, context))
    })
  }

  @Query(() => Int)
  async legalAidRequestCount(@Ctx() context: Context): Promise<number> {
    administratorsOnly(context)
    return context.em.count(LegalAidRequest)
  }
}
