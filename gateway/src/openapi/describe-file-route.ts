// Describes the file routes in the OpenAPI document.
import { fileKinds, limits as fileLimits } from '@access/content/files/file.rules'
import { documentKinds, limits, scanResults } from '@access/requests/intake/attachments/document.rules'
import type { GraphQLInputObjectType, GraphQLObjectType, GraphQLSchema } from 'graphql'
import type { FileRoute } from '../file-transfer/file-routes.ts'
import type { ProblemKind } from '../problems/problems.ts'
import { describeProblems } from './describe-problems.ts'
import { describeRoles } from './describe-roles.ts'
import type { JsonSchema } from './json-schema.ts'
import { convertFields } from './json-schema.ts'
import type { OpenApiOperation } from './openapi-document.ts'

/** The response to the upload of an applicant's document. */
const documentReceipt: JsonSchema = {
  type: 'object',
  description: 'An uploaded document that belongs to no request yet',
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string', maxLength: limits.name },
    kind: { type: 'string', enum: documentKinds.map(({ kind }) => kind) },
    size: { type: 'integer', description: 'In bytes', maximum: limits.bytes },
    scan: { type: 'string', enum: [...scanResults], description: 'The result of the virus scan' },
    activeContent: {
      type: 'boolean',
      description: 'It has, or may have, scripts, attachments or objects that do something when it is opened',
    },
    retainedUntil: { type: 'string', format: 'date-time' },
  },
  required: ['id', 'name', 'kind', 'size', 'scan', 'activeContent', 'retainedUntil'],
  additionalProperties: false,
}

/** The response to the upload of a picture or PDF. */
const fileReceipt: JsonSchema = {
  type: 'object',
  description: 'A file for pages',
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string', maxLength: fileLimits.name },
    kind: { type: 'string', enum: [...fileKinds] },
    url: {
      type: 'string',
      format: 'uri-reference',
      description: 'Its path on this site, for a field or a text',
    },
    width: { type: ['integer', 'null'], description: 'In pixels; null when it is not a picture' },
    height: { type: ['integer', 'null'] },
    size: { type: 'integer', description: 'In bytes, as it is stored' },
  },
  required: ['id', 'name', 'kind', 'url', 'width', 'height', 'size'],
  additionalProperties: false,
}

const countSchema: JsonSchema = { type: 'integer' }

/** The report of an import or dry run; also the `report` of the problem when rows are rejected. */
const importReportSchema: JsonSchema = {
  type: 'object',
  description: 'The result of an import or of a dry run',
  properties: {
    rows: countSchema,
    creates: countSchema,
    updates: countSchema,
    unchanged: countSchema,
    errors: {
      type: 'array',
      description: 'The first 200; the header of CSV is row 1',
      items: {
        type: 'object',
        properties: { row: countSchema, field: { type: 'string' }, message: { type: 'string' } },
        required: ['row', 'field', 'message'],
        additionalProperties: false,
      },
    },
    errorCount: countSchema,
    note: {
      type: ['string', 'null'],
      description: 'What to know of how the file is read: in which order its days are, where none shows it',
    },
    fingerprint: { type: 'string', description: 'For the import after a dry run' },
  },
  required: ['rows', 'creates', 'updates', 'unchanged', 'errors', 'errorCount', 'note', 'fingerprint'],
  additionalProperties: false,
}

/** The schemas of upload responses, by name. */
export const receiptSchemas: Record<string, JsonSchema> = {
  DocumentReceipt: documentReceipt,
  FileReceipt: fileReceipt,
  ImportReport: importReportSchema,
}

const createFormSchema = (description: string): JsonSchema => ({
  type: 'object',
  properties: { file: { type: 'string', format: 'binary', description } },
  required: ['file'],
})

const requestedWithHeader = {
  name: 'X-Requested-With',
  in: 'header',
  required: true,
  description: 'Always "fetch": other sites cannot send it',
  schema: { type: 'string', const: 'fetch' } as JsonSchema,
}

const pathParameterDescriptions: Record<string, string> = {
  id: 'The id of the item',
  page: 'The number of the page, from 1',
}

const getPathParameters = ({ path }: FileRoute) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: pathParameterDescriptions[name] ?? 'The last part of its URL',
    schema: { type: 'string', minLength: 1 } as JsonSchema,
  }))

const getQueryParameters = ({ queryParameters = [] }: FileRoute) =>
  queryParameters.map(({ name, description, required = false, options, itemSchema }) => {
    const one: JsonSchema = { type: 'string', ...(options && { enum: [...options] }), ...itemSchema }
    return {
      name,
      in: 'query',
      required,
      description,
      schema: itemSchema ? { type: 'array', items: one } : one,
    }
  })

/** The OpenAPI operation of a file route; schemas of exported items are added to `schemas`. */
export function describeFileRoute(
  route: FileRoute,
  schema: GraphQLSchema,
  schemas: Record<string, JsonSchema>,
): OpenApiOperation {
  const { method, upload, isAdminOnly, isConditional, emptyResponse } = route
  const form = upload && { 'multipart/form-data': { schema: createFormSchema(upload.description) } }
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: [describeRoles(route), route.description].filter(Boolean).join(' '),
    security: isAdminOnly ? [{ token: [] }] : [],
    parameters: [
      ...(method === 'POST' ? [requestedWithHeader] : []),
      ...getPathParameters(route),
      ...getQueryParameters(route),
    ],
    ...(form && { requestBody: { required: true, content: form } }),
    responses: {
      ...describeSuccess(route, schema, schemas),
      ...(emptyResponse && { 204: { description: emptyResponse } }),
      ...(isConditional && { 304: { description: 'Not modified' } }),
      ...describeProblems(listProblemKinds(route), upload?.problemSchema),
    },
  }
}

function describeSuccess(
  { upload, summary: description, mediaTypes = [], exportedType }: FileRoute,
  schema: GraphQLSchema,
  schemas: Record<string, JsonSchema>,
): OpenApiOperation['responses'] {
  if (upload) {
    const answer: JsonSchema = { $ref: `#/components/schemas/${upload.responseSchema}` }
    return { [upload.status ?? 201]: { description, content: { 'application/json': { schema: answer } } } }
  }
  const items = exportedType && createListSchema(exportedType, schema, schemas)
  const getSchema = (type: string) => {
    if (type === 'application/json' && items) return items
    return type.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' }
  }
  const content = Object.fromEntries(mediaTypes.map((type) => [type, { schema: getSchema(type) }]))
  return { 200: { description, content } }
}

/** The schema of a JSON export: a list of items with their ids and all input fields. */
function createListSchema(
  type: string,
  schema: GraphQLSchema,
  schemas: Record<string, JsonSchema>,
): JsonSchema {
  const input = schema.getType(`${type}Input`) as GraphQLInputObjectType
  const objectType = schema.getType(type) as GraphQLObjectType
  const name = `${type}Record`
  schemas[name] = convertFields(objectType, ['id', ...Object.keys(input.getFields())], new Map(), schemas)
  return { type: 'array', items: { $ref: `#/components/schemas/${name}` } }
}

function listProblemKinds({ method, upload, isAdminOnly, problemKinds }: FileRoute): ProblemKind[] {
  const uploadProblems = ['invalid', 'tooLarge', 'wrongType'] as const
  return [
    ...(method === 'POST' ? (['forbiddenOrigin'] as const) : []),
    ...(upload ? uploadProblems : []),
    ...problemKinds,
    ...(isAdminOnly ? (['notSignedIn', 'forbidden'] as const) : []),
    'busy',
  ]
}
