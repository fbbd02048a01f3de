/** A kind of help we give. In REST it is /services; here a service is a program. */
import { ContentType, inputOf, ManagedItem, type Order, Text, Whole } from '@access/service-kit'
import { Announced } from '../announced.ts'
import { Searched } from '../search/searched.ts'
import { shown } from '../shown.ts'

@Announced('LegalService')
@Searched('legal_service', {
  A: ['title', 'category'],
  B: ['description'],
  C: ['eligibility', 'how_to_apply'],
})
@ContentType('LegalService')
export class LegalService extends ManagedItem {
  @Text() title!: string
  @Text() category!: string
  @Text() description!: string
  @Text({ optional: true }) icon!: string | null
  @Text({ optional: true }) eligibility!: string | null
  @Text({ optional: true }) howToApply!: string | null
  @Whole({ otherwise: 0, onlyAdministrators: true }) displayOrder!: number
}

export const LegalServiceInput = inputOf(LegalService, 'LegalServiceInput')

export const inDisplayOrder: Order<LegalService> = [{ displayOrder: 'asc' }, { title: 'asc' }]

/** Legal services as visitors may see them: all of them. */
export const shownLegalServices = shown(LegalService, { order: inDisplayOrder })
