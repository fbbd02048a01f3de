// GraphQL types as JSON Schema, for the description of what is answered, and examples of any shape.
import type { GraphQLObjectType, GraphQLOutputType } from 'graphql'
import { getNamedType, getNullableType, isListType, isNonNullType, isObjectType } from 'graphql'
import { withFormat } from './formats.ts'
import { forAdministrators } from './routes.ts'
import type { Selections } from './toOperation.ts'

export interface Shape {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: boolean | Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  pattern?: string
  default?: unknown
}

const plain: Record<string, Shape> = {
  ID: { type: 'string', format: 'uuid' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Day: { type: 'string', format: 'date-time', description: 'A day, as midnight UTC' },
  Instant: { type: 'string', format: 'date-time', description: 'A moment' },
}

/** What a field's value looks like; objects are named, their shapes collected in `into`. */
export function shapeOf(type: GraphQLOutputType, selections: Selections, into: Record<string, Shape>): Shape {
  if (!isNonNullType(type)) return orNull(shapeOfPresent(type, selections, into))
  return shapeOfPresent(getNullableType(type), selections, into)
}

function shapeOfPresent(type: GraphQLOutputType, selections: Selections, into: Record<string, Shape>): Shape {
  if (isListType(type)) return { type: 'array', items: shapeOf(type.ofType, selections, into) }
  const named = getNamedType(type)
  if (isObjectType(named)) return collect(named, selections, into)
  return plain[named.name] ?? { type: 'string' }
}

/** An object by its name, which says what the answer leaves out of the type. */
function collect(type: GraphQLObjectType, selections: Selections, into: Record<string, Shape>): Shape {
  const chosen = selections.get(type) ?? []
  const fields = Object.values(type.getFields())
  const name = nameOf(
    type.name,
    fields.map(({ name }) => name).filter((name) => !chosen.includes(name)),
  )
  into[name] ??= shapeOfFields(type, chosen, selections, into)
  return { $ref: `#/components/schemas/${name}` }
}

/** An object with these fields of the type, and no others. */
export function shapeOfFields(
  type: GraphQLObjectType,
  chosen: string[],
  selections: Selections,
  into: Record<string, Shape>,
): Shape {
  const fields = Object.values(type.getFields()).filter(({ name }) => chosen.includes(name))
  const shapes = fields.map((field) => {
    const shape = shapeOf(field.type, selections, into)
    return [field.name, withFormat(type.name, field.name, shape)]
  })
  return {
    type: 'object',
    properties: Object.fromEntries(shapes),
    required: chosen,
    additionalProperties: false,
  }
}

function nameOf(type: string, leftOut: string[]) {
  const isPublic = leftOut.some((name) => forAdministrators.includes(name))
  const others = leftOut.filter((name) => !forAdministrators.includes(name)).map(capitalised)
  return `${isPublic ? 'Public' : ''}${type}${others.length > 0 ? 'Without' : ''}${others.join('And')}`
}

/** Some value of this shape, for people to look at. */
export function exampleOf(shape: Shape, named: Record<string, Shape>, name = 'text'): unknown {
  if (shape.$ref) return exampleOf(named[shape.$ref.split('/').at(-1)!] ?? {}, named, name)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const [choice] = shape.anyOf ?? shape.oneOf ?? shape.allOf ?? []
  if (choice) return exampleOf(choice, named, name)
  const type = Array.isArray(shape.type) ? shape.type[0] : shape.type
  if (type === 'object') {
    const properties = Object.entries(shape.properties ?? {})
    return Object.fromEntries(properties.map(([key, value]) => [key, exampleOf(value, named, key)]))
  }
  if (type === 'array') return shape.maxItems === 0 ? [] : [exampleOf(shape.items ?? {}, named, name)]
  if (type === 'integer' || type === 'number') return Math.max(shape.minimum ?? 0, 1)
  if (type === 'boolean') return true
  return exampleText(shape, name)
}

const texts: [about: RegExp, text: string][] = [
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
  [/^words$/, 'river candle orbit maple'],
  [/^id$|Id$/, 'b6f7c1de-1f0a-4a53-9d0c-5f2f3a3f0b11'],
]

function exampleText({ format }: Shape, name: string) {
  if (format === 'date-time') return '2024-06-13T00:00:00.000Z'
  if (format === 'date') return '2024-06-13'
  if (format === 'uuid') return 'b6f7c1de-1f0a-4a53-9d0c-5f2f3a3f0b11'
  const [, text] = texts.find(([about]) => about.test(name)) ?? []
  return text ?? capitalised(name.replace(/([A-Z])/g, ' $1').toLowerCase())
}

function orNull(shape: Shape): Shape {
  if (shape.$ref) return { anyOf: [shape, { type: 'null' }] }
  return typeof shape.type === 'string' ? { ...shape, type: [shape.type, 'null'] } : shape
}

function capitalised(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
