/** One page of judgments, and the highlighted matches in them. */
import type { Context } from '@access/service-kit'
import { Ctx, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql'
import { TextPart } from '../search/highlight.ts'
import { Judgment } from './judgment.entity.ts'
import { highlightJudgments, type JudgmentSearch, suggestQuery } from './search-judgments.ts'

/** The highlighted matches in a judgment. */
@ObjectType({ simpleResolvers: true })
export class JudgmentMatch {
  /** The id of the judgment. */
  @Field(() => ID) id!: string
  @Field(() => [TextPart]) title!: TextPart[]
  @Field(() => [TextPart]) summary!: TextPart[]
  @Field(() => [TextPart], { description: 'From the full text, around the matches' }) excerpt!: TextPart[]
}

@ObjectType()
export class JudgmentPage {
  @Field(() => [Judgment]) items!: Judgment[]
  @Field(() => Int) total!: number
  @Field(() => Boolean, {
    description: 'Whether the total is all of them: a search lists no more than 1,000',
  })
  isTotalExact!: boolean
  @Field(() => Int) page!: number
  @Field(() => Int) pages!: number
  /** The normalized search text. */
  query!: string
  criteria!: Omit<JudgmentSearch, 'columns'>
}

@Resolver(() => JudgmentPage)
export class JudgmentPageResolver {
  @FieldResolver(() => [JudgmentMatch], { description: 'One for each item, when there is a search text' })
  async matches(@Root() { items, query }: JudgmentPage, @Ctx() { em }: Context): Promise<JudgmentMatch[]> {
    if (query === '') return []
    const highlights = await highlightJudgments(em, items, query)
    return items.flatMap(({ id }) => {
      const texts = highlights.get(id)
      return texts ? [{ id, ...texts }] : []
    })
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Without matches: a spelling suggestion that has some',
  })
  async didYouMean(
    @Root() { total, query, criteria }: JudgmentPage,
    @Ctx() { em }: Context,
  ): Promise<string | null> {
    return total === 0 && query ? suggestQuery(em, query, criteria) : null
  }
}
