/** What was submitted, so that it is recognized when it is sent twice. */
import { Item, Table, Text } from '@access/service-kit'

/** One submission, by blind indexes from which nothing can be read. */
@Table('idempotency_record')
export class IdempotencyRecord extends Item {
  /** Of the key it was sent under, if it was. */
  @Text({ isUnique: true, isOptional: true }) key!: string | null
  /** Of what was sent. */
  @Text({ isIndexed: true }) content!: string
  /** Of the address it came from; stored for an hour. */
  @Text({ isIndexed: true, isOptional: true }) sender!: string | null
  /** The id of what was stored. */
  @Text() item!: string
}
