// Converts GraphQL types and rules to JSON Schema.

import { catalogue } from '@access/content/catalogue'
import type { GraphQLObjectType, GraphQLOutputType } from 'graphql'
import { getNamedType, getNullableType, isLeafType, isListType, isNonNullType, isObjectType } from 'graphql'
import { z } from 'zod'
import type { Selections } from '../rest/build-operation.ts'
import { adminOnlyFields } from '../rest/routes.ts'

export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  examples?: unknown[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  anyOf?: JsonSchema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  pattern?: string
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

function makeNullable(shape: JsonSchema): JsonSchema {
  if (shape.$ref) return { anyOf: [shape, { type: 'null' }] }
  return typeof shape.type === 'string' ? { ...shape, type: [shape.type, 'null'] } : shape
}

export function capitalise(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

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

/** Formats of types that are not content types. */
const otherTypeFormats: Record<string, Record<string, string>> = { Administrator: { email: 'email' } }

/** Only these apply to stored values as well: dates are returned in one of the accepted formats. */
const storedFormats = ['email', 'uri-reference']

const formats = new Map(
  catalogue.map(({ typeName, rules }) => [typeName, collectFormats(convertRulesToJsonSchema(rules))]),
)

function collectFormats({ properties = {} }: JsonSchema): Record<string, string> {
  const entries = Object.entries(properties).map(([field, { format, anyOf = [] }]) => [
    field,
    [format, ...anyOf.map((choice) => choice.format)].find((one) => one && storedFormats.includes(one)),
  ])
  return Object.fromEntries(entries.filter(([, format]) => format))
}

/** The schema of a field, with its format. */
function withFormat(type: string, field: string, shape: JsonSchema): JsonSchema {
  const format = (formats.get(type) ?? otherTypeFormats[type])?.[field]
  return format && !shape.format ? { ...shape, format } : shape
}
