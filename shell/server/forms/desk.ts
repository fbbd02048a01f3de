/** Where a form's remote has things sent to the gateway, for the visitor and under the visitor's address. */
import { createHash } from 'node:crypto'
import type { Desk, Outcome } from '@access/kit'
import type { Logger } from 'pino'
import { describeError, requestIdHeader } from '../log.ts'
import { outcomeOf, outcomeOfOperation } from './outcomes.ts'
import type { Ticket } from './tickets.ts'

type Options = {
  gatewayUrl: string
  clientAddress: string
  /** Nothing is sent without one that is good. */
  ticket: Ticket | null
  /** How long the gateway may take, in milliseconds. */
  timeout: number
  log: Logger
}

type Call = { method: string; path: string; body?: object | undefined; beside?: object | undefined }

/** A desk that knows whether anything it sent was taken. */
export type AnsweringDesk = Desk & { hasAnswers(): boolean }

/** A desk for one sending. */
export function deskFor(options: Options): AnsweringDesk {
  const { gatewayUrl, clientAddress, ticket, timeout, log } = options
  let answered = false

  async function asked<Came extends object>(
    { method, path, body, beside }: Call,
    read: (answer: Response) => Promise<Came>,
  ): Promise<Came | Outcome<never>> {
    if (!ticket || ticket.expired) return { failure: 'expired', retryAfter: 0 }
    const text = body ? JSON.stringify({ ...body, ...beside }) : null
    try {
      const answer = await fetch(gatewayUrl + path, {
        method,
        headers: {
          accept: 'application/json',
          ...requestIdHeader(),
          'x-client-address': clientAddress,
          'idempotency-key': keyOf(ticket, `${method} ${path} ${JSON.stringify(body)}`),
          ...(text === null ? {} : { 'content-type': 'application/json' }),
        },
        body: text,
        signal: AbortSignal.timeout(timeout),
      })
      const outcome = await read(answer)
      if ('answer' in outcome) answered = true
      if ('failure' in outcome) log.error({ path, status: answer.status }, 'form was not taken')
      return outcome
    } catch (reason) {
      log.error({ path, ...describeError(reason) }, 'form was not taken')
      return { failure: 'failed', retryAfter: 30 }
    }
  }

  return {
    hasAnswers: () => answered,
    send: <Answer>(method: string, path: string, body?: object, beside?: object) =>
      asked({ method, path, body, beside }, outcomeOf<Answer>),
    ask: <Data>(query: string, variables: Record<string, unknown> = {}) =>
      asked({ method: 'POST', path: '/graphql', body: { query, variables } }, outcomeOfOperation<Data>),
  }
}

// The same answers from the same page are the same sending; changed ones, after going back to it, are another.
const keyOf = ({ id }: Ticket, what: string) => createHash('sha256').update(`${id} ${what}`).digest('hex')
