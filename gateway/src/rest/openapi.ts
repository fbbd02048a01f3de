// OpenAPI 3.1, made from the same table, schema and rules that answer the calls.
import type { GraphQLSchema } from 'graphql'
import { binaryRoutes } from '../binary/binaryRoutes.ts'
import { describeBinary, receipts } from '../binary/describeBinary.ts'
import { describeCall, groupDescriptions } from './describeCall.ts'
import { describeFailures, problemShapes } from './describeFailures.ts'
import type { ProblemKind } from './problems.ts'
import type { Route } from './routes.ts'
import { routes } from './routes.ts'
import { shapeOfRules } from './shapeOfRules.ts'
import type { Shape } from './shapes.ts'
import { exampleOf, shapeOf } from './shapes.ts'
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
  description: string
  parameters?: { name: string; in: string; required: boolean; description: string; schema: Shape }[]
  requestBody?: { required: true; content: Record<string, Content> }
  responses: Record<string, { description: string; headers?: object; content?: Record<string, Content> }>
  /** Empty: anybody may. */
  security: Record<string, string[]>[]
}

export interface Description {
  openapi: string
  info: { title: string; version: string; description: string; contact: object; license: object }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Shape>; securitySchemes: object }
}

/** The whole interface, described. */
export function describeRest(schema: GraphQLSchema): Description {
  const schemas: Record<string, Shape> = { ...problemShapes, ...receipts }
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
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeBinary(route, schema, schemas) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Access to Justice',
      version: '1.0.0',
      description:
        'What the website reads and writes. Everything is JSON. A call that fails answers with a problem (RFC 9457) that says in words what is wrong and, where a form was sent, with which field. Absent values are null; dates are ISO.',
      contact: { name: 'Access to Justice' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set([...routes, ...binaryRoutes].map(({ group }) => group))].map((name) => ({
      name,
      description: groupDescriptions[name] ?? 'What administrators do with items of this type',
    })),
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
    description: describeCall(route),
    security: securityOf(route),
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && { requestBody: { required: true, content: bodyOf(route, operation, schemas) } }),
    responses: {
      [route.status]: successOf(route, operation, schemas),
      ...(route.kept && { 304: { description: 'What the reader has is still true' } }),
      ...describeFailures(failuresOf(route)),
    },
  }
}

/** An empty object among the ways to be allowed says that a token may be left out. */
function securityOf({ admin, token }: Route): Described['security'] {
  if (admin || token === 'needed') return [{ token: [] }]
  return token === 'optional' ? [{ token: [] }, {}] : []
}

function parametersOf({ path, method, admin, body, status, versioned }: Route) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: `The ${name} of the item`,
    schema: { type: 'string', minLength: 1, maxLength: 200 } as Shape,
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
  const { body, admin, path, method, missing, fails } = route
  const named = path.includes(':')
  return [
    ...(body ? (['invalid'] as const) : []),
    'malformed',
    ...(admin || missing === 401 || route.field === 'signIn' ? (['notSignedIn'] as const) : []),
    ...(named || missing === 404 ? (['notFound'] as const) : []),
    ...(body && method !== 'GET' && route.field !== 'signIn' ? (['conflict'] as const) : []),
    ...(body ? (['tooLarge', 'notJson'] as const) : []),
    ...(body && !admin ? (['tooMany'] as const) : []),
    ...fails,
    'busy',
  ]
}

function capitalised(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
