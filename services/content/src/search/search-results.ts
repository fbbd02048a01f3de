/** What a search of the whole site answers. */
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { TextPart } from './text-part.ts'

/** An item that was found. Where it is read follows from its kind and its id or slug. */
@ObjectType({ simpleResolvers: true })
export class SearchHit {
  @Field(() => ID) id!: string
  @Field(() => String, { nullable: true, description: 'Of what is found by its slug instead of its id' })
  slug!: string | null
  @Field(() => String, { description: 'Its category, the type of an event, the designation of a person' })
  about!: string
  @Field(() => String, { nullable: true, description: 'When it was, in ISO' }) date!: string | null
  @Field(() => [TextPart]) title!: TextPart[]
  @Field(() => [TextPart]) excerpt!: TextPart[]
}

/** The first hits of one kind, and how many there are in all. */
@ObjectType({ simpleResolvers: true })
export class SearchGroup {
  @Field(() => String, { description: 'The name of the type: Judgment, BlogPost, …' }) kind!: string
  @Field(() => Int) total!: number
  @Field(() => [SearchHit]) hits!: SearchHit[]
}

@ObjectType({ simpleResolvers: true })
export class SearchResults {
  @Field(() => String, { description: 'What was looked for, as it was understood' }) words!: string
  @Field(() => Int) total!: number
  @Field(() => [SearchGroup], { description: 'Only kinds of which something was found' })
  groups!: SearchGroup[]
  @Field(() => String, {
    nullable: true,
    description: 'When nothing was found: the same search in words that find something',
  })
  didYouMean!: string | null
}
