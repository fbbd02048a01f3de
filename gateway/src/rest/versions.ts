// Two people at one item: an answer says which version it is, and who saves may say which one they mean to replace.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Problem } from './problems.ts'

/** The version that `If-Match` names; null when any will do. */
export function versionWanted({ headers }: IncomingMessage): number | null {
  const wanted = headers['if-match']?.trim()
  if (wanted === undefined || wanted === '*') return null
  const [, version] = /^"(\d{1,9})"$/.exec(wanted) ?? []
  if (version === undefined)
    throw new Problem('malformed', { detail: 'Name one version in If-Match, like "3".' })
  return Number(version)
}

/** Says in `ETag` which version of an item the answer is. */
export function tellVersion(response: ServerResponse, item: unknown) {
  const { version } = item as { version: number }
  response.setHeader('etag', `"${version}"`)
}
