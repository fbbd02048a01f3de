/** Takes forms that are sent without script, and answers with a page. */
import { createHash } from 'node:crypto'
import type { SubmittedFailure } from '@access/kit'
import express, { type Request, type RequestHandler, type Response } from 'express'
import { type PagesOptions, plainPage, renderedPage } from '../pages.ts'
import { addressOf } from '../proxy.ts'
import type { Ticket } from './desk.ts'
import type { Form } from './forms.ts'

// A text in any alphabet, written out in percent signs, still fits; the gateway's own limit is below it.
const parsed = express.urlencoded({ extended: false, limit: '300kb', parameterLimit: 50 })

type Values = Record<string, string>

/** What the gateway said. */
type Outcome =
  | { receipt: { reference: string } }
  | { errors: Values }
  | { failure: SubmittedFailure; retryAfter: string }
  | 'too large'

/** Answers with the receipt's address, or with the page as it was sent and what is wrong. */
export function takesForm(form: Form, options: PagesOptions): RequestHandler {
  const { desk, publicUrl, renderer } = options
  const tooLarge = 'Your text is too long. Please go back, shorten it, and send it again.'

  return async (request, response) => {
    const refuse = (status: number, text: string) => plainPage(options, request, response, status, text)
    response.set('cache-control', 'no-store')
    if (!comesFromUs(request, publicUrl)) {
      return refuse(403, 'This form was not sent from our page. Please open the page and send it there.')
    }
    const body = await bodyOf(request, response)
    if (body === 413) return refuse(413, tooLarge)
    if (typeof body === 'number') return refuse(body, 'This form cannot be read. Please send it again.')

    const values = Object.fromEntries(form.fields.map((field) => [field, textIn(body[field])]))
    const ticket = desk.ticketOf(form, body[renderer.formTokenField])
    const again = (status: number, told: { errors: Values } | { failure: SubmittedFailure }) =>
      renderedPage(options, request, response, {
        status,
        submitted: desk.again(form, ticket, { values, ...told }),
      })
    if (!ticket || ticket.expired) return again(400, { failure: 'expired' })

    const outcome = await sentOn(form, values, ticket, addressOf(request), options)
    if (outcome === 'too large') return refuse(413, tooLarge)
    if ('errors' in outcome) return again(400, outcome)
    if ('failure' in outcome) {
      response.set('retry-after', outcome.retryAfter)
      return again(outcome.failure === 'too many' ? 429 : 503, { failure: outcome.failure })
    }
    // Whoever reloads the page that follows sends nothing again.
    response.redirect(303, desk.receiptAddress(form, outcome.receipt.reference))
  }
}

/** Browsers say where a form comes from; one that says nothing at all is not believed. */
function comesFromUs({ headers }: Request, publicUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const from = headers.origin ?? headers.referer ?? ''
  if (!URL.canParse(from)) return false
  return [headers.host, publicUrl && new URL(publicUrl).host].includes(new URL(from).host)
}

/** The fields of a form, or the status that says why they cannot be read. */
function bodyOf(request: Request, response: Response): Promise<Record<string, unknown> | number> {
  return new Promise((resolve) => {
    parsed(request, response, (reason?: Error & { status?: number }) => {
      if (reason) resolve(reason.status ?? 400)
      else resolve((request.body as Record<string, unknown> | undefined) ?? 415)
    })
  })
}

// Browsers send line breaks as two characters, and a field that is there twice as a list.
function textIn(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first.replace(/\r\n/g, '\n') : ''
}

async function sentOn(
  form: Form,
  values: Values,
  ticket: Ticket,
  clientAddress: string,
  { gatewayUrl, log }: PagesOptions,
): Promise<Outcome> {
  const body = JSON.stringify(values)
  try {
    const answer = await fetch(gatewayUrl + form.sendsTo, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-client-address': clientAddress,
        'idempotency-key': keyOf(ticket, body),
      },
      body,
      signal: AbortSignal.timeout(15_000),
    })
    if (answer.status === 413) return 'too large'
    const said = (await answer.json()) as { reference?: string; errors?: Values }
    if (answer.ok && said.reference) return { receipt: { reference: said.reference } }
    if (answer.status === 400 && said.errors) return { errors: said.errors }
    const retryAfter = answer.headers.get('retry-after') ?? '30'
    if (answer.status === 429) return { failure: 'too many', retryAfter }
    log.error({ form: form.path, status: answer.status }, 'form was not taken')
    return { failure: 'failed', retryAfter }
  } catch (reason) {
    log.error({ form: form.path, reason: (reason as Error).message }, 'form was not taken')
    return { failure: 'failed', retryAfter: '30' }
  }
}

// The same answers from the same page are the same sending; changed ones, after going back to it, are another.
const keyOf = ({ id }: Ticket, body: string) => createHash('sha256').update(`${id} ${body}`).digest('hex')
