/** The GraphQL resolver of legal services. */
import { type Context, getRequestedFields, Managed, Public } from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, Info, Query, Resolver } from 'type-graphql'
import {
  inDisplayOrder,
  LegalService,
  LegalServiceInput,
  publicLegalServices,
} from './legal-service.entity.ts'
import { legalServices } from './legal-service.rules.ts'

@Resolver(() => LegalService)
export class LegalServiceResolver extends Managed(LegalService, LegalServiceInput, legalServices, {
  permission: 'manageContent',
  order: inDisplayOrder,
  listColumns: {
    searchable: ['title', 'category', 'description'],
    sortable: ['title', 'category', 'displayOrder'],
    filterable: ['category'],
  },
}) {
  @Public()
  @Query(() => [LegalService])
  legalServices(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<LegalService[]> {
    return publicLegalServices.list(em, { columns: getRequestedFields(LegalService, info) })
  }
}
