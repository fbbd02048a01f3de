// Describes the file routes in the OpenAPI document.

import type { ProblemKind } from '@access/service-kit/problems/problems.rules'
import type { GraphQLInputObjectType, GraphQLObjectType, GraphQLSchema } from 'graphql'
import type { FileRoute } from '../file-transfer/file-routes.ts'
import { describeProblems } from './describe-problems.ts'
import { describeRoles, listPathParameters } from './describe-route.ts'
import type { JsonSchema } from './json-schema.ts'
import { convertFields } from './json-schema.ts'
import type { OpenApiOperation } from './openapi-document.ts'

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
  const { method, upload, permission, isConditional, emptyResponse } = route
  const form = upload && { 'multipart/form-data': { schema: createFormSchema(upload.description) } }
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: [describeRoles(route), route.description].filter(Boolean).join(' '),
    security: permission ? [{ token: [] }] : [],
    parameters: [
      ...(method === 'POST' ? [requestedWithHeader] : []),
      ...listPathParameters(
        route.path,
        (name) => pathParameterDescriptions[name] ?? 'The last part of its URL',
      ),
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

function listProblemKinds({ method, upload, permission, problemKinds }: FileRoute): ProblemKind[] {
  const uploadProblems = ['invalid', 'tooLarge', 'wrongType'] as const
  return [
    ...(method === 'POST' ? (['forbiddenOrigin'] as const) : []),
    ...(upload ? uploadProblems : []),
    ...problemKinds,
    ...(permission ? (['notSignedIn', 'forbidden'] as const) : []),
    'busy',
  ]
}
