/** The answer to a request that got no turn, which says when to try again. It costs next to nothing. */
import type { OfficeFacts } from '@access/kit'
import type { Request, Response } from 'express'
import { isApiCall, sendProblem } from '../http/problems.ts'
import type { Shell } from '../releases/renderer.ts'
import { renderPlainPage } from './plain-page.ts'

/** In seconds. */
const retryAfter = 5

const status = 503

type Options = Shell & {
  /** The last known facts: no query is sent. */
  getLastFacts(): OfficeFacts
}

export function createBusyAnswer({ getLastFacts, ...shell }: Options) {
  // Not compressed: it is small, and there are many of them.
  const pages = new Map<string, Buffer>()
  let pagesOffice: OfficeFacts | undefined
  const getPage = (text: string, office: OfficeFacts) => {
    // The office may have another name, telephone number or colors since.
    if (pagesOffice !== office) pages.clear()
    pagesOffice = office
    const page = pages.get(text) ?? Buffer.from(renderPlainPage(shell, { status, text, nonce: null, office }))
    pages.set(text, page)
    return page
  }

  return (request: Request, response: Response): void => {
    const office = getLastFacts()
    const isCall = isApiCall(request.originalUrl)
    const isReading = request.method !== 'POST' || isCall
    const text = `Many people are here just now. ${advice[isReading ? 'reading' : 'sending']} ${office.phone}.`
    response.set({ 'retry-after': String(retryAfter), 'cache-control': 'no-store' })
    if (isCall) sendProblem(response, status, text)
    else response.status(status).type('html').send(getPage(text, office))
  }
}

const advice = {
  reading: 'Please try again in a moment, or call',
  sending: 'Please go back and send it again in a moment, or call',
}
