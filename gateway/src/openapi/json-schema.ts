// Converts GraphQL types to JSON Schema, for responses, and creates examples.
import type { GraphQLObjectType, GraphQLOutputType } from 'graphql'
import { getNamedType, getNullableType, isLeafType, isListType, isNonNullType, isObjectType } from 'graphql'
import type { Selections } from '../rest/build-operation.ts'
import { adminOnlyFields } from '../rest/routes.ts'
import { withFormat } from './field-formats.ts'

export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  pattern?: string
  default?: unknown
  examples?: unknown[]
}

const scalarSchemas: Record<string, JsonSchema> = {
  ID: { type: 'string', format: 'uuid' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Day: { type: 'string', format: 'date-time', description: 'A day, as midnight UTC' },
  Instant: { type: 'string', format: 'date-time', description: 'An instant' },
}

/** The schema of a type; schemas of objects are collected in `schemas` and referenced. */
export function convertType(
  type: GraphQLOutputType,
  selections: Selections,
  schemas: Record<string, JsonSchema>,
): JsonSchema {
  if (!isNonNullType(type)) return makeNullable(convertNonNullType(type, selections, schemas))
  return convertNonNullType(getNullableType(type), selections, schemas)
}

function convertNonNullType(
  type: GraphQLOutputType,
  selections: Selections,
  schemas: Record<string, JsonSchema>,
): JsonSchema {
  if (isListType(type)) return { type: 'array', items: convertType(type.ofType, selections, schemas) }
  const named = getNamedType(type)
  if (isObjectType(named)) return collectObjectSchema(named, selections, schemas)
  return scalarSchemas[named.name] ?? { type: 'string' }
}

/** References the schema of an object; its name says which values the response omits; objects are left out unless a route says otherwise. */
function collectObjectSchema(
  type: GraphQLObjectType,
  selections: Selections,
  schemas: Record<string, JsonSchema>,
): JsonSchema {
  const selectedFields = selections.get(type) ?? []
  const fields = Object.values(type.getFields())
  const name = getSchemaName(
    type.name,
    fields
      .filter(({ name, type }) => !selectedFields.includes(name) && isLeafType(getNamedType(type)))
      .map(({ name }) => name),
  )
  schemas[name] ??= convertFields(type, selectedFields, selections, schemas)
  return { $ref: `#/components/schemas/${name}` }
}

/** The schema of an object with these fields only. */
export function convertFields(
  type: GraphQLObjectType,
  selectedFields: string[],
  selections: Selections,
  schemas: Record<string, JsonSchema>,
): JsonSchema {
  const fields = Object.values(type.getFields()).filter(({ name }) => selectedFields.includes(name))
  const shapes = fields.map((field) => {
    const shape = convertType(field.type, selections, schemas)
    return [field.name, withFormat(type.name, field.name, shape)]
  })
  return {
    type: 'object',
    properties: Object.fromEntries(shapes),
    required: selectedFields,
    additionalProperties: false,
  }
}

function getSchemaName(type: string, omittedFields: string[]) {
  const isPublic = omittedFields.some((name) => adminOnlyFields.includes(name))
  const others = omittedFields.filter((name) => !adminOnlyFields.includes(name)).map(capitalise)
  return `${isPublic ? 'Public' : ''}${type}${others.length > 0 ? 'Without' : ''}${others.join('And')}`
}

/** An example value of a schema, for the documentation. */
export function createExample(shape: JsonSchema, named: Record<string, JsonSchema>, name = 'text'): unknown {
  if (shape.$ref) return createExample(named[shape.$ref.split('/').at(-1)!] ?? {}, named, name)
  if (shape.const !== undefined) return shape.const
  if (shape.examples) return shape.examples[0]
  if (shape.enum) return shape.enum[0]
  const [variant] = shape.anyOf ?? shape.oneOf ?? shape.allOf ?? []
  if (variant) return createExample(variant, named, name)
  const type = Array.isArray(shape.type) ? shape.type[0] : shape.type
  if (type === 'object') {
    const properties = Object.entries(shape.properties ?? {})
    return Object.fromEntries(properties.map(([key, value]) => [key, createExample(value, named, key)]))
  }
  if (type === 'array') return shape.maxItems === 0 ? [] : [createExample(shape.items ?? {}, named, name)]
  if (type === 'integer' || type === 'number') return Math.max(shape.minimum ?? 0, 1)
  if (type === 'boolean') return true
  return createExampleText(shape, name)
}

const exampleTexts: [pattern: RegExp, text: string][] = [
  [/email/i, 'name@example.org'],
  [/phone/i, '(555) 555-0100'],
  [/date$|At$/i, '2024-06-13T00:00:00.000Z'],
  [/url$|photo$|image$|^file$/i, 'https://example.org/file'],
  [/slug/i, 'know-your-rights-guide'],
  [/^name$|Name$/, 'Ada Example'],
  [/^title$/, 'Keys returned after a lockout'],
  [/^password$/, 'correct horse battery staple'],
  [/^token$/, 'eyJhbGciOiJFUzI1NiJ9.eyJzaWQiOiI3In0.c2lnbmF0dXJl'],
  [/^status$/, 'new'],
  [/^preferredContact$/, 'Applicant'],
  [/^passphrase$/, 'river candle orbit maple'],
  [/^id$|Id$/, 'b6f7c1de-1f0a-4a53-9d0c-5f2f3a3f0b11'],
]

function createExampleText({ format }: JsonSchema, name: string) {
  if (format === 'date-time') return '2024-06-13T00:00:00.000Z'
  if (format === 'date') return '2024-06-13'
  if (format === 'uuid') return 'b6f7c1de-1f0a-4a53-9d0c-5f2f3a3f0b11'
  const [, text] = exampleTexts.find(([pattern]) => pattern.test(name)) ?? []
  return text ?? capitalise(name.replace(/([A-Z])/g, ' $1').toLowerCase())
}

function makeNullable(shape: JsonSchema): JsonSchema {
  if (shape.$ref) return { anyOf: [shape, { type: 'null' }] }
  return typeof shape.type === 'string' ? { ...shape, type: [shape.type, 'null'] } : shape
}

function capitalise(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
