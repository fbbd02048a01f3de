/** Validates input by the rules. */
import type { z } from 'zod'
import { Invalid } from '../errors/errors.ts'
import { getFieldMessages } from './field-messages.ts'

/** The parsed `input`; throws `Invalid` with a message for each field (nested ones with dots). */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw new Invalid(getFieldMessages(result.error))
}
