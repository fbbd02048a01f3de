/** The GraphQL types of the site search. */
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { TextPart } from '../search/highlight.ts'

/** A match. Its page follows from its type and its id, slug or path. */
@ObjectType({ simpleResolvers: true })
export class SearchMatch {
  @Field(() => String, { description: 'The name of its type: Judgment, BlogPost, PageSection, …' })
  type!: string
  @Field(() => ID) id!: string
  @Field(() => String, {
    nullable: true,
    description: 'Only of items whose page is found by slug instead of id',
  })
  slug!: string | null
  @Field(() => String, {
    nullable: true,
    description: 'Only of sections of fixed pages: the path of the page, with the anchor of the section',
  })
  path!: string | null
  @Field(() => String, {
    description: 'Its category, the type of an event, the designation of a person, the page of a section',
  })
  category!: string
  @Field(() => String, { nullable: true, description: 'Its date, in ISO' }) date!: string | null
  @Field(() => [TextPart]) title!: TextPart[]
  @Field(() => [TextPart]) excerpt!: TextPart[]
}

/** The first matches of one group, and their total number. */
@ObjectType({ simpleResolvers: true })
export class SearchGroup {
  @Field(() => String, { description: 'Its name: Guide, LegalService, Case, …' }) kind!: string
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
  @Field(() => SearchMatch, {
    nullable: true,
    description: 'The best match of all, which is in its group too; none in a single group',
  })
  bestMatch!: SearchMatch | null
  @Field(() => [SearchGroup], { description: 'Only groups with matches, what helps first' })
  groups!: SearchGroup[]
  @Field(() => String, {
    nullable: true,
    description: 'Without matches: a spelling suggestion that has some',
  })
  didYouMean!: string | null
}
