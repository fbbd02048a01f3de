/**
 * What people do on the site, as often as they do it beside each other: read, search, send, look up, sign in and work.
 * Each comes from an address of their own, so that no limit is met.
 */

import type { Kind, Ledger } from '../../chaos/ledger.ts'
import { buildPdf, canary } from '../../chaos/senders.ts'
import { mixByWeight } from './mix.ts'
import { type Clients, type Sent, sendUntilServed } from './send-from.ts'

/** Those who visit a product. */
export interface Visitors extends Clients {
  /** Of what was promised to them. */
  ledger: Ledger
  /** The last of those to whom a reference and a passphrase were given. */
  receipts: Receipt[]
  /** Of the administrator who signed in last. */
  token: string
}

interface Receipt {
  reference: string
  passphrase: string
}

interface Activity {
  name: string
  /** How often it is done, beside the others. */
  weight: number
  /** Does it, for the `number`th time that anything is done; fails with what is wrong with the answer. */
  perform(visitors: Visitors, number: number): Promise<void>
}

const pages = ['/', '/judgments', '/cases', '/constitution', '/events', '/blog', '/about', '/get-help']
const words = [
  'eviction',
  'court',
  'th',
  'appeal',
  'amendmnet',
  'custody',
  'wage',
  'asylum',
  'rent',
  'zzyzxq',
]
const lists = ['/api/cases', '/api/judgments', '/api/events', '/api/blog', '/api/team', '/api/services']
const query = '{ cases { id title summary category status } upcomingEvents { id title eventDate } }'
const queue =
  'query ($page: PageInput!) { requestQueue(page: $page) { total items { id reference status urgency receivedAt } } }'

const activities: Activity[] = [
  { name: 'page', weight: 30, perform: (visitors, number) => read(visitors, number, pick(pages, number)) },
  {
    name: 'REST list',
    weight: 12,
    perform: (visitors, number) => read(visitors, number, pick(lists, number)),
  },
  { name: 'GraphQL list', weight: 8, perform: (visitors, number) => ask(visitors, number, query) },
  { name: 'search', weight: 8, perform: search },
  { name: 'legal aid request', weight: 4, perform: (visitors, number) => sendRequest(visitors, number) },
  { name: 'legal aid request with a document', weight: 1, perform: sendRequestWithDocument },
  { name: 'contact message', weight: 2, perform: sendMessage },
  { name: 'status look-up', weight: 3, perform: lookUpStatus },
  { name: 'sign-in', weight: 1, perform: signIn },
  { name: 'queue of the portal', weight: 3, perform: listQueue },
]

const mix = mixByWeight(activities)

/** What the visitor of this number does. */
export const visit = (visitors: Visitors, number: number): Promise<void> =>
  pick(mix, number).perform(visitors, number)

/** Nobody has been there yet. */
export async function createVisitors(clients: Clients, ledger: Ledger): Promise<Visitors> {
  const visitors: Visitors = { ...clients, ledger, receipts: [], token: '' }
  // So that there is something to look up, and somebody to do it.
  await signIn(visitors, 0)
  await sendRequest(visitors, 0)
  return visitors
}

export const pick = <T>(list: T[], number: number): T => list[number % list.length]!

async function read(visitors: Visitors, number: number, path: string): Promise<void> {
  await send(visitors, number, path, { headers: { accept: path.startsWith('/api') ? '*/*' : 'text/html' } })
}

async function search(visitors: Visitors, number: number): Promise<void> {
  await read(visitors, number, `/judgments?q=${pick(words, number)}&page=${1 + (number % 3)}`)
}

async function sendRequest(visitors: Visitors, number: number, documents: string[] = []): Promise<void> {
  const receipt = await submit(visitors, number, 'request', '/api/legal-aid-requests', {
    name: buildName(number),
    email: `applicant.${number}@example.org`,
    phone: `(555) 555-${String(number % 10_000).padStart(4, '0')}`,
    category: 'Housing Rights',
    description: `The landlord changed the lock. ${canary} ${number}`,
    urgency: 'High',
    documents,
    eligibilityData: { income: 'Under $15,000', householdSize: '3' },
  })
  visitors.receipts.push(receipt)
  if (visitors.receipts.length > 100) visitors.receipts.shift()
}

async function sendRequestWithDocument(visitors: Visitors, number: number): Promise<void> {
  const form = new FormData()
  form.set('file', new File([buildPdf(`${number}`)], `notice-${number}.pdf`, { type: 'application/pdf' }))
  const { headers, body } = new Request('http://form.example', { method: 'POST', body: form })
  const document = await send<{ id: string }>(visitors, number, '/api/documents', {
    headers: { 'content-type': headers.get('content-type')!, 'x-requested-with': 'fetch' },
    body: Buffer.from(await new Response(body).arrayBuffer()),
  })
  await sendRequest(visitors, number, [document.id])
}

async function sendMessage(visitors: Visitors, number: number): Promise<void> {
  await submit(visitors, number, 'message', '/api/contact', {
    name: buildName(number),
    email: `visitor.${number}@example.org`,
    subject: 'Opening hours',
    message: `When are you open? ${canary} ${number}`,
  })
}

async function submit(
  visitors: Visitors,
  number: number,
  kind: Kind,
  path: string,
  body: object,
): Promise<Receipt> {
  const marker = `soak-${kind}-${number}`
  const receipt = await send<Receipt>(visitors, number, path, {
    headers: { 'content-type': 'application/json', 'idempotency-key': marker },
    body: JSON.stringify(body),
  })
  visitors.ledger.recordEntry({ marker, kind, reference: receipt.reference })
  return receipt
}

const lookUp =
  'mutation ($reference: String!, $passphrase: String!) { openRequestStatus(reference: $reference, passphrase: $passphrase) { reference } }'

async function lookUpStatus(visitors: Visitors, number: number): Promise<void> {
  const { reference, passphrase } = pick(visitors.receipts, number)
  await ask(visitors, number, lookUp, { reference, passphrase })
}

async function signIn(visitors: Visitors, number: number): Promise<void> {
  const { adminEmail: email, adminPassword: password } = visitors.product
  const { token } = await send<{ token: string }>(visitors, number, '/api/auth/login', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  visitors.token = token
}

async function listQueue(visitors: Visitors, number: number): Promise<void> {
  await ask(visitors, number, queue, { page: { limit: 25 } }, { authorization: `Bearer ${visitors.token}` })
}

async function ask(
  visitors: Visitors,
  number: number,
  text: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<void> {
  const { errors } = await send<{ errors?: unknown }>(visitors, number, '/graphql', {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: text, variables }),
  })
  if (errors) throw new Error(`GraphQL: ${JSON.stringify(errors).slice(0, 300)}`)
}

/** What was answered, as an object where it is JSON; fails unless it is good. */
async function send<Answer>(visitors: Visitors, number: number, path: string, sent: Sent): Promise<Answer> {
  const { status, text, isJson } = await sendUntilServed(visitors, number, path, sent)
  if (status >= 400) throw new Error(`${status} ${path.split('?')[0]}: ${text.slice(0, 300)}`)
  return isJson ? JSON.parse(text) : (text as Answer)
}

const syllables = [
  'ba',
  'den',
  'fi',
  'gor',
  'hal',
  'jun',
  'ka',
  'lo',
  'mer',
  'no',
  'per',
  'quin',
  'ra',
  'sol',
  'tu',
  'vex',
]

/** Names as different as those of real people are: all of one name would be compared with each other. */
function buildName(number: number): string {
  // Fibonacci hashing, so that neighbours are not alike.
  const digits = (Math.imul(number + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0')
  const name = [...digits].map((digit) => syllables[Number.parseInt(digit, 16)])
  return `${name.slice(0, 3).join('')} ${name.slice(3).join('')}`
}
