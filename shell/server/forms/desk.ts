/** What a page knows of its form: a token to send it with, and what came of sending it. */
import { randomBytes } from 'node:crypto'
import type { Submitted } from '@access/kit'
import type { Form } from './forms.ts'
import { sealingFrom } from './sealing.ts'

const hour = 3_600_000
/** How long a page may be open before its form is sent, and how long its receipt can be looked at again. */
const openFor = 4 * hour

/** One sending of a form: tried again, it is the same one. */
export type Ticket = { id: string; expired: boolean }

export type Desk = ReturnType<typeof deskUnder>

/** Gives out tokens and receipts, and takes them back. */
export function deskUnder(secret: string) {
  const { seal, open } = sealingFrom(secret)
  const plain = (form: Form, id: string): Submitted => ({
    form: form.path,
    token: seal(`token ${form.path}`, id),
    values: {},
    lists: {},
    errors: {},
    failure: null,
    shows: null,
    receipt: null,
  })
  const newId = () => randomBytes(16).toString('hex')

  return {
    /** A page that is read; with a receipt in its address it shows what the sender was given. */
    welcome(form: Form, receipt: string | null): Submitted {
      const opened = open(`receipt ${form.path}`, receipt)
      const reference = opened && opened.age < openFor ? opened.content : null
      return { ...plain(form, newId()), receipt: reference === null ? null : { reference } }
    },

    /** A page that is shown again because its form could not be taken. Its token stands for the same sending. */
    again(
      form: Form,
      ticket: Ticket | null,
      told: Pick<Submitted, 'values'> & Partial<Submitted>,
    ): Submitted {
      return { ...plain(form, ticket?.id ?? newId()), ...told }
    },

    /** The ticket behind a token. */
    ticketOf(form: Form, token: unknown): Ticket | null {
      const opened = open(`token ${form.path}`, token)
      return opened && { id: opened.content, expired: opened.age > openFor }
    },

    /** The address that shows the receipt. */
    receiptAddress(form: Form, reference: string): string {
      return `${form.path}?sent=${seal(`receipt ${form.path}`, reference)}#sent`
    },
  }
}
