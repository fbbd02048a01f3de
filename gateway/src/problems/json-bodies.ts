/** Parses bodies of JSON, up to a size limit, and says what is wrong with one. */

import { isUtf8 } from 'node:buffer'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { normalizeCharset } from '@access/service-kit/transport'
import type { RequestHandler } from 'express'
import express from 'express'
import { Problem } from './problems.ts'

/** Size limits: administrators send whole judgments, visitors send forms. */
export const maxBodyBytes = { visitors: 100 * 1024, administrators: 1024 * 1024 } as const

/** Parses JSON up to so many bytes, in UTF-8 by any of its names. */
export function createJsonParser(limit: number): RequestHandler {
  const parse = express.json({ limit, verify: assertUtf8 })
  return (request, response, next) => {
    normalizeCharset(request.headers)
    parse(request, response, next)
  }
}

const notUtf8 = 'body.not.utf-8'

/** In another encoding, letters would be replaced by U+FFFD without a word. */
function assertUtf8(_request: IncomingMessage, _response: ServerResponse, body: Buffer, encoding: string) {
  if (encoding === 'utf-8' && !isUtf8(body)) throw Object.assign(new Error('not UTF-8'), { type: notUtf8 })
}

/** Translates a parser error into a problem. */
export function toMalformedProblem(error: unknown) {
  if (error instanceof URIError)
    return new Problem('malformed', { detail: 'The address is not well encoded.' })
  const { status, type } = (error ?? {}) as { status?: number; type?: string }
  if (type === notUtf8) return new Problem('malformed', { detail: 'The body is not UTF-8.' })
  if (status === 413) return new Problem('tooLarge', { detail: 'This is more than we can take at once.' })
  if (status === 415) return new Problem('notJson', { detail: 'Send JSON in UTF-8.' })
  return new Problem('malformed', { detail: 'The body is not well-formed JSON.' })
}
