/** A legal aid request and messages, through the front door, beside PostgreSQL alone writing the same rows. */

import { startPostgres } from '@access/service-kit/postgres'
import pg from 'pg'
import {
  type BenchContext,
  type Contender,
  type MeasuredProduct,
  startProducts,
} from '../harness/bench-context.ts'
import { compareWithBare, connections, type Result } from '../harness/compare.ts'
import { formatNumber, formatScenarios, formatTable, type Scenario } from '../harness/tables.ts'
import { captureResponse } from '../load/captured-response.ts'
import type { SentRequest } from '../load/load-job.ts'
import { captureRows } from '../postgres/capture-rows.ts'
import { buildInsertScript } from '../postgres/insert-script.ts'
import { hasPgbench, runScript } from '../postgres/run-script.ts'

const headers = { accept: 'application/json', 'content-type': 'application/json' }

const legalAidRequest: SentRequest = {
  method: 'POST',
  path: '/api/legal-aid-requests',
  headers,
  body: JSON.stringify({
    name: 'Dana Okafor',
    email: 'dana.{n}@example.org',
    phone: '(555) 555-0178',
    category: 'Housing Rights',
    description: 'The landlord has changed the lock and keeps what is mine. This is measurement {n}.',
    urgency: 'High',
    eligibilityData: { income: 'Under $15,000', householdSize: '3' },
  }),
}

const contactMessage: SentRequest = {
  method: 'POST',
  path: '/api/contact',
  headers,
  body: JSON.stringify({
    name: 'Noor Haddad',
    email: 'noor.{n}@example.org',
    subject: 'Opening hours',
    message: 'When are you open on Fridays? This is measurement {n}.',
  }),
}

const buildApplicantMessage = (accessToken: string): SentRequest => ({
  method: 'POST',
  path: '/graphql',
  headers,
  body: JSON.stringify({
    query:
      'mutation ($text: String!, $accessToken: String!) { writeToOffice(text: $text, accessToken: $accessToken) { reference } }',
    variables: { text: 'The hearing has been moved. This is measurement {n}.', accessToken },
  }),
})

export async function benchWrite(context: BenchContext): Promise<string> {
  const products = await startProducts(context)
  const [product] = products
  const applicants = await createApplicants(product!, context.isQuick ? 100 : 600)
  const submissions: Record<string, { requests: SentRequest[]; contenders: MeasuredProduct[] }> = {
    'legal aid request': { requests: [legalAidRequest], contenders: products },
    'contact message': { requests: [contactMessage], contenders: products },
    // Access tokens are those of one product.
    'applicant’s message': { requests: applicants.map(buildApplicantMessage), contenders: [product!] },
  }
  const scenarios: Scenario[] = []
  const rates: string[][] = []
  for (const [name, { requests, contenders }] of Object.entries(submissions)) {
    const { postgres, tables } = await preparePostgres(product!, requests[0]!)
    const results = await compareWithBare(context, [...contenders, postgres], requests)
    // Not one of them may have been rejected with the status of success.
    await captureResponse(product!.url, requests[0]!)
    scenarios.push({ name, results })
    rates.push([name, ...compareRates(results), tables])
  }
  const by = hasPgbench() ? 'pgbench' : 'pg in a loop, since there is no pgbench here'
  const head = ['acknowledged a second', 'product', `PostgreSQL alone, by ${by}`, 'share', 'rows']
  return [formatScenarios(scenarios), formatTable(head, rates)].join('\n\n')
}

function compareRates(results: Result[]): string[] {
  const getRate = (name: string) => results.find((result) => result.name === name)!.requestsPerSecond.median
  const [product, postgres] = [getRate('product'), getRate('PostgreSQL alone')]
  return [formatNumber(product), formatNumber(postgres), (product / postgres).toFixed(2)]
}

/** The access tokens of new requests. */
async function createApplicants({ url }: MeasuredProduct, count: number): Promise<string[]> {
  const tokens: string[] = []
  for (let index = 0; index < count; index += 1) {
    const response = await fetch(url + legalAidRequest.path, {
      method: 'POST',
      headers,
      body: legalAidRequest.body!.replaceAll('{n}', `${index}-${Date.now()}`),
    })
    const { accessToken } = (await response.json()) as { accessToken: string }
    tokens.push(accessToken)
  }
  return tokens
}

/** A contender that writes the rows of such a submission to copies of their tables, on the product's own server. */
async function preparePostgres(
  { url, product, readCpuTimes }: MeasuredProduct,
  submission: SentRequest,
): Promise<{ postgres: Contender; tables: string }> {
  // Already running, so this only connects to it.
  const { adminUrl } = await startPostgres({ dataDir: product.dataDir })
  const database = adminUrl.replace('@/postgres?', '@/access_requests?')
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    const rows = await captureRows(client, () => captureResponse(url, submission))
    const statements = buildInsertScript(rows)
    return {
      postgres: {
        name: 'PostgreSQL alone',
        url,
        readCpuTimes: () => ({ PostgreSQL: readCpuTimes().PostgreSQL ?? 0 }),
        work: (seconds) => runScript(database, statements, { connections, seconds }),
      },
      tables: formatTables(rows.map(({ table }) => /\.(\w+)"$/.exec(table)![1]!)),
    }
  } finally {
    await client.end()
  }
}

/** `party 2, legal_aid_request 1`. */
const formatTables = (tables: string[]): string =>
  [...Map.groupBy(tables, (table) => table)].map(([table, rows]) => `${table} ${rows.length}`).join(', ')
