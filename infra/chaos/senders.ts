/** Senders that retry the same submission until there is a response. */

import { setTimeout as wait } from 'node:timers/promises'

/** What was promised to those who sent something. */
export interface Ledger {
  /** Those of accepted submissions. */
  readonly references: string[]
  /** How often something was sent, with or without a response. */
  attempts: number
  /** How often there was a response with each status; 0 is no response. */
  readonly responseCounts: Map<number, number>
}

export const createLedger = (): Ledger => ({ references: [], attempts: 0, responseCounts: new Map() })

/** A text that only staff may read; searched for afterwards in every file. */
export const canary = 'CANARY'

const timeout = 120_000
/** Between two tries, in milliseconds; fifty senders that try more often would be most of what the product does. */
const retryDelay = 250

/**
 * Sends `count` different things at once, of five one request with a document, one message and three requests; resolves
 * when each has a reference.
 */
export async function sendWave(url: string, wave: string, count: number, ledger: Ledger): Promise<void> {
  const send = async (index: number) => {
    const marker = `${wave}-${index}`
    const documents: string[] = []
    if (index % 5 === 0) {
      const { id } = await sendUntilAccepted(
        `${url}/api/documents`,
        () => buildUpload(buildPdf(marker)),
        ledger,
      )
      documents.push(id!)
    }
    const [path, body] =
      index % 5 === 2
        ? ['/api/contact', buildMessage(marker)]
        : ['/api/legal-aid-requests', buildRequest(marker, documents)]
    const headers = { 'content-type': 'application/json', 'idempotency-key': `key-${marker}` }
    const init = () => ({ headers, body: JSON.stringify(body) })
    const { reference } = await sendUntilAccepted(url + path, init, ledger)
    ledger.references.push(reference!)
  }
  await Promise.all(Array.from({ length: count }, (_, index) => send(index)))
}

/** Sends one wave after the other, with a pause between them, until the signal comes. */
export async function sendWaves(
  url: string,
  name: string,
  count: number,
  ledger: Ledger,
  signal: AbortSignal,
): Promise<void> {
  for (let wave = 0; !signal.aborted; wave += 1) {
    await sendWave(url, `${name}-${wave}`, count, ledger)
    await wait(500)
  }
}

/** What was answered in the end; fails with an answer that no retry will change. */
async function sendUntilAccepted(
  url: string,
  build: () => RequestInit,
  ledger: Ledger,
): Promise<Record<string, string>> {
  for (const deadline = Date.now() + timeout; Date.now() < deadline; await wait(retryDelay)) {
    ledger.attempts += 1
    const init = { method: 'POST', signal: AbortSignal.timeout(15_000), ...build() }
    const response = await fetch(url, init).catch(() => null)
    const status = response?.status ?? 0
    ledger.responseCounts.set(status, (ledger.responseCounts.get(status) ?? 0) + 1)
    if ([400, 409].includes(status)) throw new Error(`${url} rejected it: ${await response?.text()}`)
    // An answer can be lost halfway.
    const answer = response?.ok ? await response.json().catch(() => null) : null
    if (answer) return answer as Record<string, string>
  }
  throw new Error(`${url} did not accept it within ${timeout / 1000} s`)
}

/** A legal aid request, another for each marker. */
export const buildRequest = (marker: string, documents: string[]) => ({
  name: `Dana ${canary}`,
  email: `dana.${marker}@example.org`,
  phone: '(555) 555-0178',
  category: 'Housing Rights',
  description: `The landlord changed the lock. ${canary} ${marker}`,
  urgency: 'High',
  documents,
  eligibilityData: { income: 'Under $15,000', householdSize: '3' },
  status: 'new',
})

const buildMessage = (marker: string) => ({
  name: 'Noor',
  email: `noor.${marker}@example.org`,
  subject: `${canary} ${marker}`,
  message: `When are you open? ${canary} ${marker}`,
})

/** As the form uploads a document. */
export function buildUpload(content: string | Uint8Array<ArrayBuffer>): RequestInit {
  const body = new FormData()
  body.set('file', new File([content], `${canary}.pdf`, { type: 'application/pdf' }))
  return { headers: { 'x-requested-with': 'fetch' }, body }
}

/** The smallest PDF that says something. */
export function buildPdf(marker: string): string {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>',
    `<</Length 40>>stream\nBT (${canary} ${marker}) Tj ET\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  return `${text}xref\n0 5\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
}
