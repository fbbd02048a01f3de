// What is done for every request: its headers, and its line in the log.

import { getRequestId } from '@access/service-kit/log'
import type { NextFunction, Request, Response } from 'express'
import type { Logger } from 'pino'

/** Security headers: responses are data, which must not be executed, framed or sniffed. */
export function withSafeHeaders(_request: Request, response: Response, next: NextFunction) {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'no-referrer')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  next()
}

/** Logs one line per request, without the path, which may contain user input. */
export function createRequestLogger(log: Logger) {
  return (request: Request, response: Response, next: NextFunction) => {
    const startedAt = performance.now()
    const requestId = getRequestId()
    response.once('close', () => {
      const ms = Math.round(performance.now() - startedAt)
      const route = response.locals.route ?? 'other'
      log.info({ requestId, method: request.method, route, status: response.statusCode, ms })
    })
    next()
  }
}
