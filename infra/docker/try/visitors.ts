/** Who reads and sends through Caddy's TLS while things happen behind it. */
import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

export interface Visitor {
  /** Rejects without an answer. */
  ask(path: string, sent?: { headers?: Record<string, string>; body?: string | Buffer }): Promise<Answer>
  /** Of a container that was killed nothing says that its connections are gone. */
  dropConnections(): void
}

interface Answer {
  status: number
  body: string
}

/** One who trusts Caddy's own certificate authority. */
export function createVisitor(port: number, certificateAuthority: string): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 16, ca: certificateAuthority })
  return {
    dropConnections: () => agent.destroy(),
    ask: (path, { headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const method = body === undefined ? 'GET' : 'POST'
        const sent = request({ host: 'localhost', port, path, method, headers, agent }, (response) => {
          text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
        })
        sent.once('error', reject)
        sent.setTimeout(30_000, () => sent.destroy(new Error('no answer within 30 seconds')))
        sent.end(body)
      }),
  }
}

export const sendRequest = (visitor: Visitor, marker: string, documents: string[] = []): Promise<Answer> =>
  visitor.ask('/api/legal-aid-requests', {
    headers: { 'content-type': 'application/json', 'idempotency-key': marker },
    body: JSON.stringify({
      name: 'Dana Whitfield',
      email: `dana.${marker}@example.org`,
      phone: '(555) 555-0178',
      category: 'Housing Rights',
      description: `The landlord changed the lock. ${marker}`,
      urgency: 'High',
      documents,
      eligibilityData: { income: 'Under $15,000', householdSize: '3' },
    }),
  })

/** Returns its id. */
export async function sendDocument(visitor: Visitor, content: string): Promise<string> {
  const form = new FormData()
  form.set('file', new File([content], 'notice.pdf', { type: 'application/pdf' }))
  const { headers, body } = new Request('http://form.example', { method: 'POST', body: form })
  const answer = await visitor.ask('/api/documents', {
    headers: { 'content-type': headers.get('content-type')!, 'x-requested-with': 'fetch' },
    body: Buffer.from(await new Response(body).arrayBuffer()),
  })
  const { id } = JSON.parse(answer.body) as { id?: string }
  if (!id) throw new Error(`a document was not taken: ${answer.status} ${answer.body}`)
  return id
}

const describeFailure = (outcome: Answer | Error) =>
  outcome instanceof Error ? outcome.message : `${outcome.status} ${outcome.body.slice(0, 200)}`

/** In milliseconds, between two things of one visitor. */
const pause = 50

/**
 * Visitors who ask for what nobody has asked for, so that it is kept nowhere, and send, until they are told to end; then
 * what was answered well, and what was not.
 */
export function startVisiting(visitor: Visitor, limits: { readers: number; senders: number }) {
  const failures: { text: string; failedAt: number }[] = []
  let [number, readCount, sentCount, slowest] = [0, 0, 0, 0]
  let isOver = false

  async function visit(ask: (number: number) => Promise<Answer>, goodStatus: number, onGood: () => void) {
    for (; !isOver; await wait(pause)) {
      const askedAt = performance.now()
      const outcome = await ask(++number).catch((error: Error) => error)
      slowest = Math.max(slowest, performance.now() - askedAt)
      if (!(outcome instanceof Error) && outcome.status === goodStatus) onGood()
      else failures.push({ text: describeFailure(outcome), failedAt: performance.now() })
    }
  }

  const readPage = (number: number) =>
    visitor.ask(`/judgments?q=word${number}`, { headers: { accept: 'text/html' } })
  const send = (number: number) => sendRequest(visitor, `visitor-${number}`)
  const visits = Promise.all([
    ...Array.from({ length: limits.readers }, () => visit(readPage, 200, () => (readCount += 1))),
    ...Array.from({ length: limits.senders }, () => visit(send, 201, () => (sentCount += 1))),
  ])
  return {
    async end() {
      isOver = true
      await visits
      return { readCount, sentCount, slowest, failures }
    },
  }
}
