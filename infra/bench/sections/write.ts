/** A legal aid request and messages, through the front door. */

import { findOperation } from '../../run/testing/calls.ts'
import { type BenchContext, type MeasuredProduct, startProducts } from '../harness/bench-context.ts'
import { compareWithBare } from '../harness/compare.ts'
import { formatScenarios, type Scenario } from '../harness/tables.ts'
import { captureResponse } from '../load/captured-response.ts'
import type { SentRequest } from '../load/load-job.ts'

const headers = { accept: 'application/json', 'content-type': 'application/json' }

/** Another one for each number, as the form sends it. */
export const legalAidRequest: SentRequest = {
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
    query: findOperation('mfe-get-help', 'mutation WriteToOffice'),
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
  for (const [name, { requests, contenders }] of Object.entries(submissions)) {
    scenarios.push({ name, results: await compareWithBare(context, contenders, requests) })
    // Not one of them may have been rejected with the status of success.
    await captureResponse(product!.url, requests[0]!)
  }
  return formatScenarios(scenarios)
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
