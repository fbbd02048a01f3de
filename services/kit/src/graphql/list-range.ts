/** The part of a list that one answer holds, for lists without the search and filters of a page. */
import { ArgsType, Field, Int } from 'type-graphql'

/** The most items of a list without arguments: more than there are, and fewer than would hurt. */
export const maxListLength = 500

/** The most items of a range, so that with a dozen fields each they cost less than the gateway allows. */
export const maxRangeLength = 250

@ArgsType()
export class ListRange {
  @Field(() => Int, { defaultValue: 0, description: 'How many items to skip' })
  offset!: number

  @Field(() => Int, { defaultValue: maxRangeLength, description: `From 1 to ${maxRangeLength}` })
  limit!: number
}

/** The range within its bounds, for a query. */
export const clampRange = ({ offset, limit }: ListRange) => ({
  offset: Math.max(offset, 0),
  limit: Math.min(Math.max(limit, 1), maxRangeLength),
})
