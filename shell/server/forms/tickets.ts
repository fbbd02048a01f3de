/** What a page with a form knows: a token to send it with, which carries what the page carries, and what came of it. */
import { randomBytes } from 'node:crypto'
import type { Submitted, Told } from '@access/kit'
import { sealingFrom } from './sealing.ts'

const hour = 3_600_000
/** How long a page may be open before its form is sent, and how long its receipt can be looked at again. */
const openFor = 4 * hour
/** What a page may carry, in bytes: whatever it carries comes back with each sending. */
const mostCarried = 120_000

/** What stands behind a token: one sending of a form. Tried again, it is the same one. */
export type Ticket = {
  id: string
  carried: unknown
  /** When the page was first opened, in milliseconds since 1970. */
  since: number
  expired: boolean
}

export type Tickets = ReturnType<typeof ticketsUnder>

/** Gives out tokens and receipts, each good at one address, and takes them back. */
export function ticketsUnder(secret: string) {
  const { seal, open } = sealingFrom(secret)
  const newTicket = () => ({ id: randomBytes(16).toString('hex'), carried: null, since: Date.now() })

  /** Throws when there is more to carry than a page can. */
  function page(address: string, { id, carried, since }: Omit<Ticket, 'expired'>, told: Told): Submitted {
    const content = JSON.stringify({ id, carried, since })
    if (Buffer.byteLength(content) > mostCarried) throw new Error(`${address} has too much to carry`)
    const { values = {}, lists = {}, errors = {}, failure = null, shows = null, receipt = null } = told
    const tokenFor = (form: string, sealed: string) => ({ form, token: seal(`token ${form}`, sealed) })
    return {
      ...tokenFor(address, content),
      ...(told.onward && { onward: tokenFor(told.onward, JSON.stringify(newTicket())) }),
      values,
      lists,
      errors,
      failure,
      shows,
      receipt,
    }
  }

  return {
    /** A page that is read; with a receipt in its address it shows what the sender was given. */
    welcome(address: string, sealedReceipt: string | null): Submitted {
      const opened = open(`receipt ${address}`, sealedReceipt)
      const receipt = opened && opened.age < openFor ? JSON.parse(opened.content) : null
      return page(address, newTicket(), { receipt })
    },

    /** The page that answers a sending. Its token stands for the same sending, unless that has come to its end. */
    next(
      address: string,
      told: Told,
      { ticket, ended }: { ticket: Ticket | null; ended: boolean },
    ): Submitted {
      const { id, ...anew } = newTicket()
      const since = ticket?.since ?? anew.since
      return page(
        address,
        { id: ticket && !ended ? ticket.id : id, since, carried: told.carried ?? null },
        told,
      )
    },

    /** The ticket behind a token. */
    ticketOf(address: string, token: string): Ticket | null {
      const opened = open(`token ${address}`, token)
      return opened && { ...JSON.parse(opened.content), expired: opened.age > openFor }
    },

    /** The address that shows the receipt. */
    receiptAddress(address: string, receipt: object): string {
      return `${address}?sent=${seal(`receipt ${address}`, JSON.stringify(receipt))}#sent`
    },
  }
}
