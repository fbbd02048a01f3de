/** People who send things and, when no answer comes, send the same again until one does. */

import { setTimeout as wait } from 'node:timers/promises'
import type { Kind, Ledger } from './ledger.ts'

/** What nobody but staff may ever read; looked for afterwards in every file. */
export const canary = 'CANARY'

const patience = 120_000

/** An answer that no further try will change. */
class Refused extends Error {}

/** One after the other in turn: mostly requests, every fifth of them with a paper, and messages in between. */
const turns: Kind[] = ['request', 'request', 'message', 'request', 'request']

/** Sends `count` different things at once; resolves when each has been promised a reference. */
export async function sendAtOnce(url: string, wave: string, count: number, ledger: Ledger): Promise<void> {
  const sendings = Array.from({ length: count }, (_, at) => {
    const marker = `${wave}-${at}`
    const kind = turns[at % turns.length]!
    return sendUntilPromised(url, { marker, kind, withPaper: at % turns.length === 0 }, ledger)
  })
  await Promise.all(sendings)
}

interface Sending {
  marker: string
  kind: Kind
  withPaper: boolean
}

async function sendUntilPromised(url: string, sending: Sending, ledger: Ledger): Promise<void> {
  const { marker, kind } = sending
  const giveUp = Date.now() + patience
  const again = async <T>(work: () => Promise<T | null>): Promise<T> => {
    for (;;) {
      ledger.tries += 1
      const answer = await work().catch((failure: unknown) => {
        if (failure instanceof Refused) throw failure
        ledger.answered(0)
        return null
      })
      if (answer) return answer
      if (Date.now() > giveUp) throw new Error(`${kind} ${marker} was not taken within ${patience / 1000} s`)
      await wait(100)
    }
  }
  const documents = sending.withPaper ? [await again(() => upload(url, marker, ledger))] : []
  const reference = await again(() => submit(url, sending, documents, ledger))
  ledger.promised({ marker, kind, reference })
}

async function submit(
  url: string,
  { marker, kind }: Sending,
  documents: string[],
  ledger: Ledger,
): Promise<string | null> {
  const written = kind === 'message' ? aMessage(marker) : aRequest(marker, documents)
  const answer = await fetch(url + written.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `key-${marker}` },
    body: JSON.stringify(written.body),
    signal: AbortSignal.timeout(15_000),
  })
  ledger.answered(answer.status)
  if (answer.status === 400 || answer.status === 409) {
    throw new Refused(`${kind} ${marker} was refused: ${await answer.text()}`)
  }
  if (!answer.ok) return null
  return ((await answer.json()) as { reference: string }).reference
}

const aRequest = (marker: string, documents: string[]) => ({
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

const aMessage = (marker: string) => ({
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
  form.set('file', new File([aPaper(marker)], `${canary}-${marker}.pdf`, { type: 'application/pdf' }))
  const answer = await fetch(`${url}/api/documents`, {
    method: 'POST',
    headers: { 'x-requested-with': 'fetch' },
    body: form,
    signal: AbortSignal.timeout(15_000),
  })
  ledger.answered(answer.status)
  if (answer.status === 400) throw new Refused(`a paper was refused: ${await answer.text()}`)
  return answer.ok ? ((await answer.json()) as { id: string }).id : null
}

/** The smallest PDF that says something. */
export function aPaper(marker: string): string {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>',
    `<</Length 40>>stream\nBT (${canary} ${marker}) Tj ET\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj${object}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  text += `xref\n0 5\n0000000000 65535 f \n${places.join('')}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return text
}
