/** Enqueues an email: it is sent once this transaction is committed, and not at all when it is not. */
import { normalizeEmailAddress } from '@access/service-kit/validation/email-address.rules'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type EncryptionKeys, encryptValue } from '../encryption/encryption.ts'
import { scheduleJobs } from '../jobs/schedule-jobs.ts'
import { computeEmailHashes, findHoldReason, type HoldReason, type Visitor } from './email-limits.ts'
import { type EmailKind, emails, isTextKind } from './emails/index.ts'
import type { OfficeValues } from './emails/office-values.ts'
import { OutboxEmail } from './outbox-email.entity.ts'
import { isInternationalNumber } from './phone-number.ts'
import { renderEmail, type StoredValues } from './render-email.ts'
import { sendEmail } from './send-email.ts'

/** An email to enqueue. */
export interface EmailMessage<Kind extends EmailKind = EmailKind> {
  kind: Kind
  /** One address, or several: each gets an email of its own. */
  to: string | readonly string[]
  /** What fills it; `getOfficeValues` adds what we say of ourselves, which a value of the same name replaces. */
  values: Readonly<(typeof emails)[Kind]['example']> & Partial<OfficeValues>
  /** What it is about: the id of a request or the like, and its reference. */
  subjectItem?: { item: string; reference: string }
  /** A visitor who brings it about, and whose address it need not be: it is held back where that is too many. */
  visitor?: Visitor
  /** Not before; left out, once the transaction is committed. */
  sendAt?: Date
}

/** The office's name, and how to reach it, are those of the day on which the email goes out. */
const unknownSender = { office: { name: '', phone: '', openWhen: '' }, settings: { env: {} } }

/**
 * Stores the email in the outbox; throws for a missing value or an invalid address. Returns the ids of the emails that
 * will be sent: none that is held back, which the log of emails shows with the reason.
 */
export async function enqueueEmail<Kind extends EmailKind>(
  em: EntityManager,
  keys: EncryptionKeys,
  { kind, to, values, subjectItem, visitor = null, sendAt }: EmailMessage<Kind>,
): Promise<string[]> {
  // Nothing that cannot be written gets into the outbox.
  renderEmail(kind, values, unknownSender)
  const emails = [to]
    .flat()
    .map((address) =>
      createOutboxEmail(kind, { to: assertRecipient(kind, address), values }, subjectItem, keys),
    )
  if (visitor !== null) {
    const [email] = emails
    const hashes = computeEmailHashes(keys, [to].flat()[0]!, visitor)
    Object.assign(email!, { recipientHash: hashes.recipient[0], clientHash: hashes.client[0] ?? null })
    const reason = await findHoldReason(em, hashes)
    if (reason) return holdBack(em, email!, hashes.recipient, reason)
  }
  em.persist(emails)
  const ids = emails.map(({ id }) => id)
  if (sendAt) for (const email of emails) email.nextAttemptAt = sendAt
  await scheduleJobs(em, sendEmail, ids, sendAt)
  return ids
}

/** One line in the log of emails for each day, address and reason, with how many there were: it is not to be filled either. */
async function holdBack(
  em: EntityManager,
  email: OutboxEmail,
  recipientHashes: readonly string[],
  reason: HoldReason,
): Promise<[]> {
  await em.flush()
  const since = new Date(Date.now() - 24 * 3_600_000)
  const held = await em.findOne(
    OutboxEmail,
    {
      recipientHash: { $in: [...recipientHashes] },
      state: 'dead',
      lastError: reason,
      createdAt: { $gt: since },
    },
    { orderBy: { createdAt: 'desc' } },
  )
  const line = held ?? Object.assign(email, { state: 'dead' as const, lastError: reason })
  line.attempts += 1
  em.persist(line)
  return []
}

function createOutboxEmail(
  kind: EmailKind,
  payload: { to: string; values: StoredValues },
  subjectItem: EmailMessage['subjectItem'],
  keys: EncryptionKeys,
): OutboxEmail {
  const email = new OutboxEmail()
  const now = new Date()
  const waiting = { kind, state: 'waiting' as const, enqueuedAt: now, nextAttemptAt: now }
  return Object.assign(email, encryptValue(keys, email.id, payload), waiting, subjectItem)
}

function assertRecipient(kind: EmailKind, recipient: string): string {
  if (!isTextKind(kind)) return assertSingleAddress(recipient)
  if (isInternationalNumber(recipient)) return recipient
  throw new Error('A text goes to one number, with its country')
}

/** One address, without anything that could make it two, or a header. */
function assertSingleAddress(givenAddress: string): string {
  // One that was stored before may have characters in it that nobody sees.
  const address = normalizeEmailAddress(givenAddress)
  if (/^[^\s@,;:<>"()\p{Cc}]{1,64}@[^\s@,;:<>"()\p{Cc}]{1,255}$/u.test(address)) return address
  throw new Error('A mail goes to one address at a time')
}
