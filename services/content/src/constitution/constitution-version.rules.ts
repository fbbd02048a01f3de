/** The validation rules of a version of the constitution; its text is on the page. */
import { z } from 'zod'
import {
  ignoredField,
  optionalText,
  optionalUrl,
  requiredDay,
  requiredIdentifierLine,
} from '../content-type/fields.rules.ts'
import { type ManagedType, managedPaths } from '../content-type/managed-type.rules.ts'

export const limits = { versionNumber: 20, changes: 5000 } as const

export const constitutionVersion = z.strictObject({
  id: ignoredField(),
  versionNumber: requiredIdentifierLine('Enter the number of the version', limits.versionNumber),
  effectiveDate: requiredDay('Enter the day from which it is in force'),
  pdfUrl: optionalUrl(),
  changes: optionalText(limits.changes),
})

export type ConstitutionVersionInput = z.infer<typeof constitutionVersion>

export const constitutionVersions: ManagedType = {
  typeName: 'ConstitutionVersion',
  path: managedPaths.ConstitutionVersion,
  itemType: 'constitution version',
  pluralLabel: 'Constitution versions',
  rules: constitutionVersion,
}
