/** Asks a form's remote what its page says next. Whatever happens there, nothing that was typed is lost. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Sent, Submitted, Told } from '@access/kit'
import type { Logger } from 'pino'
import { describeError } from '../log.ts'
import type { AnsweringDesk } from './desk.ts'
import type { FormOfPage } from './formOfPage.ts'
import type { Ticket, Tickets } from './tickets.ts'

type Arrived = Pick<Sent, 'values' | 'lists' | 'files' | 'params'> & { ticket: Ticket | null }

type With = {
  desk: AnsweringDesk
  tickets: Tickets
  log: Logger
  /** How long the remote may take, in milliseconds. */
  timeout: number
}

/** What the remote told, and what the page that follows knows of it. */
export async function toldBy(
  { form, address }: FormOfPage,
  { ticket, ...sent }: Arrived,
  { desk, tickets, log, timeout }: With,
): Promise<{ told: Told; submitted: Submitted }> {
  const carried = ticket?.carried ?? null
  try {
    const told = await within(
      timeout,
      form.take(
        {
          ...sent,
          carried,
          secondsOpen: ticket ? Math.floor((Date.now() - ticket.since) / 1000) : 0,
          expired: !ticket || ticket.expired,
        },
        desk,
      ),
    )
    const ended = desk.hasAnswers() && !told.errors && !told.failure
    return { told, submitted: tickets.next(address, told, { ticket, ended }) }
  } catch (reason) {
    log.error({ form: form.path, ...describeError(reason) }, 'form could not be taken')
    const told: Told = { values: sent.values, lists: sent.lists, carried, failure: 'failed' }
    return { told, submitted: tickets.next(address, told, { ticket, ended: false }) }
  }
}

async function within<Value>(timeout: number, work: Promise<Value>): Promise<Value> {
  const over = new AbortController()
  const late = wait(timeout, undefined, { signal: over.signal }).then(() => {
    throw new Error(`it took more than ${timeout} ms`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    over.abort()
    // Aborted, it is rejected as well.
    late.catch(() => {})
  }
}
