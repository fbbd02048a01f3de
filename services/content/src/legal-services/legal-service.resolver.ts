/** Legal services in the graph. */
import { askedColumns, type Context, Managed } from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, Info, Query, Resolver } from 'type-graphql'
import { legalServices } from '../catalogue.ts'
import { inDisplayOrder, LegalService, LegalServiceInput, shownLegalServices } from './legal-service.ts'

@Resolver(() => LegalService)
export class LegalServiceResolver extends Managed(LegalService, LegalServiceInput, legalServices, {
  order: inDisplayOrder,
  listed: {
    searched: ['title', 'category', 'description'],
    sorted: ['title', 'category', 'displayOrder'],
    filtered: ['category'],
  },
}) {
  @Query(() => [LegalService])
  legalServices(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<LegalService[]> {
    return shownLegalServices.list(em, { columns: askedColumns(LegalService, info) })
  }
}
