/** What people do on the site, as often as they do it beside each other: read, search, send, sign in and work. */

import { setTimeout as wait } from 'node:timers/promises'
import { type Ledger, sendWave } from '../../chaos/senders.ts'
import type { Product } from '../../run/testing/product.ts'

export interface Visitors {
  product: Product
  /** Of what was promised to them. */
  ledger: Ledger
  /** How often the product was too busy for what they asked, and they asked again. */
  busyCount: number
}

const pages = ['/', '/judgments', '/cases', '/constitution', '/events', '/blog', '/about', '/get-help']
const words = ['eviction', 'court', 'th', 'appeal', 'amendmnet', 'custody', 'wage', 'rent', 'zzyzxq']
const lists = ['/api/cases', '/api/judgments', '/api/events', '/api/blog', '/api/team', '/api/services']
const queue =
  'query ($page: PageInput!) { requestQueue(page: $page) { total items { id reference status urgency receivedAt } } }'

type Activity = (visitors: Visitors, number: number) => Promise<unknown>

/** Each with how often it is done, beside the others. */
const activities: [weight: number, activity: Activity][] = [
  [30, (visitors, number) => call(visitors, pick(pages, number))],
  [16, (visitors, number) => call(visitors, pick(lists, number))],
  [8, (visitors, number) => call(visitors, `/judgments?q=${pick(words, number)}&page=${1 + (number % 3)}`)],
  // Four requests, one of them with a document, and a message.
  [2, ({ product, ledger }, number) => sendWave(product.url, `soak-${number}`, 5, ledger)],
  [2, workInPortal],
]

const mix = activities.flatMap(([weight, activity]) => Array.from({ length: weight }, () => activity))

/** What the visitor of this number does; fails with what is wrong with an answer. */
// The step has no divisor in common with the number of activities, so that each has its turn, and none all at once.
export const visit = (visitors: Visitors, number: number) => pick(mix, number * 23)(visitors, number)

const pick = <T>(list: T[], number: number): T => list[number % list.length]!

async function workInPortal(visitors: Visitors): Promise<void> {
  const { adminEmail: email, adminPassword: password } = visitors.product
  const { token } = JSON.parse(await call(visitors, '/api/auth/login', { email, password }))
  const variables = { page: { limit: 25 } }
  const answer = await call(visitors, '/graphql', { query: queue, variables }, `Bearer ${token}`)
  if (answer.startsWith('{"errors"')) throw new Error(`The queue: ${answer.slice(0, 300)}`)
}

const maxAttempts = 60

async function call(visitors: Visitors, path: string, body?: object, authorization = ''): Promise<string> {
  const accept = body || path.startsWith('/api') ? '*/*' : 'text/html'
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(visitors.product.url + path, {
      headers: { accept, ...(body && { 'content-type': 'application/json' }), authorization },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.ok) return text
    if (response.status !== 503 || attempt === maxAttempts)
      throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`)
    visitors.busyCount += 1
    await wait(1_000)
  }
}
