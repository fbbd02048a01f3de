/** Problems as RFC 9457 describes them, for calls that the shell itself answers. */
import { STATUS_CODES } from 'node:http'
import type { Response } from 'express'

// Not by `path`, which is a part of it where the proxy is mounted.
export const isApiCall = (originalUrl = '') => /^\/(api|graphql)([/?]|$)/.test(originalUrl)

export function sendProblem(response: Response, status: number, detail: string): void {
  const problem = { type: 'about:blank', title: STATUS_CODES[status], status, detail }
  response.status(status).type('application/problem+json').send(JSON.stringify(problem))
}
