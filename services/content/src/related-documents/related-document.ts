/** A document that belongs beside the constitution: online, or to be asked for. */
import { ContentType, Flag, inputOf, ManagedItem, type Order, Text, Whole } from '@access/service-kit'
import { Announced } from '../announced.ts'
import { shown } from '../shown.ts'

@Announced('RelatedDocument')
@ContentType('RelatedDocument')
export class RelatedDocument extends ManagedItem {
  @Text() title!: string
  @Text({ optional: true }) description!: string | null
  @Flag({ otherwise: false }) available!: boolean
  @Text({ optional: true }) file!: string | null
  @Whole({ otherwise: 0, onlyAdministrators: true }) displayOrder!: number
}

export const RelatedDocumentInput = inputOf(RelatedDocument, 'RelatedDocumentInput')

export const inDisplayOrder: Order<RelatedDocument> = [{ displayOrder: 'asc' }, { title: 'asc' }]

/** Related documents as visitors may see them: all of them. */
export const shownDocuments = shown(RelatedDocument, { order: inDisplayOrder })
