/** What is said of a version of the constitution; its text is on the page. */
import { z } from 'zod'
import { day, ignored, line, optionalAddress, optionalProse } from '../fields.rules.ts'

export const limits = { versionNumber: 20, changes: 5000 } as const

export const constitutionVersion = z.strictObject({
  id: ignored(),
  versionNumber: line('Enter the number of the version', limits.versionNumber),
  effectiveDate: day('Enter the day from which it is in force'),
  pdfUrl: optionalAddress(),
  changes: optionalProse(limits.changes),
})

export type ConstitutionVersionInput = z.infer<typeof constitutionVersion>
