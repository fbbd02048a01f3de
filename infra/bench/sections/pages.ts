/** Public pages as browsers ask for them, and the same with what makes the shell render them anew. */

import { type BenchContext, startProducts } from '../harness/bench-context.ts'
import { compareWithBare } from '../harness/compare.ts'
import { formatScenarios, type Scenario } from '../harness/tables.ts'

const paths = ['/', '/judgments', '/cases', '/constitution', '/get-help']

const browserHeaders = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en',
}

// Says that the client has made a change that nobody else has seen yet.
const freshHeaders = { ...browserHeaders, 'x-change-id': '{n}' }

export async function benchPages(context: BenchContext): Promise<string> {
  const products = await startProducts(context)
  const scenarios: Scenario[] = []
  for (const path of paths) {
    for (const [suffix, headers] of [
      ['', browserHeaders],
      [', rendered', freshHeaders],
    ] as const) {
      const results = await compareWithBare(context, products, [{ method: 'GET', path, headers }])
      scenarios.push({ name: `${path}${suffix}`, results })
    }
  }
  return formatScenarios(scenarios)
}
