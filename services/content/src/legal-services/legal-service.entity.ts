/** A legal service of the organisation. In REST it is /services; in this code a service is a program. */
import { ContentType, createInputType, Integer, ManagedItem, type Order, Text } from '@access/service-kit'
import { NotifyChanges } from '../content-type/notify-changes.ts'
import { createPublicQueries } from '../content-type/public-queries.ts'
import { FullTextIndex } from '../search/full-text-index.ts'

@NotifyChanges('LegalService')
@FullTextIndex('legal_service', {
  A: ['title', 'category'],
  B: ['description'],
  C: ['eligibility', 'how_to_apply'],
})
@ContentType('LegalService')
export class LegalService extends ManagedItem {
  @Text() title!: string
  @Text() category!: string
  @Text() description!: string
  @Text({ isOptional: true }) icon!: string | null
  @Text({ isOptional: true }) eligibility!: string | null
  @Text({ isOptional: true }) howToApply!: string | null
  /** The area that the request form begins with, where the category is none of the office's. */
  @Text({ isOptional: true }) requestArea!: string | null
  @Integer({ defaultValue: 0, permission: 'manageContent' }) displayOrder!: number
}

export const LegalServiceInput = createInputType(LegalService, 'LegalServiceInput')

export const inDisplayOrder: Order<LegalService> = [{ displayOrder: 'asc' }, { title: 'asc' }]

/** The public legal services: all of them. */
export const publicLegalServices = createPublicQueries(LegalService, { order: inDisplayOrder })
