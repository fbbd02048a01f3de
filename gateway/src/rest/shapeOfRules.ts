// The rules of a service as JSON Schema, for the description of what is sent.
import { z } from 'zod'
import type { Shape } from './shapes.ts'

/** The rules of a service as a schema of what may be sent. */
export function shapeOfRules(rules: z.ZodType): Shape {
  const { $schema: _, ...shape } = z.toJSONSchema(rules, { io: 'input', unrepresentable: 'any' })
  const { properties = {} } = shape as Shape
  // Taken and ignored, so not worth sending.
  delete properties.id
  return shape as Shape
}
