/** The legal hold of a request, for administrators: placed with a reason, and lifted. */
import { Authorized, type Context, requireAdministrator, validate } from '@access/service-kit'
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { legalHold as holdRules } from '../legal-holds/legal-hold.rules.ts'
import { liftLegalHold, placeLegalHold } from '../legal-holds/legal-hold.ts'
import { RequestDetails } from './request-details.ts'
import { performStaffActionOrThrow } from './staff-action.ts'

@Resolver()
export class LegalHoldsResolver {
  @Authorized('workOnRequests')
  @Mutation(() => RequestDetails)
  placeLegalHold(
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    const { name: actor } = requireAdministrator(context)
    const input = validate(holdRules, { reason })
    return performStaffActionOrThrow(context, id, (_, decryptedRequest) => {
      placeLegalHold(decryptedRequest, { actor, ...input })
      return 'put on hold'
    })
  }

  @Authorized('workOnRequests')
  @Mutation(() => RequestDetails)
  liftLegalHold(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<RequestDetails> {
    return performStaffActionOrThrow(context, id, (_, { request }) => {
      liftLegalHold(request)
      return 'took off hold'
    })
  }
}
