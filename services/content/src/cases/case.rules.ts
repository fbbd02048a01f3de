/** The validation rules of a case. `case` is a reserved word, so they are called `legalCase`. */
import { retainedWhenOmitted } from '@access/service-kit/validation/retained-fields.rules'
import { z } from 'zod'
import {
  choice,
  flag,
  ignoredField,
  optionalDay,
  optionalIdentifierLine,
  optionalLine,
  optionalText,
  requiredLine,
} from '../content-type/fields.rules.ts'
import { type ManagedType, managedPaths } from '../content-type/managed-type.rules.ts'

/** In lower case wherever they are stored or sent; screens capitalise them. */
export const caseStatuses = ['pending', 'active', 'won', 'closed'] as const

export const limits = {
  title: 200,
  caseNumber: 60,
  clientInfo: 5000,
  legalIssues: 5000,
  assignedAttorney: 200,
  summary: 2000,
  description: 50_000,
  outcome: 5000,
  impactStory: 20_000,
  category: 80,
} as const

export const legalCase = z.strictObject({
  id: ignoredField(),
  title: requiredLine('Enter a title', limits.title),
  caseNumber: optionalIdentifierLine(limits.caseNumber),
  // The form offers the office's practice areas; a case of before one was renamed keeps its category.
  category: requiredLine('Choose a category', limits.category),
  // It has no input in the form, so that a form that is saved leaves it as it is.
  clientInfo: retainedWhenOmitted(optionalText(limits.clientInfo)),
  legalIssues: optionalText(limits.legalIssues),
  assignedAttorney: optionalLine(limits.assignedAttorney),
  status: choice(caseStatuses, 'Choose a status'),
  startDate: optionalDay(),
  endDate: optionalDay(),
  summary: optionalText(limits.summary),
  description: optionalText(limits.description),
  outcome: optionalText(limits.outcome),
  impactStory: optionalText(limits.impactStory),
  isPublic: flag(false),
  isFeatured: flag(false),
})

export type LegalCaseInput = z.infer<typeof legalCase>

export const cases: ManagedType = {
  typeName: 'Case',
  path: managedPaths.Case,
  itemType: 'case',
  pluralLabel: 'Cases',
  rules: legalCase,
  // `clientInfo`, which no visitor reads.
  holdsPersonalData: true,
}
