// Converts rules to JSON Schema.
import { z } from 'zod'
import type { JsonSchema } from './json-schema.ts'

/** The JSON Schema of the input that the rules accept. */
export function convertRulesToJsonSchema(rules: z.ZodType): JsonSchema {
  const { $schema: _, ...shape } = z.toJSONSchema(rules, { io: 'input', unrepresentable: 'any' })
  const { properties = {} } = shape as JsonSchema
  // Accepted and ignored, so it is not documented.
  delete properties.id
  return shape as JsonSchema
}

/** The JSON Schema of a response. */
export function convertOutput(rules: z.ZodType): JsonSchema {
  const { $schema: _, ...shape } = z.toJSONSchema(rules)
  return shape as JsonSchema
}
