/** What is said of a document that belongs beside the constitution. */
import { z } from 'zod'
import { flag, ignored, line, optionalLine, optionalProse } from '../fields.rules.ts'

export const limits = { title: 200, description: 2000, file: 200 } as const

export const relatedDocument = z.strictObject({
  id: ignored(),
  title: line('Enter a title', limits.title),
  description: optionalProse(limits.description),
  available: flag(false),
  file: optionalLine(limits.file),
})

export type RelatedDocumentInput = z.infer<typeof relatedDocument>
