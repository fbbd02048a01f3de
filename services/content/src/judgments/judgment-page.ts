/** One page of what was found, and where the words stand in it. */
import type { Context } from '@access/service-kit'
import { Ctx, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql'
import { TextPart } from '../search/text-part.ts'
import { Judgment } from './judgment.ts'
import { markedJudgments, otherWords, type Sought } from './search.ts'

/** Where the words that were searched for stand in a judgment. */
@ObjectType({ simpleResolvers: true })
export class JudgmentMatch {
  /** The judgment. */
  @Field(() => ID) id!: string
  @Field(() => [TextPart]) title!: TextPart[]
  @Field(() => [TextPart]) summary!: TextPart[]
  @Field(() => [TextPart], { description: 'Out of the full text, around the matches' }) excerpt!: TextPart[]
}

@ObjectType()
export class JudgmentPage {
  @Field(() => [Judgment]) items!: Judgment[]
  @Field(() => Int) total!: number
  @Field(() => Int) page!: number
  @Field(() => Int) pages!: number
  /** What was looked for, as it was understood. */
  words!: string
  sought!: Omit<Sought, 'columns'>
}

@Resolver(() => JudgmentPage)
export class JudgmentPageResolver {
  @FieldResolver(() => [JudgmentMatch], { description: 'One for each item, when words were searched for' })
  async matches(@Root() { items, words }: JudgmentPage, @Ctx() { em }: Context): Promise<JudgmentMatch[]> {
    if (words === '') return []
    const marked = await markedJudgments(em, items, words)
    return items.flatMap(({ id }) => {
      const texts = marked.get(id)
      return texts ? [{ id, ...texts }] : []
    })
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'When nothing was found: the same search in words that find something',
  })
  async didYouMean(
    @Root() { total, words, sought }: JudgmentPage,
    @Ctx() { em }: Context,
  ): Promise<string | null> {
    return total === 0 && words ? otherWords(em, words, sought) : null
  }
}
