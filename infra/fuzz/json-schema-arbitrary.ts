/** Random values of a JSON Schema, as fast-check arbitraries, so that a failing one shrinks. */
import fc from 'fast-check'
import type { JsonSchema, NamedSchemas } from './openapi.ts'

/** Longer texts would only make the run slow; what is too long is tried on purpose. */
const maxTextLength = 60

/** What a reference leads to; a schema without one as it is. */
export const followReference = (schema: JsonSchema, named: NamedSchemas): JsonSchema =>
  schema.$ref ? named[schema.$ref.split('/').at(-1)!]! : schema

/** Values that the schema allows; the named ones are what its references lead to. */
export function buildArbitrary(reference: JsonSchema, named: NamedSchemas): fc.Arbitrary<unknown> {
  const { anyOf, ...schema } = followReference(reference, named)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (anyOf) return fc.oneof(...anyOf.map((choice) => buildArbitrary({ ...schema, ...choice }, named)))
  const {
    properties = {},
    required = [],
    items = {},
    minimum: min = -1_000,
    maximum: max = 1_000_000,
  } = schema
  const byType: Record<string, () => fc.Arbitrary<unknown>> = {
    null: () => fc.constant(null),
    boolean: () => fc.boolean(),
    integer: () => fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) }),
    number: () => fc.double({ min, max, noNaN: true }),
    array: () => fc.array(buildArbitrary(items, named), { maxLength: 3 }),
    object() {
      const fields: Record<string, fc.Arbitrary<unknown>> = {}
      for (const [name, field] of Object.entries(properties)) fields[name] = buildArbitrary(field, named)
      return fc.record(fields, { requiredKeys: required, noNullPrototype: true })
    },
    string: () => buildText(schema),
  }
  const types = [schema.type ?? 'string'].flat()
  return fc.oneof(...types.map((type) => byType[type]!()))
}

const isoTime = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

const formats: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.stringMatching(/^[a-z]{1,12}@[a-z]{1,12}\.org$/),
  'date-time': isoTime,
  date: isoTime.map((time) => time.slice(0, 10)),
  'uri-reference': fc.webPath(),
}

function buildText({ format = '', pattern, maxLength = maxTextLength }: JsonSchema): fc.Arbitrary<string> {
  // Written for Unicode, as JSON Schema has them.
  if (pattern && !formats[format]) return fc.stringMatching(new RegExp(pattern, 'u'))
  const text = fc.string({ maxLength: Math.min(maxLength, maxTextLength), unit: 'grapheme' })
  return formats[format] ?? fc.oneof(fc.stringMatching(/^[A-Z][a-z]{2,20} [a-z]{2,20}$/), text)
}
