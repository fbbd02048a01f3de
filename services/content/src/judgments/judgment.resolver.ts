/** Judgments in the graph. */
import { askedColumns, type Context, Managed } from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Int, Query, Resolver } from 'type-graphql'
import { judgments } from '../catalogue.ts'
import { Judgment, JudgmentInput, newestFirst, shownJudgments } from './judgment.ts'
import { JudgmentPage } from './judgment-page.ts'
import { Related, relatedTo } from './related.ts'
import { findJudgments } from './search.ts'

@Resolver(() => Judgment)
export class JudgmentResolver extends Managed(Judgment, JudgmentInput, judgments, {
  order: newestFirst,
  listed: {
    searched: ['title', 'caseNumber', 'courtName', 'judgeName', 'parties', 'category'],
    sorted: ['title', 'courtName', 'category', 'judgmentDate', 'isVisible'],
    filtered: ['category', 'courtName', 'isVisible'],
  },
  switched: ['isVisible'],
}) {
  @Query(() => [Judgment])
  judgments(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<Judgment[]> {
    return shownJudgments.list(em, { columns: askedColumns(Judgment, info) })
  }

  @Query(() => Judgment, { nullable: true })
  judgment(@Arg('id', () => ID) id: string, @Ctx() { em }: Context): Promise<Judgment | null> {
    return shownJudgments.byId(em, id)
  }

  @Query(() => JudgmentPage)
  judgmentsPage(
    @Arg('search', () => String, { nullable: true }) search: string | null,
    @Arg('category', () => String, { nullable: true }) category: string | null,
    @Arg('court', () => String, { nullable: true }) court: string | null,
    @Arg('page', () => Int, { nullable: true, defaultValue: 1 }) page: number | null,
    @Arg('sort', () => String, {
      nullable: true,
      description: "'relevance' (which it is unless said) or 'date'; without a search always by date",
    })
    sort: string | null,
    @Ctx() { em }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<JudgmentPage> {
    const columns = askedColumns(Judgment, info, 'items')
    return findJudgments(em, { search, category, court, page, sort, columns })
  }

  // Nullable, so that a judgment is read even when what is beside it cannot be.
  @Query(() => Related, { nullable: true, description: 'What else we have on the subject of a judgment' })
  async relatedToJudgment(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Related | null> {
    const judgment = await shownJudgments.byId(context.em, id)
    return judgment && relatedTo(judgment, context)
  }
}
