/** Calls to a running product, as visitors and staff send them. */

import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { canary } from '../../chaos/senders.ts'
import { root } from '../../quality/sources.ts'
import type { Product } from './product.ts'

type Target = Pick<Product, 'url'>

/** Sent without a key, the same content again would be the same request. */
export async function postJson<Data>(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Data }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Data }
}

/** Sends an operation, as staff where there is a token; returns its data. */
export async function query<Data>(
  { url }: Target,
  text: string,
  variables: object = {},
  token = '',
): Promise<Data> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const { body } = await postJson<{ data: Data; errors?: object[] }>(
    `${url}/graphql`,
    { query: text, variables },
    headers,
  )
  if (body.errors) throw new Error(`${text}: ${JSON.stringify(body.errors)}`)
  return body.data
}

interface Credentials {
  email: string
  password: string
  totp?: string
}

/**
 * The token of a new session; undefined where the credentials are not enough. A busy product asks to be tried again: so
 * it is, for a minute. Each try builds its credentials, since one that was answered too late may have used up its code.
 */
export async function signIn(
  { url }: Target,
  credentials: Credentials | (() => Promise<Credentials>),
): Promise<string | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const sent = typeof credentials === 'function' ? await credentials() : credentials
    const { status, body } = await postJson<{ token?: string }>(`${url}/api/auth/login`, sent)
    if ([200, 401].includes(status)) return body.token
    if (status !== 503 || attempt === 60) throw new Error(`signing in: ${status} ${JSON.stringify(body)}`)
    await wait(1_000)
  }
}

export const fetchText = async ({ url }: Target, address: string) =>
  (await fetch(new URL(address, url))).text()

export async function fetchJson<Data>({ url }: Target, address: string): Promise<Data> {
  const response = await fetch(new URL(address, url))
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Data
}

/** The status of the readiness, and what it says; nothing while nobody answers. */
export const fetchReadiness = ({ url }: Target) =>
  fetch(`${url}/readyz`).then(
    async (response) => [response.status, await response.json()],
    () => [],
  )
export const ready = [200, { status: 'ok' }]

export const contactMessage = {
  ...{ name: 'Ada', email: 'ada@example.org' },
  ...{ subject: 'Hours', message: 'When are you open?' },
}

/** Sends a contact message as a visitor would; returns its reference. */
export async function sendMessage({ url }: Target): Promise<string> {
  return (await postJson<{ reference: string }>(`${url}/api/contact`, contactMessage)).body.reference
}

/** The references of all messages, as staff read them. */
export async function listMessages(product: Target, token: string): Promise<string[]> {
  const text = 'mutation { listContactMessages { reference } }'
  const data = await query<{ listContactMessages: { reference: string }[] }>(product, text, {}, token)
  return data.listContactMessages.map(({ reference }) => reference)
}

export interface Receipt {
  reference: string
  passphrase: string
}

/** What an applicant sends; its story can be searched for where nobody may read it. */
export const buildRequest = (name: string, category = 'Housing Rights') => ({
  ...{ name, email: 'ana@example.org', phone: '+1 555 555 0177', category, urgency: 'High' },
  description: `The heating has been off since Monday. ${canary}`,
  eligibilityData: { income: 'Under $15,000', householdSize: '3' },
})

/** Asks for help as a visitor does. */
export async function submitRequest({ url }: Target, name: string, category?: string): Promise<Receipt> {
  return (await postJson<Receipt>(`${url}/api/legal-aid-requests`, buildRequest(name, category))).body
}

/** The text of the operation of a front end that begins with `start`, such as `query Judgments`: visitors may send no other. */
export function findOperation(workspace: string, start: string): string {
  const file = path.join(root, workspace, 'persisted-operations.generated.json')
  const operations: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const text = Object.values(operations).find((operation) => operation.startsWith(`${start}(`))
  if (!text) throw new Error(`${workspace} sends no operation that begins with ${start}`)
  return text
}

const openRequestStatus = findOperation('mfe-get-help', 'mutation OpenRequestStatus')
const eraseRequest = findOperation('mfe-get-help', 'mutation EraseRequest')

interface StatusResponse {
  requestStatus: { status: string; accessToken: string }
}

/** Looks a request up as its applicant does. */
export async function openStatus(product: Target, receipt: Receipt) {
  return (await query<StatusResponse>(product, openRequestStatus, receipt)).requestStatus
}

/** Erases a request as its applicant does; resolves to its status. */
export async function erase(product: Target, receipt: Receipt): Promise<string> {
  const { accessToken } = await openStatus(product, receipt)
  return (await query<StatusResponse>(product, eraseRequest, { accessToken })).requestStatus.status
}

/**
 * The words of an email as it was sent. Where a long line is broken, with a mark at its end, depends on the day that is
 * named in it; some letters are written by their number (RFC 2045, 6.7).
 */
export const decodeQuotedPrintable = (message: string): string =>
  message
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
