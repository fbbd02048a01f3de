/** Senders that retry the same submission until there is a response. */

import { setTimeout as wait } from 'node:timers/promises'
import type { Kind, Ledger } from './ledger.ts'

/** A text that only staff may read; searched for afterwards in every file. */
export const canary = 'CANARY'

const timeout = 120_000
/** Between two tries, in milliseconds; fifty senders that try more often would be most of what the product does. */
const retryDelay = 250

/** A response that no retry will change. */
class RejectedError extends Error {}

/** One after the other in turn: mostly requests, every fifth of them with a document, and messages in between. */
const kindSequence: Kind[] = ['request', 'request', 'message', 'request', 'request']

/** Sends `count` different things at once; resolves when each has a reference. */
export async function sendWave(url: string, wave: string, count: number, ledger: Ledger): Promise<void> {
  const submissions = Array.from({ length: count }, (_, index) => {
    const marker = `${wave}-${index}`
    const kind = kindSequence[index % kindSequence.length]!
    return sendUntilAccepted(url, { marker, kind, hasDocument: index % kindSequence.length === 0 }, ledger)
  })
  await Promise.all(submissions)
}

interface Submission {
  marker: string
  kind: Kind
  hasDocument: boolean
}

async function sendUntilAccepted(url: string, submission: Submission, ledger: Ledger): Promise<void> {
  const { marker, kind } = submission
  const deadline = Date.now() + timeout
  const retry = async <T>(work: () => Promise<T | null>): Promise<T> => {
    for (;;) {
      ledger.attempts += 1
      const response = await work().catch((failure: unknown) => {
        if (failure instanceof RejectedError) throw failure
        ledger.recordResponse(0)
        return null
      })
      if (response) return response
      if (Date.now() > deadline)
        throw new Error(`${kind} ${marker} was not accepted within ${timeout / 1000} s`)
      await wait(retryDelay)
    }
  }
  const documents = submission.hasDocument ? [await retry(() => upload(url, marker, ledger))] : []
  const reference = await retry(() => submit(url, submission, documents, ledger))
  ledger.recordEntry({ marker, kind, reference })
}

async function submit(
  url: string,
  { marker, kind }: Submission,
  documents: string[],
  ledger: Ledger,
): Promise<string | null> {
  const request = kind === 'message' ? buildMessage(marker) : buildRequest(marker, documents)
  const response = await fetch(url + request.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `key-${marker}` },
    body: JSON.stringify(request.body),
    signal: AbortSignal.timeout(15_000),
  })
  ledger.recordResponse(response.status)
  if (response.status === 400 || response.status === 409) {
    throw new RejectedError(`${kind} ${marker} was rejected: ${await response.text()}`)
  }
  if (!response.ok) return null
  return ((await response.json()) as { reference: string }).reference
}

const buildRequest = (marker: string, documents: string[]) => ({
  path: '/api/legal-aid-requests',
  body: {
    name: `Dana ${canary}`,
    email: `dana.${marker}@example.org`,
    phone: '(555) 555-0178',
    category: 'Housing Rights',
    description: `The landlord changed the lock. ${canary} ${marker}`,
    urgency: 'High',
    documents,
    eligibilityData: { income: 'Under $15,000', householdSize: '3' },
    status: 'new',
  },
})

const buildMessage = (marker: string) => ({
  path: '/api/contact',
  body: {
    name: 'Noor',
    email: `noor.${marker}@example.org`,
    subject: `${canary} ${marker}`,
    message: `When are you open? ${canary} ${marker}`,
  },
})

async function upload(url: string, marker: string, ledger: Ledger): Promise<string | null> {
  const form = new FormData()
  form.set('file', new File([buildPdf(marker)], `${canary}-${marker}.pdf`, { type: 'application/pdf' }))
  const response = await fetch(`${url}/api/documents`, {
    method: 'POST',
    headers: { 'x-requested-with': 'fetch' },
    body: form,
    signal: AbortSignal.timeout(15_000),
  })
  ledger.recordResponse(response.status)
  if (response.status === 400) throw new RejectedError(`a paper was rejected: ${await response.text()}`)
  return response.ok ? ((await response.json()) as { id: string }).id : null
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
  text += `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return text
}
