/**
 * Random values of a JSON Schema, as fast-check arbitraries, so that a failing one shrinks. Covers the keywords that
 * our own description uses; the packages that do this are archived or for another fast-check.
 */
import fc from 'fast-check'

/** The part of JSON Schema (draft 2020-12) that the description of the interface is written in. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
}

export type NamedSchemas = Record<string, JsonSchema>

/** Longer texts would only make the run slow; what is too long is tried on purpose. */
const maxTextLength = 60

/** Values that the schema allows; the named ones are what its references lead to. */
export function buildArbitrary(schema: JsonSchema, named: NamedSchemas): fc.Arbitrary<unknown> {
  const followed = followReference(schema, named)
  if (followed !== schema) return buildArbitrary(followed, named)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices)
    return fc.oneof(...choices.map((choice) => buildArbitrary({ ...omitChoices(schema), ...choice }, named)))
  const types = [schema.type ?? 'string'].flat()
  return fc.oneof(...types.map((type) => arbitraryForType(type, schema, named)))
}

/** What a reference leads to; a schema without one as it is. */
export function followReference(schema: JsonSchema, named: NamedSchemas): JsonSchema {
  if (!schema.$ref) return schema
  const target = named[schema.$ref.split('/').at(-1)!]
  if (!target) throw new Error(`${schema.$ref} leads nowhere`)
  return target
}

const omitChoices = ({ anyOf: _, oneOf: __, ...rest }: JsonSchema) => rest

function arbitraryForType(type: string, schema: JsonSchema, named: NamedSchemas): fc.Arbitrary<unknown> {
  const { minimum: min = -1_000, maximum: max = 1_000_000, maxItems = 5 } = schema
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer')
    return fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) })
  if (type === 'number') return fc.double({ min, max, noNaN: true })
  if (type === 'array')
    return fc.array(buildArbitrary(schema.items ?? {}, named), { maxLength: Math.min(maxItems, 5) })
  if (type === 'object') return objectArbitrary(schema, named)
  return textArbitrary(schema)
}

function objectArbitrary({ properties = {}, required = [] }: JsonSchema, named: NamedSchemas) {
  const values = Object.entries(properties).map(
    ([key, schema]) => [key, buildArbitrary(schema, named)] as const,
  )
  return fc.record(Object.fromEntries(values), { requiredKeys: required, noNullPrototype: true })
}

const isoTime = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

const formatArbitraries: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc
    .tuple(fc.stringMatching(/^[a-z]{1,12}$/), fc.domain())
    .map(([name, domain]) => `${name}@${domain}`),
  'date-time': isoTime,
  date: isoTime.map((time) => time.slice(0, 10)),
  uri: fc.webUrl({ validSchemes: ['https'] }),
  'uri-reference': fc.oneof(fc.webUrl({ validSchemes: ['https'] }), fc.webPath()),
}

function textArbitrary({ format = '', pattern, minLength = 0, maxLength = maxTextLength }: JsonSchema) {
  const known = formatArbitraries[format]
  if (known) return known
  // Written for Unicode, as JSON Schema has them.
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'))
  const limits = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, maxTextLength)) }
  return fc.oneof(
    fc.stringMatching(/^[A-Z][a-z]{2,20} [a-z]{2,20}$/),
    fc.string({ ...limits, unit: 'grapheme' }),
  )
}
