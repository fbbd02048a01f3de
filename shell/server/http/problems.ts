/** Problems as RFC 9457 describes them, for calls that the shell itself answers. */
import type { Response } from 'express'

// Not by `path`, which is a part of it where the proxy is mounted.
export const isApiCall = (originalUrl = '') => /^\/(api|graphql)([/?]|$)/.test(originalUrl)

export const formatProblem = (status: number, detail: string): string =>
  JSON.stringify({ type: 'about:blank', title: titles[status], status, detail })

export function sendProblem(response: Response, status: number, detail: string): void {
  response.status(status).type('application/problem+json').send(formatProblem(status, detail))
}

const titles: Record<number, string> = {
  400: 'The request cannot be read',
  408: 'The request took too long to arrive',
  413: 'Too much was sent',
  429: 'Too many at once',
  431: 'Too many headers',
  503: 'The site is busy just now',
}
