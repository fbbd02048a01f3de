/** Exports and imports, as the gateway forwards them. */
import type { Subgraph } from '@access/service-kit/testing'

/** The response to an import; only what the tests need. */
export interface ImportResponse {
  status: number
  body: Record<string, unknown> & {
    errors?: { row: number; field: string; message: string }[]
    note?: string | null
  }
}

interface ImportRequestOptions {
  dryRun?: boolean
  fingerprint?: string
  token?: string
}

/** The text of an export, with its headers. */
export async function exportItems(
  subgraph: Subgraph,
  type: string,
  query = 'format=csv',
  token = subgraph.token,
): Promise<{ status: number; headers: Headers; text: string }> {
  const response = await subgraph.fetch(`/export/${type}?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  // With its byte order mark, which `text()` would remove.
  const text = Buffer.from(await response.arrayBuffer()).toString()
  return { status: response.status, headers: response.headers, text }
}

/** A dry run for a client that follows it: its status, and what each line says. */
export async function followDryRun(subgraph: Subgraph, type: string, file: string | Uint8Array<ArrayBuffer>) {
  const body = new FormData()
  body.append('file', new Blob([file]), 'items.csv')
  const response = await subgraph.fetch(`/import/${type}?dryRun=true`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${subgraph.token}`,
      accept: 'application/x-ndjson, application/json;q=0.9',
    },
    body,
  })
  const lines = (await response.text()).split('\n').filter(Boolean)
  return { status: response.status, lines: lines.map((line) => JSON.parse(line)) }
}

/** Imports a file and returns the response. */
export async function importFile(
  subgraph: Subgraph,
  type: string,
  file: string | Uint8Array<ArrayBuffer>,
  { dryRun = false, fingerprint, token = subgraph.token }: ImportRequestOptions = {},
): Promise<ImportResponse> {
  const body = new FormData()
  body.append('file', new Blob([file]), 'items.csv')
  const query = new URLSearchParams({ dryRun: String(dryRun), ...(fingerprint && { fingerprint }) })
  const response = await subgraph.fetch(`/import/${type}?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  return { status: response.status, body: (await response.json()) as ImportResponse['body'] }
}
