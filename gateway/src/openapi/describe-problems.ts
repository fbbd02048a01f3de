// Describes problems in the OpenAPI document: their schemas and the error responses.

import { type ProblemKind, problems } from '@access/service-kit/problems/problems.rules'
import { z } from 'zod'
import type { JsonSchema } from './json-schema.ts'
import { convertOutput } from './json-schema.ts'
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

const problem = z.object({
  type: z.string().meta({ format: 'uri-reference', description: 'The kind of problem, as a URL' }),
  title: z.string().describe('The kind of problem, for people'),
  status: z.int(),
  detail: z.string().describe('What happened this time'),
  reason: z.string().optional().describe('A machine-readable reason, where programs need one'),
  secondFactor: z
    .array(z.enum(['passkey', 'totp', 'recoveryCode']))
    .optional()
    .describe('The second factors of which a sign-in lacks one'),
  passkeyOptions: z
    .looseObject({})
    .optional()
    .describe('The options for `navigator.credentials.get` (WebAuthn), as JSON'),
  errors: z.record(z.string(), z.string()).optional().describe('The validation errors, by field'),
})

const problemSchema = convertOutput(problem)

/** The schemas of problems, by name. */
export const problemSchemas: Record<string, JsonSchema> = {
  Problem: { ...problemSchema, description: 'Why a request failed (RFC 9457)' },
  ImportProblem: {
    ...problemSchema,
    description: 'Why a file was not imported; `report` lists the errors of its rows, if any',
    properties: { ...problemSchema.properties, report: { $ref: '#/components/schemas/ImportReport' } },
  },
}
