/** What is said of a legal service we offer. */
import { z } from 'zod'
import { displayOrder, ignored, line, optionalLine, optionalProse, prose } from '../fields.rules.ts'

/** The pictures that screens have; a service with another icon, or none, is shown with the default one. */
export const icons = [
  'family-law',
  'housing',
  'employment',
  'immigration',
  'criminal',
  'civil-rights',
  'consumer',
  'benefits',
] as const

export const limits = {
  title: 200,
  category: 80,
  icon: 60,
  description: 5000,
  eligibility: 5000,
  howToApply: 5000,
} as const

export const legalService = z.strictObject({
  id: ignored(),
  title: line('Enter a title', limits.title),
  category: line('Enter a category', limits.category),
  description: prose('Enter a description', limits.description),
  icon: optionalLine(limits.icon),
  eligibility: optionalProse(limits.eligibility),
  howToApply: optionalProse(limits.howToApply),
  displayOrder: displayOrder(),
})

export type LegalServiceInput = z.infer<typeof legalService>
