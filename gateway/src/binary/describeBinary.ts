// The calls whose bodies are files, for the description of the interface.
import { fileKinds, limits as fileLimits } from '@access/content/files/file.rules'
import { kinds, limits, scans } from '@access/requests/documents/document.rules'
import type { GraphQLInputObjectType, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { describeFailures } from '../rest/describeFailures.ts'
import type { Described } from '../rest/openapi.ts'
import type { ProblemKind } from '../rest/problems.ts'
import type { Shape } from '../rest/shapes.ts'
import { shapeOfFields } from '../rest/shapes.ts'
import type { BinaryRoute } from './binaryRoutes.ts'
import { importReport } from './transfers.ts'

/** A paper that came in, as its sender is told of it. */
const documentReceipt: Shape = {
  type: 'object',
  description: 'A paper that waits for its request',
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string', maxLength: limits.name },
    kind: { type: 'string', enum: kinds.map(({ kind }) => kind) },
    size: { type: 'integer', description: 'In bytes', maximum: limits.bytes },
    scan: { type: 'string', enum: [...scans], description: 'What came out of looking for viruses' },
    keptUntil: { type: 'string', format: 'date-time' },
  },
  required: ['id', 'name', 'kind', 'size', 'scan', 'keptUntil'],
  additionalProperties: false,
}

/** A picture or a file that came in, as its sender is told of it. */
const fileReceipt: Shape = {
  type: 'object',
  description: 'A file that pages can show',
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string', maxLength: fileLimits.name },
    kind: { type: 'string', enum: [...fileKinds] },
    address: {
      type: 'string',
      format: 'uri-reference',
      description: 'Its place on this site, for a field or a text',
    },
    width: { type: ['integer', 'null'], description: 'In pixels; null for what is no picture' },
    height: { type: ['integer', 'null'] },
    size: { type: 'integer', description: 'In bytes, as it is kept' },
  },
  required: ['id', 'name', 'kind', 'address', 'width', 'height', 'size'],
  additionalProperties: false,
}

/** What senders are told, by the name it has in the description. */
export const receipts: Record<string, Shape> = {
  DocumentReceipt: documentReceipt,
  FileReceipt: fileReceipt,
  ImportReport: importReport,
}

const formFor = (what: string): Shape => ({
  type: 'object',
  properties: { file: { type: 'string', format: 'binary', description: what } },
  required: ['file'],
})

const fromOurPage = {
  name: 'X-Requested-With',
  in: 'header',
  required: true,
  description: 'Always "fetch": other sites cannot send it',
  schema: { type: 'string', const: 'fetch' } as Shape,
}

const inThePath = ({ path }: BinaryRoute) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: name === 'id' ? 'The id of the item' : 'The last part of its address',
    schema: { type: 'string', minLength: 1 } as Shape,
  }))

const inTheQuery = ({ asks = [] }: BinaryRoute) =>
  asks.map(({ name, description, required = false, options, each }) => {
    const one: Shape = { type: 'string', ...(options && { enum: [...options] }), ...each }
    return { name, in: 'query', required, description, schema: each ? { type: 'array', items: one } : one }
  })

/** One row, described; what it lists is named in `schemas`. */
export function describeBinary(
  route: BinaryRoute,
  schema: GraphQLSchema,
  schemas: Record<string, Shape>,
): Described {
  const { takes, admin, lasting } = route
  const form = takes && { 'multipart/form-data': { schema: formFor(takes.what) } }
  return {
    operationId: route.field,
    tags: [route.group],
    summary: route.says,
    description: `${admin ? 'For administrators. ' : ''}${route.more}`,
    security: admin ? [{ token: [] }] : [],
    parameters: [...(takes ? [fromOurPage] : inThePath(route)), ...inTheQuery(route)],
    ...(form && { requestBody: { required: true, content: form } }),
    responses: {
      ...successOf(route, schema, schemas),
      ...(lasting && { 304: { description: 'What the reader has is still true' } }),
      ...describeFailures(failuresOf(route), takes?.problem),
    },
  }
}

function successOf(
  { takes, says: description, gives = [], lists }: BinaryRoute,
  schema: GraphQLSchema,
  schemas: Record<string, Shape>,
): Described['responses'] {
  if (takes) {
    const answer: Shape = { $ref: `#/components/schemas/${takes.answer}` }
    return { [takes.status ?? 201]: { description, content: { 'application/json': { schema: answer } } } }
  }
  const items = lists && listOf(lists, schema, schemas)
  const shapeIn = (type: string) => {
    if (type === 'application/json' && items) return items
    return type.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' }
  }
  const content = Object.fromEntries(gives.map((type) => [type, { schema: shapeIn(type) }]))
  return { 200: { description, content } }
}

/** The items of a type as a file lists them: each with its id and all that can be said of it. */
function listOf(type: string, schema: GraphQLSchema, schemas: Record<string, Shape>): Shape {
  const input = schema.getType(`${type}Input`) as GraphQLInputObjectType
  const named = schema.getType(type) as GraphQLObjectType
  const name = `${type}Record`
  schemas[name] = shapeOfFields(named, ['id', ...Object.keys(input.getFields())], new Map(), schemas)
  return { type: 'array', items: { $ref: `#/components/schemas/${name}` } }
}

function failuresOf({ takes, admin, fails }: BinaryRoute): ProblemKind[] {
  const ofSending = ['invalid', 'notOurPage', 'tooLarge', 'wrongType'] as const
  return [...(takes ? ofSending : []), ...fails, ...(admin ? (['notSignedIn'] as const) : []), 'busy']
}
