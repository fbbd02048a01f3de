/** The GraphQL types of the site search. */
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { TextPart } from '../search/highlight.ts'

/** A match. Its page follows from the kind of its group and its id or slug. */
@ObjectType({ simpleResolvers: true })
export class SearchMatch {
  @Field(() => ID) id!: string
  @Field(() => String, {
    nullable: true,
    description: 'Only of items whose page is found by slug instead of id',
  })
  slug!: string | null
  @Field(() => String, { description: 'Its category, the type of an event, the designation of a person' })
  category!: string
  @Field(() => String, { nullable: true, description: 'Its date, in ISO' }) date!: string | null
  @Field(() => [TextPart]) title!: TextPart[]
  @Field(() => [TextPart]) excerpt!: TextPart[]
}

/** The first matches of one type, and their total number. */
@ObjectType({ simpleResolvers: true })
export class SearchGroup {
  @Field(() => String, { description: 'The name of the type: Judgment, BlogPost, …' }) kind!: string
  @Field(() => Int) total!: number
  @Field(() => Boolean, {
    description: 'Whether the total is all of them: of judgments no more than 1,000 are found',
  })
  isTotalExact!: boolean
  @Field(() => [SearchMatch]) matches!: SearchMatch[]
}

@ObjectType({ simpleResolvers: true })
export class SearchResults {
  @Field(() => String, { description: 'The normalized search text' }) query!: string
  @Field(() => Int) total!: number
  @Field(() => Boolean, {
    description: 'Whether the total is all of them: of judgments no more than 1,000 are found',
  })
  isTotalExact!: boolean
  @Field(() => [SearchGroup], { description: 'Only types with matches' })
  groups!: SearchGroup[]
  @Field(() => String, {
    nullable: true,
    description: 'Without matches: a spelling suggestion that has some',
  })
  didYouMean!: string | null
}
