// The OpenAPI 3.1 document, generated from the route table, the schema and the rules.

import type { ProblemKind } from '@access/service-kit/problems/problems.rules'
import type { GraphQLSchema } from 'graphql'
import { defaultOrganisation, type Organisation } from '../context/organisation.ts'
import { type FileRoute, fileRoutes } from '../file-transfer/file-routes.ts'
import type { Operation } from '../rest/build-operation.ts'
import { buildOperation } from '../rest/build-operation.ts'
import { type Route, routes } from '../rest/routes.ts'
import { createExample } from './body-example.ts'
import { describeFileRoute } from './describe-file-route.ts'
import { describeProblems, problemSchemas } from './describe-problems.ts'
import { formatRouteDescription, listPathParameters, tagDescriptions } from './describe-route.ts'
import type { JsonSchema } from './json-schema.ts'
import { capitalise, convertRulesToJsonSchema, convertType } from './json-schema.ts'
import { receiptSchemas } from './receipts.ts'

export interface MediaType {
  schema: JsonSchema
  example?: unknown
}

export interface OpenApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters?: { name: string; in: string; required: boolean; description: string; schema: JsonSchema }[]
  requestBody?: { required: true; content: Record<string, MediaType> }
  responses: Record<string, { description: string; headers?: object; content?: Record<string, MediaType> }>
  /** Empty for public operations. */
  security: Record<string, string[]>[]
}

export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; description: string; contact: object; license: object }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: object }
}

/** The whole OpenAPI document of this organisation. */
export function describeRest(
  schema: GraphQLSchema,
  { name, categories }: Organisation = defaultOrganisation,
): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = { ...problemSchemas, ...receiptSchemas }
  const paths: OpenApiDocument['paths'] = {}
  const ownRoutes = routes.map((route) => ({
    ...route,
    body: route.createBodyRules?.(categories) ?? route.body,
  }))
  const add = ({ path, method }: Route | FileRoute, operation: OpenApiOperation) => {
    const address = `/api${path.replace(/:(\w+)/g, '{$1}')}`
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation }
  }
  for (const route of ownRoutes) add(route, describeRoute(route, buildOperation(route, schema), schemas))
  for (const route of fileRoutes) add(route, describeFileRoute(route, schema, schemas))
  return {
    openapi: '3.1.1',
    info: {
      title: name,
      version: '1.0.0',
      description:
        'The REST API of the website. Everything is JSON. A failed request is answered with a problem (RFC 9457) that describes the error and, for invalid input, names the fields. Absent values are null; dates are ISO.',
      contact: { name },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set([...routes, ...fileRoutes].map(({ tag }) => tag))].map((name) => ({
      name,
      description: tagDescriptions[name] ?? 'The administration of items of this type',
    })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token from POST /api/auth/login',
        },
      },
    },
  }
}

function describeRoute(
  route: Route,
  operation: Operation,
  schemas: Record<string, JsonSchema>,
): OpenApiOperation {
  const parameters = describeParameters(route)
  return {
    operationId: route.field,
    tags: [route.tag],
    summary: route.summary,
    description: formatRouteDescription(route),
    security: describeSecurity(route),
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && { requestBody: { required: true, content: describeBody(route, operation, schemas) } }),
    responses: {
      [route.status]: describeSuccess(route, operation, schemas),
      ...(route.isCached && { 304: { description: 'Not modified' } }),
      ...describeProblems(listProblemKinds(route)),
    },
  }
}

/** An empty object among the security requirements makes the token optional. */
function describeSecurity({ permission, tokenUse }: Route): OpenApiOperation['security'] {
  if (permission || tokenUse === 'needed') return [{ token: [] }]
  return tokenUse === 'optional' ? [{ token: [] }, {}] : []
}

function describeParameters({ path, method, permission, body, status, isVersioned }: Route) {
  const inPath = listPathParameters(path, (name) => `The ${name} of the item`, { maxLength: 200 })
  if (isVersioned && method === 'PUT') return [...inPath, ifMatchParameter]
  const isIdempotent = method === 'POST' && body && status === 201 && !permission
  if (!isIdempotent) return inPath
  const description = 'Sent again with the same key, the same request is stored once'
  const schema: JsonSchema = { type: 'string', maxLength: 200 }
  return [...inPath, { name: 'Idempotency-Key', in: 'header', required: false, description, schema }]
}

const ifMatchParameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The version to replace, like "3": rejected when another one is stored; `version` in the body is the same',
  schema: { type: 'string' } as JsonSchema,
}

function describeBody(route: Route, { bodyArguments }: Operation, schemas: Record<string, JsonSchema>) {
  const [first] = bodyArguments
  const name = first?.name === 'input' ? nameInput(first.type, route) : `${capitalise(route.field)}Body`
  schemas[name] ??= convertRulesToJsonSchema(route.body!)
  const schema = { $ref: `#/components/schemas/${name}` }
  return { 'application/json': { schema, example: createExample(schema, schemas) } }
}

/** 'CaseInput'; 'CaseReplacement' of what may name the version that it replaces. */
const nameInput = (type: string, { isVersioned, method }: Route) =>
  type.replace('!', '').replace(/Input$/, isVersioned && method === 'PUT' ? 'Replacement' : 'Input')

function describeSuccess(
  route: Route,
  { outputType, selections }: Operation,
  schemas: Record<string, JsonSchema>,
) {
  const shape = removeNull(convertType(outputType, selections, schemas))
  const wrapped: JsonSchema = {
    type: 'object',
    properties: { [route.responseKey ?? '']: shape },
    required: [route.responseKey ?? ''],
  }
  const schema = route.responseKey ? wrapped : shape
  return {
    description: route.summary,
    ...((route.isCached || route.isVersioned) && { headers: { ETag: { schema: { type: 'string' } } } }),
    content: { 'application/json': { schema } },
  }
}

/** Null results are problems, so a successful response is never null. */
function removeNull(shape: JsonSchema): JsonSchema {
  return shape.anyOf?.find(({ $ref }) => $ref) ?? shape
}

function listProblemKinds(route: Route): ProblemKind[] {
  const { body, permission, path, method, nullStatus, problemKinds } = route
  const named = path.includes(':')
  return [
    ...(body ? (['invalid'] as const) : []),
    'malformed',
    // Of everything, for a token of no session.
    'notSignedIn',
    ...(permission ? (['forbidden'] as const) : []),
    ...(named || nullStatus === 404 ? (['notFound'] as const) : []),
    ...(body && method !== 'GET' && route.field !== 'signIn' ? (['conflict'] as const) : []),
    ...(body ? (['tooLarge', 'notJson'] as const) : []),
    ...(body && !permission ? (['tooMany'] as const) : []),
    ...problemKinds,
    'busy',
  ]
}
