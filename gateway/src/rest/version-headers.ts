// Optimistic locking in REST: responses have the version of the item as ETag, and If-Match names the one to replace.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Problem } from '../problems/problems.ts'

/** The version in `If-Match`; null for any version. */
export function parseIfMatch({ headers }: IncomingMessage): number | null {
  const ifMatch = headers['if-match']?.trim()
  if (ifMatch === undefined || ifMatch === '*') return null
  const [, version] = /^"(\d{1,9})"$/.exec(ifMatch) ?? []
  if (version === undefined)
    throw new Problem('malformed', { detail: 'Name one version in If-Match, like "3".' })
  return Number(version)
}

/** Sets the version of the item as `ETag`. */
export function setVersionEtag(response: ServerResponse, item: unknown) {
  const { version } = item as { version: number }
  response.setHeader('etag', `"${version}"`)
}
