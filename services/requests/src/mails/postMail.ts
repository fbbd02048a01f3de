/** Posts a mail: it goes out once this transaction is committed, and not at all when it is not. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { addJobs } from '../jobs/addJobs.ts'
import { type SealingKeys, seal } from '../sealing.ts'
import { Mail } from './mail.ts'
import { ourValues } from './ourValues.ts'
import { sendMail } from './sendMail.ts'
import { type MailKind, type Values, written } from './templates.ts'

/** A mail to post. */
export interface Posted {
  kind: MailKind
  /** One address, or several: each gets a mail of its own. */
  to: string | readonly string[]
  /** What fills the template, but for what we say of ourselves (`ourValues`), which it may say otherwise. */
  values: Values
  /** What it is about: the id of a request or the like, and its reference. */
  about?: { item: string; reference: string }
}

/** How it is reached is for the day on which the mail goes out. */
const someOffice = { phone: '', openWhen: '' }

/** Writes the mail into the outbox; a gap that is not filled, or an address that is none, throws. */
export async function postMail(em: EntityManager, keys: SealingKeys, { kind, to, values, about }: Posted) {
  // Nothing that cannot be written gets into the outbox.
  written(kind, { ...ourValues(someOffice, { env: {} }), ...values })
  const mails = [to].flat().map((address) => aMail(kind, { to: theAddress(address), values }, about, keys))
  em.persist(mails)
  await addJobs(
    em,
    sendMail,
    mails.map(({ id }) => id),
  )
}

function aMail(
  kind: MailKind,
  letter: { to: string; values: Values },
  about: Posted['about'],
  keys: SealingKeys,
) {
  const mail = new Mail()
  const now = new Date()
  return Object.assign(mail, seal(keys, mail.id, letter), {
    kind,
    state: 'waiting' as const,
    item: about?.item ?? null,
    reference: about?.reference ?? null,
    postedAt: now,
    nextTryAt: now,
    sentAt: null,
    lastError: null,
  })
}

/** One address, without anything that could make it two, or a header. */
function theAddress(address: string): string {
  if (/^[^\s@,;:<>"()\p{Cc}]{1,64}@[^\s@,;:<>"()\p{Cc}]{1,255}$/u.test(address)) return address
  throw new Error('A mail goes to one address at a time')
}
