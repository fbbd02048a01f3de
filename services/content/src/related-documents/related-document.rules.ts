/** The validation rules of a related document. */
import { z } from 'zod'
import {
  displayOrder,
  flag,
  ignoredField,
  optionalText,
  optionalUrl,
  requiredLine,
} from '../content-type/fields.rules.ts'
import { type ManagedType, managedPaths } from '../content-type/managed-type.rules.ts'

export const limits = { title: 200, description: 2000 } as const

export const relatedDocument = z.strictObject({
  id: ignoredField(),
  title: requiredLine('Enter a title', limits.title),
  description: optionalText(limits.description),
  available: flag(false),
  file: optionalUrl(),
  displayOrder: displayOrder(),
})

export type RelatedDocumentInput = z.infer<typeof relatedDocument>

export const relatedDocuments: ManagedType = {
  typeName: 'RelatedDocument',
  path: managedPaths.RelatedDocument,
  itemType: 'related document',
  pluralLabel: 'Related documents',
  rules: relatedDocument,
}
