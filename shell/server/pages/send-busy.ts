/** The answer to what was not admitted: in our words, with when to try again. It costs next to nothing. */
import type { OfficeFacts } from '@access/kit'
import type { Request, Response } from 'express'
import { formatProblem, isApiCall } from '../http/problems.ts'
import type { Shell } from '../releases/renderer.ts'
import { renderPlainPage } from './plain-page.ts'

/** In seconds. */
const retryAfter = 5

const status = 503

type Options = Shell & {
  /** Those that are known: nobody is asked. */
  getLastFacts(): OfficeFacts
}

export function createBusyAnswer({ getLastFacts, ...shell }: Options) {
  // Not compressed: it is small, and there are many of them.
  const pages = new Map<string, Buffer>()
  let pagesOffice: OfficeFacts | undefined
  const getPage = (text: string, office: OfficeFacts) => {
    // The office may have another name, telephone number or colours since.
    if (pagesOffice !== office) pages.clear()
    pagesOffice = office
    const page = pages.get(text) ?? Buffer.from(renderPlainPage(shell, { status, text, nonce: null, office }))
    pages.set(text, page)
    return page
  }

  /** Returns the body that it sent. */
  return (request: Request, response: Response): Buffer => {
    const office = getLastFacts()
    const isCall = isApiCall(request.originalUrl)
    const isReading = request.method !== 'POST' || isCall
    const text = `Many people are here just now. ${advice[isReading ? 'reading' : 'sending']} ${office.phone}.`
    const body = isCall ? Buffer.from(formatProblem(status, text)) : getPage(text, office)
    response.status(status).set({
      'retry-after': String(retryAfter),
      'cache-control': 'no-store',
      'content-type': isCall ? 'application/problem+json; charset=utf-8' : 'text/html; charset=utf-8',
      'content-length': String(body.length),
    })
    response.end(body)
    return body
  }
}

const advice = {
  reading: 'Please try again in a moment, or call',
  sending: 'Please go back and send it again in a moment, or call',
}
