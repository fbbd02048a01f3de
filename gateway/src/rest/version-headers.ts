// Optimistic locking in REST: responses have the version of the item, also as ETag; the one to replace is named by
// If-Match or by `version` in the body. Without either the last to save wins.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
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

const versionMessage = 'Send the version as a whole number, like 3'

/** The rules of a body that replaces an item, which may name the version it is based on; null for any version. */
export const acceptVersion = (rules: z.ZodObject) =>
  rules.extend({
    version: z
      .int32(versionMessage)
      .min(0, versionMessage)
      .nullish()
      .meta({ description: 'The version to replace: rejected with 409 when another one is stored' }),
  })

/** The one version that a request names in its two places; null for any version. */
export function chooseVersion(ifMatch: number | null, bodyVersion: number | null): number | null {
  if (ifMatch !== null && bodyVersion !== null && ifMatch !== bodyVersion)
    throw new Problem('conflict', {
      detail: `If-Match names version ${ifMatch} and the body version ${bodyVersion}: only one of them can be stored.`,
    })
  return ifMatch ?? bodyVersion
}

/** Sets the version of the item as `ETag`. */
export function setVersionEtag(response: ServerResponse, item: unknown) {
  const { version } = item as { version: number }
  response.setHeader('etag', `"${version}"`)
}
