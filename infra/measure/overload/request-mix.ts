/** What is sent: nine reads to one legal aid request, and nothing of it is an answer that is stored. */

import type { SentRequest } from '../bench/load/load-job.ts'

const json = { accept: 'application/json', 'content-type': 'application/json' }

/** A page with a search that nobody has made before. */
const readPage = (path: string): SentRequest => ({
  method: 'GET',
  path,
  headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' },
})

const query = (text: string, variables: object): SentRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: { ...json, 'accept-encoding': 'gzip, deflate, br' },
  body: JSON.stringify({ query: text, variables }),
})

/** Other variables each time make it another operation for every cache. */
const listJudgments = query(
  `query ($sort: String) {
    judgmentsPage(sort: $sort) {
      total
      items { id title caseNumber courtName judgeName judgmentDate parties legalIssues category summary }
    }
  }`,
  { sort: '{n}' },
)

const searchJudgments = query(
  `query ($search: String, $sort: String) {
    judgmentsPage(search: $search, sort: $sort) { total items { id title caseNumber courtName judgmentDate } }
  }`,
  { search: 'court', sort: '{n}' },
)

const legalAidRequest: SentRequest = {
  method: 'POST',
  path: '/api/legal-aid-requests',
  headers: json,
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

/** Sent in turn. */
export const requestMix: SentRequest[] = [
  readPage('/judgments?q=court+{n}'),
  listJudgments,
  readPage('/search?q=housing+{n}'),
  searchJudgments,
  readPage('/cases?q=eviction+{n}'),
  legalAidRequest,
  listJudgments,
  readPage('/blog?q=tenant+{n}'),
  searchJudgments,
  listJudgments,
]

export const isSubmission = (request: SentRequest) => request === legalAidRequest
