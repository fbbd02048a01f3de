/** Cases in the graph. */
import { administratorsOnly, askedColumns, type Context, Managed } from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Int, Query, Resolver } from 'type-graphql'
import { cases } from '../catalogue.ts'
import { CaseInput, LegalCase, newestFirst, shownCases } from './case.ts'

@Resolver(() => LegalCase)
export class CaseResolver extends Managed(LegalCase, CaseInput, cases, {
  order: newestFirst,
  listed: {
    searched: ['title', 'caseNumber', 'summary', 'legalIssues', 'assignedAttorney', 'clientInfo'],
    sorted: ['title', 'category', 'status', 'startDate', 'isPublic'],
    filtered: ['category', 'status', 'isPublic', 'isFeatured'],
  },
  switched: ['isPublic', 'isFeatured'],
}) {
  @Query(() => [LegalCase])
  cases(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<LegalCase[]> {
    return shownCases.list(em, { columns: askedColumns(LegalCase, info) })
  }

  @Query(() => [LegalCase])
  featuredCases(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<LegalCase[]> {
    return shownCases.list(em, { where: { isFeatured: true }, columns: askedColumns(LegalCase, info) })
  }

  @Query(() => LegalCase, { nullable: true })
  case(@Arg('id', () => ID) id: string, @Ctx() { em }: Context): Promise<LegalCase | null> {
    return shownCases.byId(em, id)
  }

  @Query(() => Int)
  async caseCount(@Ctx() context: Context): Promise<number> {
    administratorsOnly(context)
    return context.em.count(LegalCase)
  }
}
