/** The GraphQL resolver of judgments. */
import { type Context, getRequestedFields, Managed, Public } from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Int, Query, Resolver } from 'type-graphql'
import { Judgment, JudgmentInput, newestFirst, publicJudgments } from './judgment.entity.ts'
import { judgments } from './judgment.rules.ts'
import { JudgmentPage } from './judgment-page.resolver.ts'
import { findJudgments, maxPageSize } from './search-judgments.ts'
import { listAllJudgments, listJudgmentsAfter } from './whole-list.ts'

@Resolver(() => Judgment)
export class JudgmentResolver extends Managed(Judgment, JudgmentInput, judgments, {
  permission: 'manageContent',
  order: newestFirst,
  listColumns: {
    searchable: ['title', 'caseNumber', 'courtName', 'judgeName', 'parties', 'category'],
    sortable: ['title', 'courtName', 'category', 'judgmentDate', 'isVisible'],
    filterable: ['category', 'courtName', 'isVisible'],
  },
  bulkEditable: ['isVisible'],
}) {
  @Public()
  @Query(() => [Judgment])
  judgments(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<Judgment[]> {
    return listAllJudgments(em, getRequestedFields(Judgment, info))
  }

  @Public()
  @Query(() => [Judgment], {
    description: 'The same list part by part: those that follow the one with this id',
  })
  judgmentsAfter(
    @Arg('after', () => ID, { nullable: true }) after: string | null,
    @Arg('limit', () => Int, { defaultValue: 250, description: 'From 1 to 250' }) limit: number,
    @Ctx() { em }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Judgment[]> {
    return listJudgmentsAfter(em, { after, limit, columns: getRequestedFields(Judgment, info) })
  }

  @Public()
  @Query(() => Judgment, { nullable: true })
  judgment(@Arg('id', () => ID) id: string, @Ctx() { em }: Context): Promise<Judgment | null> {
    return publicJudgments.findById(em, id)
  }

  @Public()
  @Query(() => JudgmentPage)
  judgmentsPage(
    @Arg('search', () => String, { nullable: true }) search: string | null,
    @Arg('category', () => String, { nullable: true }) category: string | null,
    @Arg('court', () => String, { nullable: true }) court: string | null,
    @Arg('page', () => Int, { nullable: true, defaultValue: 1 }) page: number | null,
    @Arg('sort', () => String, {
      nullable: true,
      description: "'relevance' (the default) or 'date'; without a search always by date",
    })
    sort: string | null,
    @Arg('size', () => Int, { nullable: true, description: `At most ${maxPageSize}, which is the default` })
    size: number | null,
    @Ctx() { em }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<JudgmentPage> {
    const columns = getRequestedFields(Judgment, info, 'items')
    return findJudgments(em, { search, category, court, page, sort, size, columns })
  }
}
