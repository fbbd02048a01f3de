/** Enqueues an email: it is sent once this transaction is committed, and not at all when it is not. */
import { normalizeEmailAddress } from '@access/service-kit/validation/email-address.rules'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type EncryptionKeys, encryptValue } from '../encryption/encryption.ts'
import { runAfterCommit } from '../jobs/run-after-commit.ts'
import { scheduleJobs } from '../jobs/schedule-jobs.ts'
import { getDefaultValues, type OfficeIdentity, publicUrl } from './default-values.ts'
import { computeEmailHashes, findHoldReason, type HoldReason, type Visitor } from './email-limits.ts'
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
  /** A visitor who brings it about, and whose address it need not be: it is held back where that is too many. */
  visitor?: Visitor
  /** Not before; left out, once the transaction is committed. */
  sendAt?: Date
}

/** Its name, and how it is reached, are for the day on which the email goes out. */
const emptyOffice: OfficeIdentity = { name: '', phone: '', openWhen: '' }

/**
 * Stores the email in the outbox; throws for a placeholder that is not filled, or an invalid address. The ids of what is
 * sent: none of what is held back, of which the log of emails says that and why.
 */
export async function enqueueEmail(
  em: EntityManager,
  keys: EncryptionKeys,
  { kind, to, values, subjectItem, visitor = null, sendAt }: EmailMessage,
): Promise<string[]> {
  // Nothing that cannot be written gets into the outbox.
  const settings = { env: {} }
  renderEmail(kind, { ...getDefaultValues(emptyOffice, settings), ...values }, publicUrl(settings))
  const emails = [to]
    .flat()
    .map((address) =>
      createOutboxEmail(kind, { to: assertSingleAddress(address), values }, subjectItem, keys),
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
  if (sendAt) {
    for (const email of emails) email.nextAttemptAt = sendAt
    await scheduleJobs(em, sendEmail, ids, sendAt)
  } else await runAfterCommit(em, sendEmail, ids)
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
    recipientHash: null as string | null,
    clientHash: null as string | null,
    lastError: null as string | null,
  })
}

/** One address, without anything that could make it two, or a header. */
function assertSingleAddress(givenAddress: string): string {
  // One that was stored before may have characters in it that nobody sees.
  const address = normalizeEmailAddress(givenAddress)
  if (/^[^\s@,;:<>"()\p{Cc}]{1,64}@[^\s@,;:<>"()\p{Cc}]{1,255}$/u.test(address)) return address
  throw new Error('A mail goes to one address at a time')
}
