/** Takes forms that are sent without script, and answers with what their remote tells the page. */
import type { SubmittedFailure } from '@access/kit'
import type { Request, RequestHandler, Response } from 'express'
import { addressOf } from '../clientAddress.ts'
import { type PagesOptions, plainPage, renderedPage } from '../pages.ts'
import { deskFor } from './desk.ts'
import { type FormOfPage, formOfPage } from './formOfPage.ts'
import { passingOn } from './passingOn.ts'
import { readForm } from './reading.ts'
import { toldBy } from './toldBy.ts'

/** Every page's form; what is sent elsewhere is left to whoever comes next. */
export function takesForms(options: PagesOptions): RequestHandler {
  return async (request, response, next) => {
    const found = request.method === 'POST' ? formOfPage(options, request.originalUrl) : null
    if (found) await takeForm(found, options, request, response)
    else next()
  }
}

/** Answers with the page as it is told to be, or with the address of the receipt. */
async function takeForm(found: FormOfPage, options: PagesOptions, request: Request, response: Response) {
  const { form, address, params } = found
  const { tickets, publicUrl, renderer, gatewayUrl, log, timeout } = options
  const refuse = (status: number, text: string) => plainPage(options, request, response, status, text)
  response.set('cache-control', 'no-store')
  if (!comesFromUs(request, publicUrl)) {
    return refuse(403, 'This form was not sent from our page. Please open the page and send it there.')
  }
  const clientAddress = addressOf(request)
  const arrived = await readForm(request, {
    form,
    tokenField: renderer.formTokenField,
    ticketOf: (token) => tickets.ticketOf(address, token),
    passOn: passingOn(gatewayUrl, clientAddress, log),
  })
  if (arrived === 413) {
    return refuse(413, 'Your text is too long. Please go back, shorten it, and send it again.')
  }
  if (typeof arrived === 'number') return refuse(arrived, 'This form cannot be read. Please send it again.')

  const { ticket } = arrived
  // The remote has time left to say that the gateway did not answer.
  const desk = deskFor({ gatewayUrl, clientAddress, ticket, timeout: timeout * 2.5, log })
  const { told, submitted } = await toldBy(
    found,
    { ...arrived, params },
    { desk, tickets, log, timeout: timeout * 3 },
  )
  if (told.receipt && told.afterwards !== 'stay') {
    // Whoever reloads the page that follows sends nothing again.
    return response.redirect(303, tickets.receiptAddress(address, told.receipt))
  }
  const status = statusOf(told.errors, told.failure)
  if (status === 429 || status === 503) response.set('retry-after', String(told.retryAfter ?? 30))
  return renderedPage(options, request, response, { status, submitted })
}

const statuses: Record<SubmittedFailure, number> = {
  expired: 400,
  'too many': 429,
  'too large': 413,
  failed: 503,
}

function statusOf(errors: object = {}, failure?: SubmittedFailure): number {
  if (failure) return statuses[failure]
  return Object.keys(errors).length > 0 ? 400 : 200
}

/** Browsers say where a form comes from; one that says nothing at all is not believed. */
function comesFromUs({ headers }: Request, publicUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const from = headers.origin ?? headers.referer ?? ''
  if (!URL.canParse(from)) return false
  return [headers.host, publicUrl && new URL(publicUrl).host].includes(new URL(from).host)
}
