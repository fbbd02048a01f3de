/** The validation rules of a legal service. */
import { practiceAreas } from '@access/service-kit/practice-areas/practice-areas.rules'
import { z } from 'zod'
import {
  displayOrder,
  ignoredField,
  optionalIdentifierLine,
  optionalText,
  requiredLine,
  requiredText,
} from '../content-type/fields.rules.ts'
import { type ManagedType, managedPaths } from '../content-type/managed-type.rules.ts'

/** The known icons; a service with another icon, or none, has the default one. */
export const icons: readonly string[] = [...practiceAreas.map(({ icon }) => icon), 'consumer', 'benefits']

export const limits = {
  title: 200,
  category: 80,
  icon: 60,
  description: 5000,
  eligibility: 5000,
  howToApply: 5000,
  requestArea: 80,
} as const

export const legalService = z.strictObject({
  id: ignoredField(),
  title: requiredLine('Enter a title', limits.title),
  category: requiredLine('Enter a category', limits.category),
  description: requiredText('Enter a description', limits.description),
  icon: optionalIdentifierLine(limits.icon),
  eligibility: optionalText(limits.eligibility),
  howToApply: optionalText(limits.howToApply),
  requestArea: optionalIdentifierLine(limits.requestArea),
  displayOrder: displayOrder(),
})

export type LegalServiceInput = z.infer<typeof legalService>

export const legalServices: ManagedType = {
  typeName: 'LegalService',
  path: managedPaths.LegalService,
  itemType: 'service',
  pluralLabel: 'Services',
  rules: legalService,
}
