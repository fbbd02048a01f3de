/** Legal services in the graph. */
import { askedColumns, type Context } from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, Info, Query, Resolver } from 'type-graphql'
import { LegalService, shownLegalServices } from './legal-service.ts'

@Resolver(() => LegalService)
export class LegalServiceResolver {
  @Query(() => [LegalService])
  legalServices(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<LegalService[]> {
    return shownLegalServices.list(em, { columns: askedColumns(LegalService, info) })
  }
}
