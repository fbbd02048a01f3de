// Describes problems in the OpenAPI document: their schemas and the error responses.

import type { ProblemKind } from '../problems/problems.ts'
import { problems } from '../problems/problems.ts'
import type { JsonSchema } from './json-schema.ts'
import type { OpenApiOperation } from './openapi-document.ts'

/** One response for each status of these kinds. `schemaName` is the schema of a 400. */
export function describeProblems(
  kinds: readonly ProblemKind[],
  schemaName = 'Problem',
): OpenApiOperation['responses'] {
  const byStatus = Object.groupBy(new Set(kinds), (kind) => problems[kind].status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, kinds = []]) => [
      status,
      describeProblem(kinds, status === '400' ? schemaName : 'Problem'),
    ]),
  )
}

function describeProblem(kinds: ProblemKind[], schemaName: string): OpenApiOperation['responses'][string] {
  const hasRetryAfter = kinds.includes('tooMany') || kinds.includes('busy')
  return {
    description: kinds.map((kind) => problems[kind].title).join('; '),
    ...(hasRetryAfter && {
      headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
    }),
    content: { 'application/problem+json': { schema: { $ref: `#/components/schemas/${schemaName}` } } },
  }
}

const problemSchema: JsonSchema = {
  type: 'object',
  description: 'Why a request failed (RFC 9457)',
  properties: {
    type: { type: 'string', format: 'uri-reference', description: 'The kind of problem, as a URL' },
    title: { type: 'string', description: 'The kind of problem, for people' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What happened this time' },
    reason: { type: 'string', description: 'A machine-readable reason, where programs need one' },
    secondFactor: {
      type: 'array',
      description: 'The second factors of which a sign-in lacks one',
      items: { type: 'string', enum: ['passkey', 'totp', 'recoveryCode'] },
    },
    passkeyOptions: {
      type: 'object',
      description: 'The options for `navigator.credentials.get` (WebAuthn), as JSON',
      additionalProperties: true,
    },
    errors: {
      type: 'object',
      description: 'The validation errors, by field',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['type', 'title', 'status', 'detail'],
  additionalProperties: false,
}

/** The schemas of problems, by name. */
export const problemSchemas: Record<string, JsonSchema> = {
  Problem: problemSchema,
  ImportProblem: {
    ...problemSchema,
    description: 'Why a file was not imported; `report` lists the errors of its rows, if any',
    properties: { ...problemSchema.properties, report: { $ref: '#/components/schemas/ImportReport' } },
  },
}
