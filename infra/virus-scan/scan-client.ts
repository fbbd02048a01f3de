/** Sends documents with requests, and looks at them as an administrator: through the public origin, as people do. */

import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '../run/product.ts'

export interface SentDocument {
  documentId: string
  /** Null when the request was rejected because of it. */
  requestId: string | null
  /** The statuses of upload and request, and milliseconds that both took. */
  statuses: number[]
  duration: number
}

export interface ScanClient {
  send(content: string | Buffer): Promise<SentDocument>
  /** The state of its virus scan. */
  getScan(document: SentDocument): Promise<string>
  /** The same, once it is no longer pending; or still pending after so many milliseconds. */
  waitForScan(document: SentDocument, timeout: number): Promise<string>
  /** The status of a download. */
  download(document: SentDocument): Promise<number>
}

const script = { 'x-requested-with': 'fetch' }

/** Signs in. */
export async function createScanClient({ url, adminEmail, adminPassword }: Product): Promise<ScanClient> {
  const login = await postJson('/api/auth/login', { email: adminEmail, password: adminPassword })
  const { token } = login.body as { token: string }
  const authorization = `Bearer ${token}`

  async function postJson(path: string, body: object, headers: Record<string, string> = {}) {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as unknown }
  }

  async function open(requestId: string): Promise<{ id: string; scan: string }[]> {
    const query = `mutation ($id: ID!) {
      openWithoutConflictCheck(id: $id, reason: "A virus scan is tried") { documents { id scan } }
    }`
    const { body } = await postJson('/graphql', { query, variables: { id: requestId } }, { authorization })
    const { data, errors } = body as {
      data?: { openWithoutConflictCheck: { documents: { id: string; scan: string }[] } }
      errors?: unknown
    }
    if (!data) throw new Error(`the request could not be opened: ${JSON.stringify(errors)}`)
    return data.openWithoutConflictCheck.documents
  }

  async function getScan({ requestId, documentId }: SentDocument) {
    if (!requestId) return 'rejected'
    const document = (await open(requestId)).find(({ id }) => id === documentId)
    return document?.scan ?? 'lost'
  }

  return {
    async send(content) {
      const began = performance.now()
      const form = new FormData()
      form.set('file', new File([new Uint8Array(Buffer.from(content))], 'notice.pdf'))
      const upload = await fetch(`${url}/api/documents`, { method: 'POST', headers: script, body: form })
      const { id: documentId } = (await upload.json()) as { id: string }
      const request = await postJson('/api/legal-aid-requests', buildRequest(documentId))
      const { id: requestId = null } = request.body as { id?: string }
      const duration = Math.round(performance.now() - began)
      return { documentId, requestId, statuses: [upload.status, request.status], duration }
    },
    getScan,
    async waitForScan(document, timeout) {
      const deadline = Date.now() + timeout
      for (;;) {
        const scan = await getScan(document)
        if (scan !== 'pending' || Date.now() > deadline) return scan
        await wait(500)
      }
    },
    async download({ documentId }) {
      const response = await fetch(`${url}/api/admin/documents/${documentId}/download`, {
        method: 'POST',
        headers: { ...script, authorization },
      })
      await response.arrayBuffer()
      return response.status
    },
  }
}

const buildRequest = (documentId: string) => ({
  name: 'Dana Whitfield',
  email: 'dana@example.org',
  phone: '(555) 555-0178',
  category: 'Housing Rights',
  // Another each time: the same within ten minutes would be the same request.
  description: `The landlord changed the lock. ${documentId}`,
  urgency: 'High',
  documents: [documentId],
  eligibilityData: { income: 'Under $15,000', householdSize: '3' },
  status: 'new',
})
