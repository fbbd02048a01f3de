// OpenAPI 3.1, made from the same table, schema and rules that answer the calls.
import type { GraphQLSchema } from 'graphql'
import { binaryRoutes } from '../binary/binaryRoutes.ts'
import { describeBinary, receipts } from '../binary/describeBinary.ts'
import type { ProblemKind } from './problems.ts'
import { problems } from './problems.ts'
import type { Route } from './routes.ts'
import { routes } from './routes.ts'
import type { Shape } from './shapes.ts'
import { exampleOf, shapeOf, shapeOfRules } from './shapes.ts'
import type { Operation } from './toOperation.ts'
import { toOperation } from './toOperation.ts'

export interface Content {
  schema: Shape
  example?: unknown
}

export interface Described {
  operationId: string
  tags: string[]
  summary: string
  parameters?: { name: string; in: string; required: boolean; description: string; schema: Shape }[]
  requestBody?: { required: true; content: Record<string, Content> }
  responses: Record<string, { description: string; headers?: object; content?: Record<string, Content> }>
  security?: Record<string, string[]>[]
}

export interface Description {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Shape>; securitySchemes: object }
}

/** The whole interface, described. */
export function describeRest(schema: GraphQLSchema): Description {
  const schemas: Record<string, Shape> = { Problem: problem, ...receipts }
  const paths: Description['paths'] = {}
  for (const route of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: describe(route, toOperation(route, schema), schemas),
    }
  }
  for (const route of binaryRoutes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeBinary(route, failure) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Access to Justice',
      version: '1.0.0',
      description:
        'What the website reads and writes. Everything is JSON. A call that fails answers with a problem (RFC 9457) that says in words what is wrong and, where a form was sent, with which field. Absent values are null; dates are ISO.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set([...routes, ...binaryRoutes].map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that POST /api/auth/login answers with',
        },
      },
    },
  }
}

function describe(route: Route, operation: Operation, schemas: Record<string, Shape>): Described {
  const parameters = parametersOf(route)
  return {
    operationId: route.field,
    tags: [route.group],
    summary: route.says,
    ...(needsToken(route) && { security: [{ token: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && { requestBody: { required: true, content: bodyOf(route, operation, schemas) } }),
    responses: {
      [route.status]: successOf(route, operation, schemas),
      ...(route.kept && { 304: { description: 'What the reader has is still true' } }),
      ...Object.fromEntries(
        Object.entries(Object.groupBy(failuresOf(route), (kind) => problems[kind].status)).map(
          ([status, kinds]) => [status, failure(kinds ?? [])],
        ),
      ),
    },
  }
}

function needsToken({ admin, field }: Route) {
  return admin || field === 'me' || field === 'signOut'
}

function parametersOf({ path, method, admin, body, status, versioned }: Route) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: `The ${name} of the item`,
    schema: { type: 'string' } as Shape,
  }))
  if (versioned && method === 'PUT') return [...inPath, ifMatch]
  const onceOnly = method === 'POST' && body && status === 201 && !admin
  if (!onceOnly) return inPath
  const description = 'Sent again with the same key, the same request is stored once'
  const schema: Shape = { type: 'string', maxLength: 200 }
  return [...inPath, { name: 'Idempotency-Key', in: 'header', required: false, description, schema }]
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The version that is to be replaced, like "3": refused when another one is stored',
  schema: { type: 'string' } as Shape,
}

function bodyOf(route: Route, { takes }: Operation, schemas: Record<string, Shape>) {
  const [first] = takes
  const name = first?.name === 'input' ? first.type.replace('!', '') : `${capitalised(route.field)}Body`
  schemas[name] ??= shapeOfRules(route.body!)
  const schema = { $ref: `#/components/schemas/${name}` }
  return { 'application/json': { schema, example: exampleOf(schema, schemas) } }
}

function successOf(route: Route, { answers, selections }: Operation, schemas: Record<string, Shape>) {
  const shape = present(shapeOf(answers, selections, schemas))
  const wrapped: Shape = {
    type: 'object',
    properties: { [route.as ?? '']: shape },
    required: [route.as ?? ''],
  }
  const schema = route.as ? wrapped : shape
  return {
    description: route.says,
    ...((route.kept || route.versioned) && { headers: { ETag: { schema: { type: 'string' } } } }),
    content: { 'application/json': { schema, example: exampleOf(schema, schemas) } },
  }
}

/** Null answers are problems of their own, so a success is never null. */
function present(shape: Shape): Shape {
  return shape.anyOf?.find(({ $ref }) => $ref) ?? shape
}

function failuresOf(route: Route): ProblemKind[] {
  const { body, admin, path, method, missing } = route
  const named = path.includes(':')
  return [
    ...(body ? (['invalid', 'malformed'] as const) : named ? (['malformed'] as const) : []),
    ...(admin || missing === 401 || route.field === 'signIn' ? (['notSignedIn'] as const) : []),
    ...(named || missing === 404 ? (['notFound'] as const) : []),
    ...(body && method !== 'GET' && route.field !== 'signIn' ? (['conflict'] as const) : []),
    ...(body ? (['tooLarge', 'notJson'] as const) : []),
    ...(body && !admin ? (['tooMany'] as const) : []),
    'busy',
  ]
}

function failure(kinds: ProblemKind[]) {
  const [first] = kinds
  const waits = first === 'tooMany' || first === 'busy'
  return {
    description: kinds.map((kind) => problems[kind].title).join('; '),
    ...(waits && { headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } } }),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
}

const problem: Shape = {
  type: 'object',
  description: 'Why a call failed (RFC 9457)',
  properties: {
    type: { type: 'string', description: 'Which kind of problem, as an address' },
    title: { type: 'string', description: 'The kind in words' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What happened this time' },
    reason: { type: 'string', description: 'Which of our words for a refusal, where programs need to know' },
    errors: {
      type: 'object',
      description: 'For each field that cannot be accepted, why',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['type', 'title', 'status', 'detail'],
}

function capitalised(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
