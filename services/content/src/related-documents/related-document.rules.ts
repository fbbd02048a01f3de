/** What is said of a document that belongs beside the constitution. */
import { z } from 'zod'
import { displayOrder, flag, ignored, line, optionalAddress, optionalProse } from '../fields.rules.ts'

export const limits = { title: 200, description: 2000 } as const

export const relatedDocument = z.strictObject({
  id: ignored(),
  title: line('Enter a title', limits.title),
  description: optionalProse(limits.description),
  available: flag(false),
  file: optionalAddress(),
  displayOrder: displayOrder(),
})

export type RelatedDocumentInput = z.infer<typeof relatedDocument>
