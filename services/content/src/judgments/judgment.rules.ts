/** What a judgment must say, for the form, the interface and the database alike. */
import { z } from 'zod'
import {
  day,
  flag,
  ignored,
  line,
  optionalAddress,
  optionalLine,
  optionalProse,
  optionalWords,
} from '../fields.rules.ts'

/** What the form and the filter offer. Data from elsewhere may have other categories, such as Civil Rights. */
export const categories = ['Family Law', 'Housing', 'Employment', 'Immigration', 'Criminal'] as const

/** What the form and the filter offer. */
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
  fullText: 500_000,
  legalImplications: 20_000,
} as const

export const judgment = z.strictObject({
  id: ignored(),
  title: line('Enter a title', limits.title),
  caseNumber: optionalLine(limits.caseNumber),
  courtName: line('Enter the name of the court', limits.courtName),
  judgeName: optionalLine(limits.judgeName),
  judgmentDate: day('Enter the date of the judgment'),
  parties: optionalLine(limits.parties),
  legalIssues: optionalProse(limits.legalIssues),
  category: line('Enter a category', limits.category),
  summary: optionalProse(limits.summary),
  fullText: optionalProse(limits.fullText),
  legalImplications: optionalProse(limits.legalImplications),
  pdfUrl: optionalAddress(),
  keywords: optionalWords().transform((words) => words ?? []),
  isVisible: flag(true),
})

export type JudgmentInput = z.infer<typeof judgment>
