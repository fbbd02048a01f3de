/** A page of a list, in the graph: what is asked, and what is answered. */
import { type ClassType, Directive, Field, InputType, Int, ObjectType } from 'type-graphql'
import type { Item } from '../columns/contentType.ts'

/** Items whose column holds the value. */
// Named, since a bundle may call the class otherwise.
@InputType('FilterInput')
export class FilterInput {
  @Field(() => String) column!: string
  @Field(() => String, { description: "For a flag 'true' or 'false'" }) value!: string
}

/** Which items of a list, in which order, and how many of them at once. */
@InputType('PageInput')
export class PageInput {
  @Field(() => String, { nullable: true, description: 'Words that an item must hold, all of them' })
  search?: string | null

  @Field(() => String, { nullable: true, description: 'The column by which the items are sorted' })
  sort?: string | null

  @Field(() => Boolean, { nullable: true })
  descending?: boolean | null

  @Field(() => [FilterInput], {
    nullable: true,
    description: 'Several of one column: items that hold any of these values',
  })
  filters?: FilterInput[] | null

  @Field(() => Int, { nullable: true, description: 'How many items to pass over' })
  offset?: number | null

  @Field(() => Int, { nullable: true, description: 'From 1 to 100; 25 unless said' })
  limit?: number | null
}

/** Of all that matches the rest of the question, so many items hold the value. Values that none holds are not told. */
@Directive('@shareable')
@ObjectType('FilterCount', { simpleResolvers: true })
export class FilterCount {
  @Field(() => String) column!: string
  @Field(() => String) value!: string
  @Field(() => Int) count!: number
}

/** A page of the items of a type, as the graph gives it. */
export interface Page<T> {
  items: T[]
  /** How many match, on all pages. */
  total: number
  counts: FilterCount[]
}

/** The type of such a page, under its name in the graph. */
export function pageType<T extends Item>(Type: ClassType<T>, name: string): ClassType<Page<T>> {
  @ObjectType(name, { simpleResolvers: true })
  class PageOf implements Page<T> {
    @Field(() => [Type]) items!: T[]
    @Field(() => Int) total!: number
    @Field(() => [FilterCount]) counts!: FilterCount[]
  }
  return PageOf
}
