/** The GraphQL types of a page of a list: its input and its result. */
import { type ClassType, Directive, Field, InputType, Int, ObjectType } from 'type-graphql'
import type { Item } from '../columns/content-type.ts'

/** Items whose column has the value. */
// Named explicitly, since a bundler may rename the class.
@InputType('FilterInput')
export class FilterInput {
  @Field(() => String) column!: string
  @Field(() => String, { description: "For a flag 'true' or 'false'" }) value!: string
}

/** Search, filters, sort order and page of a list. */
@InputType('PageInput')
export class PageInput {
  @Field(() => String, { nullable: true, description: 'Words that an item must contain, all of them' })
  search?: string | null

  @Field(() => String, { nullable: true, description: 'The column by which the items are sorted' })
  sort?: string | null

  @Field(() => Boolean, { nullable: true })
  descending?: boolean | null

  @Field(() => [FilterInput], {
    nullable: true,
    description: 'Several of one column: items with any of these values',
  })
  filters?: FilterInput[] | null

  @Field(() => Int, { nullable: true, description: 'How many items to skip' })
  offset?: number | null

  @Field(() => Int, { nullable: true, description: 'From 1 to 100; 25 by default' })
  limit?: number | null
}

/** The number of items with the value among those that match the other filters. Values without items are omitted. */
@Directive('@shareable')
@ObjectType('FilterCount', { simpleResolvers: true })
export class FilterCount {
  @Field(() => String) column!: string
  @Field(() => String) value!: string
  @Field(() => Int) count!: number
}

/** A page of the items of a type, as GraphQL returns it. */
export interface Page<T> {
  items: T[]
  /** The number of matching items on all pages. */
  total: number
  counts: FilterCount[]
}

/** Creates the page type of an item type, by its GraphQL name. */
export function createPageType<T extends Item>(Type: ClassType<T>, name: string): ClassType<Page<T>> {
  @ObjectType(name, { simpleResolvers: true })
  class TypedPage implements Page<T> {
    @Field(() => [Type]) items!: T[]
    @Field(() => Int) total!: number
    @Field(() => [FilterCount]) counts!: FilterCount[]
  }
  return TypedPage
}
