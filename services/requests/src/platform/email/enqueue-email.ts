/** Enqueues an email: it is sent once this transaction is committed, and not at all when it is not. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { type EncryptionKeys, encryptValue } from '../encryption/encryption.ts'
import { runAfterCommit } from '../jobs/run-after-commit.ts'
import { scheduleJobs } from '../jobs/schedule-jobs.ts'
import { getDefaultValues, type OfficeIdentity, publicUrl } from './default-values.ts'
import { OutboxEmail } from './outbox-email.entity.ts'
import { sendEmail } from './send-email.ts'
import { type EmailKind, renderEmail, type TemplateValues } from './templates.ts'

/** An email to enqueue. */
export interface EmailMessage {
  kind: EmailKind
  /** One address, or several: each gets an email of its own. */
  to: string | readonly string[]
  /** What fills the template, but for what we say of ourselves (`getDefaultValues`), which it may say otherwise. */
  values: TemplateValues
  /** What it is about: the id of a request or the like, and its reference. */
  subjectItem?: { item: string; reference: string }
  /** Not before; left out, once the transaction is committed. */
  sendAt?: Date
}

/** Its name, and how it is reached, are for the day on which the email goes out. */
const emptyOffice: OfficeIdentity = { name: '', phone: '', openWhen: '' }

/** Stores the email in the outbox; throws for a placeholder that is not filled, or an invalid address. Its ids. */
export async function enqueueEmail(
  em: EntityManager,
  keys: EncryptionKeys,
  { kind, to, values, subjectItem, sendAt }: EmailMessage,
): Promise<string[]> {
  // Nothing that cannot be written gets into the outbox.
  const settings = { env: {} }
  renderEmail(kind, { ...getDefaultValues(emptyOffice, settings), ...values }, publicUrl(settings))
  const emails = [to]
    .flat()
    .map((address) =>
      createOutboxEmail(kind, { to: assertSingleAddress(address), values }, subjectItem, keys),
    )
  em.persist(emails)
  const ids = emails.map(({ id }) => id)
  if (sendAt) {
    for (const email of emails) email.nextAttemptAt = sendAt
    await scheduleJobs(em, sendEmail, ids, sendAt)
  } else await runAfterCommit(em, sendEmail, ids)
  return ids
}

function createOutboxEmail(
  kind: EmailKind,
  payload: { to: string; values: TemplateValues },
  subjectItem: EmailMessage['subjectItem'],
  keys: EncryptionKeys,
) {
  const email = new OutboxEmail()
  const now = new Date()
  return Object.assign(email, encryptValue(keys, email.id, payload), {
    kind,
    state: 'waiting' as const,
    item: subjectItem?.item ?? null,
    reference: subjectItem?.reference ?? null,
    enqueuedAt: now,
    nextAttemptAt: now,
    sentAt: null,
    lastError: null,
  })
}

/** One address, without anything that could make it two, or a header. */
function assertSingleAddress(address: string): string {
  if (/^[^\s@,;:<>"()\p{Cc}]{1,64}@[^\s@,;:<>"()\p{Cc}]{1,255}$/u.test(address)) return address
  throw new Error('A mail goes to one address at a time')
}
