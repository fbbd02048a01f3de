/** A document that belongs beside the constitution: online, or to be asked for. */
import { ContentType, Flag, Item, Text, Whole } from '@access/service-kit'
import { Announced } from '../announced.ts'
import { shown } from '../shown.ts'

@Announced('RelatedDocument')
@ContentType('RelatedDocument')
export class RelatedDocument extends Item {
  @Text() title!: string
  @Text({ optional: true }) description!: string | null
  @Flag({ otherwise: false }) available!: boolean
  @Text({ optional: true }) file!: string | null
  @Whole({ otherwise: 0, hidden: true }) displayOrder!: number
}

/** Related documents as visitors may see them: all of them. */
export const shownDocuments = shown(RelatedDocument, {
  order: [{ displayOrder: 'asc' }, { title: 'asc' }],
})
