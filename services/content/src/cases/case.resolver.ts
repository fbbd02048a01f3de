/** The GraphQL resolver of cases. */
import { Authorized, type Context, getRequestedFields, Managed, Public } from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Int, Query, Resolver } from 'type-graphql'
import { CaseInput, LegalCase, newestFirst, publicCases } from './case.entity.ts'
import { cases } from './case.rules.ts'

@Resolver(() => LegalCase)
export class CaseResolver extends Managed(LegalCase, CaseInput, cases, {
  permission: 'manageContent',
  order: newestFirst,
  listColumns: {
    searchable: ['title', 'caseNumber', 'summary', 'legalIssues', 'assignedAttorney', 'clientInfo'],
    sortable: ['title', 'category', 'status', 'startDate', 'isPublic'],
    filterable: ['category', 'status', 'isPublic', 'isFeatured'],
  },
  bulkEditable: ['isPublic', 'isFeatured'],
}) {
  @Public()
  @Query(() => [LegalCase])
  cases(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<LegalCase[]> {
    return publicCases.list(em, { columns: getRequestedFields(LegalCase, info) })
  }

  @Public()
  @Query(() => [LegalCase])
  featuredCases(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<LegalCase[]> {
    return publicCases.list(em, { where: { isFeatured: true }, columns: getRequestedFields(LegalCase, info) })
  }

  @Public()
  @Query(() => LegalCase, { nullable: true })
  case(@Arg('id', () => ID) id: string, @Ctx() { em }: Context): Promise<LegalCase | null> {
    return publicCases.findById(em, id)
  }

  @Authorized('manageContent')
  @Query(() => Int, { nullable: true, description: 'Null while this service does not answer' })
  async caseCount(@Ctx() context: Context): Promise<number> {
    return context.em.count(LegalCase)
  }
}
