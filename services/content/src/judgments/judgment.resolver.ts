/** Judgments in the graph. */
import { askedColumns, type Context, Managed } from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Field, ID, Info, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { judgments } from '../catalogue.ts'
import { Judgment, JudgmentInput, newestFirst, shownJudgments } from './judgment.ts'
import { findJudgments } from './search.ts'

/** One page of what was found. */
@ObjectType()
export class JudgmentPage {
  @Field(() => [Judgment]) items!: Judgment[]
  @Field(() => Int) total!: number
  @Field(() => Int) page!: number
  @Field(() => Int) pages!: number
}

@Resolver(() => Judgment)
export class JudgmentResolver extends Managed(Judgment, JudgmentInput, judgments, {
  order: newestFirst,
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
    @Ctx() { em }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<JudgmentPage> {
    const columns = askedColumns(Judgment, info, 'items')
    return findJudgments(em, { search, category, court, page, columns })
  }
}
