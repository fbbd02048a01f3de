/** Puts what arrived to the rules: parsed, or refused with a message for each field. */
import type { z } from 'zod'
import { type FieldMessages, Invalid } from './errors.ts'

/** What the rules make of `input`, or `Invalid` naming each field (nested ones with dots). */
export function check<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw new Invalid(fieldMessages(result.error))
}

/** The first message for each field of a failed parse. */
export function fieldMessages(error: z.ZodError): FieldMessages {
  const fields: FieldMessages = {}
  for (const issue of error.issues) {
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const name of names) {
      fields[name.join('.')] ??= issue.code === 'unrecognized_keys' ? 'There is no such field' : issue.message
    }
  }
  return fields
}
