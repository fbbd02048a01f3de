// Why a call fails, for the description of the interface: the shape of a problem, and the answers that are one.
import type { Described } from './openapi.ts'
import type { ProblemKind } from './problems.ts'
import { problems } from './problems.ts'
import type { Shape } from './shapes.ts'

/** One answer for each status that these kinds have. `shape` is what the description calls the problem of a 400. */
export function describeFailures(kinds: readonly ProblemKind[], shape = 'Problem'): Described['responses'] {
  const byStatus = Object.groupBy(new Set(kinds), (kind) => problems[kind].status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, kinds = []]) => [
      status,
      failure(kinds, status === '400' ? shape : 'Problem'),
    ]),
  )
}

function failure(kinds: ProblemKind[], shape: string): Described['responses'][string] {
  const waits = kinds.includes('tooMany') || kinds.includes('busy')
  return {
    description: kinds.map((kind) => problems[kind].title).join('; '),
    ...(waits && { headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } } }),
    content: { 'application/problem+json': { schema: { $ref: `#/components/schemas/${shape}` } } },
  }
}

const problem: Shape = {
  type: 'object',
  description: 'Why a call failed (RFC 9457)',
  properties: {
    type: { type: 'string', format: 'uri-reference', description: 'Which kind of problem, as an address' },
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
  additionalProperties: false,
}

/** The shapes of problems, by their names in the description. */
export const problemShapes: Record<string, Shape> = {
  Problem: problem,
  ImportProblem: {
    ...problem,
    description: 'Why a file was not imported; `report` says so for its rows, where they are the reason',
    properties: { ...problem.properties, report: { $ref: '#/components/schemas/ImportReport' } },
  },
}
