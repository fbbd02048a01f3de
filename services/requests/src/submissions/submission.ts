/** What was taken, so that it is known again when it is sent twice. */
import { Item, Table, Text } from '@access/service-kit'

/** One submission that was taken. It holds marks made with the sealing key, from which nothing can be read. */
@Table('submission')
export class Submission extends Item {
  /** Of the key it was sent under, if it was. */
  @Text({ unique: true, optional: true }) key!: string | null
  /** Of what was sent. */
  @Text({ index: true }) content!: string
  /** Of the address it came from; kept for an hour. */
  @Text({ index: true, optional: true }) sender!: string | null
  /** The id of what was stored. */
  @Text() item!: string
}
