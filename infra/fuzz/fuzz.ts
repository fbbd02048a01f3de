/** Sends random requests to every operation of an API and validates each response against its description. */
import fc from 'fast-check'
import type { JsonSchema } from './json-schema-arbitrary.ts'
import { getJsonBody, listOperations, type OpenApi, type Operation } from './openapi.ts'
import { type RequestPlan, requestArbitraryFor } from './request-arbitrary.ts'
import { createResponseValidator } from './response-validator.ts'
import { resolveAddress, sendRequest, type Target } from './send-request.ts'

export interface FuzzOptions {
  /** How many requests of each operation. */
  runs: number
  seed: number
}

export interface FuzzReport {
  requests: number
  /** How many responses had which status. */
  statuses: Record<string, number>
  /** For each operation with an undeclared response: the smallest request that has one, and what is wrong. */
  failures: string[]
}

export async function fuzz(
  openApi: OpenApi,
  target: Target,
  { runs, seed }: FuzzOptions,
): Promise<FuzzReport> {
  const isDeclared = createResponseValidator(openApi)
  const statuses: Record<string, number> = {}
  const failures: string[] = []
  let requests = 0

  for (const operation of listOperations(openApi)) {
    const plans = requestArbitraryFor(
      operation,
      openApi.components.schemas,
      getItemSchema(operation, openApi),
    )
    const property = fc.asyncProperty(plans, async (plan) => {
      const response = await sendRequest(target, operation, plan)
      requests += 1
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
      const violation = isDeclared(operation, response) ?? findSecurityHole(operation, plan, response.status)
      if (violation) throw new Error(violation)
    })
    const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns: runs, seed })
    const error = errorInstance as Error | null
    if (failed) failures.push(describe(target, operation, counterexample?.[0], error?.message ?? 'no answer'))
  }
  return { requests, statuses: Object.fromEntries(Object.entries(statuses).sort()), failures }
}

/** Operations that need a token reject requests without a valid one. */
function findSecurityHole(
  { security = [] }: Operation,
  { caller }: RequestPlan,
  status: number,
): string | null {
  const isNeeded = security.length > 0 && security.every((way) => Object.keys(way).length > 0)
  if (!isNeeded || caller === 'administrator' || status >= 400) return null
  return `status ${status} without a token, though one is declared to be needed`
}

/** A file of items holds what is sent for one of them: `POST /api/admin/blog` for `POST /api/admin/blog/import`. */
function getItemSchema({ path }: Operation, { paths }: OpenApi): JsonSchema | undefined {
  const list = paths[path.replace(/\/import$/, '')]?.post
  return path.endsWith('/import') && list ? getJsonBody({ ...list, method: 'POST', path })?.schema : undefined
}

const maxShownLength = 1_500

function describe(
  target: Target,
  operation: Operation,
  plan: RequestPlan | undefined,
  violation: string,
): string {
  if (!plan) return `${operation.method} ${operation.path}: ${violation}`
  const { caller, headers, body } = plan
  const sentRequest = [
    `by ${caller}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`${body.type}: ${String(body.content).slice(0, maxShownLength)}`] : []),
  ]
  return `${operation.method} ${resolveAddress(target, operation, plan)} (${operation.path})\n  ${violation}\n  ${sentRequest.join('\n  ')}`
}
