/**
 * Clients of whom none was there before, nor what they ask for: paths, queries, operations, idempotency keys, accounts
 * and passphrases. Whatever remembers them must forget them again.
 */

import { mixByWeight } from './mix.ts'
import { type Sent, sendUntilServed } from './send-from.ts'
import { pick, type Visitors } from './visitors.ts'

interface Novelty {
  weight: number
  build(number: number): Sent & { path: string }
}

const json = { 'content-type': 'application/json' }

const postJson = (path: string, body: object, headers: Record<string, string> = {}) => ({
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
})

/** An id that no item has. */
const buildId = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`

const novelties: Novelty[] = [
  { weight: 40, build: (number) => ({ path: `/?utm_source=newcomer-${number}` }) },
  { weight: 20, build: (number) => ({ path: `/no-such-page-${number}`, headers: { accept: 'text/html' } }) },
  {
    weight: 20,
    build: (number) => ({ path: `/judgments?q=word${number}`, headers: { accept: 'text/html' } }),
  },
  { weight: 20, build: (number) => ({ path: `/api/cases/${buildId(number)}` }) },
  { weight: 20, build: (number) => ({ path: `/api/no-such-call-${number}` }) },
  { weight: 20, build: (number) => ({ path: `/remotes/mfe_public/${number}/no-such-file.js` }) },
  {
    weight: 20,
    build: (number) => postJson('/graphql', { query: `query Q${number} { teamMembers { id } }` }),
  },
  { weight: 16, build: (number) => postJson('/graphql', { extensions: buildPersisted(number) }) },
  { weight: 16, build: (number) => postJson('/api/contact', {}, { 'idempotency-key': `invalid-${number}` }) },
  {
    weight: 4,
    build: (number) => postJson('/api/contact', buildMessage(number), { 'idempotency-key': `${number}` }),
  },
  // Few of these two: nearly all they cost is the hash that guessing is made slow by, and a million are to come.
  { weight: 6, build: lookUpStatus },
  {
    // At most so many a minute may try to sign in, wherever they are.
    weight: 1,
    build: (number) =>
      postJson('/api/auth/login', { email: `nobody.${number}@example.org`, password: `password ${number}` }),
  },
]

const mix = mixByWeight(novelties)

/** What the newcomer of this number does; fails where the product does, or says that it is too much. */
export async function arrive(visitors: Visitors, number: number): Promise<void> {
  const { path, ...sent } = pick(mix, number).build(number)
  const { status, text } = await sendUntilServed(visitors, number, path, sent)
  if (status >= 500 || status === 429)
    throw new Error(`${status} ${path.replaceAll(/\d+/g, 'N')}: ${text.slice(0, 300)}`)
  if (path === '/api/contact' && status === 201) {
    const { reference } = JSON.parse(text) as { reference: string }
    visitors.ledger.recordEntry({ marker: `newcomer-${number}`, kind: 'message', reference })
  }
}

const buildPersisted = (number: number) => ({
  persistedQuery: { version: 1, sha256Hash: number.toString(16).padStart(64, '0') },
})

const buildMessage = (number: number) => ({
  name: 'Noor Haddad',
  email: `newcomer.${number}@example.org`,
  subject: 'Opening hours',
  message: `When are you open? ${number}`,
})

const lookUp =
  'mutation ($reference: String!, $passphrase: String!) { openRequestStatus(reference: $reference, passphrase: $passphrase) { reference } }'

function lookUpStatus(number: number) {
  const variables = { reference: `A2J-${number}`, passphrase: `river candle orbit maple ${number}` }
  return postJson('/graphql', { query: lookUp, variables })
}
