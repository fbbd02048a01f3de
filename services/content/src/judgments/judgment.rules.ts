/** The validation rules of a judgment, for the form, the API and imports alike. */

import { judgmentCategories } from '@access/service-kit/practice-areas/practice-areas.rules'
import { retainedWhenOmitted } from '@access/service-kit/validation/retained-fields.rules'
import { z } from 'zod'
import {
  flag,
  ignoredField,
  optionalIdentifierLine,
  optionalLine,
  optionalText,
  optionalTextList,
  optionalUrl,
  requiredDay,
  requiredLine,
} from '../content-type/fields.rules.ts'
import { type ManagedType, managedPaths } from '../content-type/managed-type.rules.ts'

/** The options of the form and the filter. Imported judgments may have other categories, such as Civil Rights. */
export const categories = judgmentCategories

/** The options of the form and the filter. */
export const courts = ['Supreme Court', 'Appeals Court', 'District Court'] as const

export const limits = {
  title: 200,
  caseNumber: 60,
  courtName: 120,
  judgeName: 200,
  parties: 1000,
  legalIssues: 5000,
  category: 80,
  summary: 5000,
  plainSummary: 2000,
  fullText: 500_000,
  legalImplications: 20_000,
} as const

export const judgment = z.strictObject({
  id: ignoredField(),
  title: requiredLine('Enter a title', limits.title),
  caseNumber: optionalIdentifierLine(limits.caseNumber),
  courtName: requiredLine('Enter the name of the court', limits.courtName),
  judgeName: optionalLine(limits.judgeName),
  judgmentDate: requiredDay('Enter the date of the judgment'),
  parties: optionalLine(limits.parties),
  legalIssues: optionalText(limits.legalIssues),
  category: requiredLine('Enter a category', limits.category),
  summary: optionalText(limits.summary),
  plainSummary: retainedWhenOmitted(optionalText(limits.plainSummary)),
  fullText: optionalText(limits.fullText),
  legalImplications: optionalText(limits.legalImplications),
  pdfUrl: optionalUrl(),
  keywords: optionalTextList().transform((keywords) => keywords ?? []),
  isVisible: flag(true),
})

export type JudgmentInput = z.infer<typeof judgment>

export const judgments: ManagedType = {
  typeName: 'Judgment',
  path: managedPaths.Judgment,
  itemType: 'judgment',
  pluralLabel: 'Judgments',
  rules: judgment,
}
