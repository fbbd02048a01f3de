/** Files of items that go in and out of a service, as the gateway passes them on. */
import type { Subgraph } from '@access/service-kit/testing'

/** What an import was answered; only what the tests look into. */
export interface Told {
  status: number
  body: Record<string, unknown> & { errors?: { row: number; field: string; message: string }[] }
}

interface Sending {
  dryRun?: boolean
  comparedWith?: string
  token?: string
}

/** The text of an export, and how it came. */
export async function exported(
  subgraph: Subgraph,
  type: string,
  query = 'format=csv',
  token = subgraph.token,
) {
  const answer = await subgraph.stream(`/export/${type}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  // With its byte order mark, which `text()` would take off.
  const text = Buffer.from(await answer.arrayBuffer()).toString()
  return { status: answer.status, headers: answer.headers, text }
}

/** Sends a file and tells how that went. */
export async function sent(
  subgraph: Subgraph,
  type: string,
  file: string | Uint8Array<ArrayBuffer>,
  { dryRun = false, comparedWith, token = subgraph.token }: Sending = {},
): Promise<Told> {
  const body = new FormData()
  body.append('file', new Blob([file]), 'items.csv')
  const query = new URLSearchParams({ dryRun: String(dryRun), ...(comparedWith && { comparedWith }) })
  const answer = await subgraph.stream(`/import/${type}?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  return { status: answer.status, body: (await answer.json()) as Told['body'] }
}
