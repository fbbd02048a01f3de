/** Sends random requests to every operation of an API and validates each response against its description. */
import fc from 'fast-check'
import { listOperations, type OpenApi, type Operation } from './openapi.ts'
import { type RequestPlan, requestArbitraryFor } from './request-arbitrary.ts'
import { createResponseValidator } from './response-validator.ts'
import { resolvePath, sendRequest, type Target } from './send-request.ts'

/** Sends `runs` requests of each operation; a failure is the smallest one with an undeclared response. */
export async function fuzz(openApi: OpenApi, target: Target, { runs, seed }: { runs: number; seed: number }) {
  const isDeclared = createResponseValidator(openApi)
  const report = { requests: 0, failures: [] as string[] }
  for (const operation of listOperations(openApi)) {
    const plans = requestArbitraryFor(operation, openApi.components)
    const property = fc.asyncProperty(plans, async (plan) => {
      const response = await sendRequest(target, operation, plan)
      report.requests += 1
      const violation = isDeclared(operation, response) ?? findSecurityHole(operation, plan, response.status)
      if (violation) throw new Error(violation)
    })
    const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns: runs, seed })
    if (failed) report.failures.push(describe(target, operation, counterexample![0], errorInstance))
  }
  return report
}

/** Operations that need a token reject requests without a valid one. */
function findSecurityHole({ security }: Operation, { caller }: RequestPlan, status: number) {
  const isNeeded = security.length > 0 && security.every((way) => Object.keys(way).length > 0)
  if (!isNeeded || caller === 'administrator' || status >= 400) return null
  return `status ${status} without a token, though one is declared to be needed`
}

function describe(target: Target, operation: Operation, plan: RequestPlan, violation: unknown): string {
  const { caller, headers, body } = plan
  const sent = `by ${caller} ${JSON.stringify(headers)} ${body?.type ?? ''} ${String(body?.content ?? '')}`
  const address = `${operation.method} ${resolvePath(target, operation, plan)} (${operation.path})`
  return `${address}\n  ${(violation as Error).message}\n  ${sent.slice(0, 1_500)}`
}
