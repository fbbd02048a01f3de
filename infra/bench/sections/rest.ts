/** The REST calls and GraphQL operations that are asked most. */

import { findOperation } from '../../run/testing/calls.ts'
import { type BenchContext, type MeasuredProduct, startProducts } from '../harness/bench-context.ts'
import { compareWithBare } from '../harness/compare.ts'
import { formatScenarios, type Scenario } from '../harness/tables.ts'
import type { SentRequest } from '../load/load-job.ts'

const headers = { accept: 'application/json', 'accept-encoding': 'gzip, deflate, br' }

const getRequest = (path: string): SentRequest => ({ method: 'GET', path, headers })

const queryRequest = (body: object): SentRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const judgments = findOperation('mfe-public', 'query Judgments')

// Without a search the order is ignored: another operation for every cache, and the same work.
const uncachedList = queryRequest({
  query: judgments,
  variables: { sort: '{n}' },
})

export async function benchRest(context: BenchContext): Promise<string> {
  const products = await startProducts(context)
  const requests: Record<string, SentRequest> = {
    'REST, list of cases': getRequest('/api/cases'),
    'REST, one case': getRequest(`/api/cases/${await findCaseId(products[0]!)}`),
    'REST, list of judgments': getRequest('/api/judgments'),
    'GraphQL, page of judgments, never the same': uncachedList,
    'GraphQL, persisted page of judgments': queryRequest({
      query: judgments,
      variables: {},
    }),
  }
  const scenarios: Scenario[] = []
  for (const [name, request] of Object.entries(requests)) {
    // Another checkout has other ids and other operations.
    const contenders =
      name.includes('one case') || name.includes('persisted') ? products.slice(0, 1) : products
    scenarios.push({ name, results: await compareWithBare(context, contenders, [request]) })
  }
  return formatScenarios(scenarios)
}

async function findCaseId({ url }: MeasuredProduct): Promise<string> {
  const response = await fetch(`${url}/api/cases`)
  const [first] = (await response.json()) as { id: string }[]
  return first!.id
}
