/** The mails that wait in the outbox, opened. */
import type { Subgraph } from '@access/service-kit/testing'
import { letterIn, Mail } from '../mails/mail.ts'
import { ourValues } from '../mails/ourValues.ts'
import { written } from '../mails/templates.ts'
import { theOffice } from '../office/kept-office.ts'
import { keysOf } from '../sealedItem.ts'

/** Each with its kind, to whom it goes, and what it says. */
export async function mailsIn({ em, settings }: Subgraph) {
  const mails = await em().find(Mail, { state: 'waiting' })
  const office = await theOffice({ em: em(), settings })
  return mails.map((mail) => {
    const { to, values } = letterIn(mail, keysOf({ settings }))
    return {
      kind: mail.kind,
      to,
      ...written(mail.kind, { ...ourValues(office, settings, mail.item), ...values }),
    }
  })
}
