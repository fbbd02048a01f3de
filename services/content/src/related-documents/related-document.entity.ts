/** A document related to the constitution: online, or available on request. */
import {
  ContentType,
  createInputType,
  Flag,
  Integer,
  ManagedItem,
  type Order,
  Text,
} from '@access/service-kit'
import { NotifyChanges } from '../content-type/notify-changes.ts'
import { createPublicQueries } from '../content-type/public-queries.ts'
import { FullTextIndex } from '../search/full-text-index.ts'

@NotifyChanges('RelatedDocument')
@FullTextIndex('related_document', { A: ['title'], B: ['description'] })
@ContentType('RelatedDocument')
export class RelatedDocument extends ManagedItem {
  @Text() title!: string
  @Text({ isOptional: true }) description!: string | null
  @Flag({ defaultValue: false }) available!: boolean
  @Text({ isOptional: true }) file!: string | null
  @Integer({ defaultValue: 0, permission: 'manageContent' }) displayOrder!: number
}

export const RelatedDocumentInput = createInputType(RelatedDocument, 'RelatedDocumentInput')

export const inDisplayOrder: Order<RelatedDocument> = [{ displayOrder: 'asc' }, { title: 'asc' }]

/** Related documents as visitors may see them: all of them. */
export const publicRelatedDocuments = createPublicQueries(RelatedDocument, { order: inDisplayOrder })
