/** Emails that did not get through, for administrators. */
import {
  Authorized,
  type Context,
  InstantScalar,
  isUuid,
  NotFound,
  recordAuditEvent,
  requireAdministrator,
  ServiceUnavailable,
} from '@access/service-kit'
import { LockMode, raw } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql'
import { getEncryptionKeys } from '../encryption/encrypted-item.entity.ts'
import { scheduleJobs } from '../jobs/schedule-jobs.ts'
import { getOfficeSettings } from '../office/cached-office-settings.entity.ts'
import type { OfficeSettings } from '../office/office-settings.ts'
import { explainError } from './delivery-errors.ts'
import { decryptEmail, OutboxEmail } from './outbox-email.entity.ts'
import { renderEmail } from './render-email.ts'
import { sendEmail } from './send-email.ts'

const itemType = 'email'

/** An email as administrators see it: not its text. */
@ObjectType('Email', { simpleResolvers: true })
class EmailLogEntry {
  @Field(() => ID) id!: string
  @Field(() => String) kind!: string
  @Field(() => String, { nullable: true }) to!: string | null
  @Field(() => String, { nullable: true }) subject!: string | null
  @Field(() => String, { nullable: true }) reference!: string | null
  @Field(() => String) state!: string
  @Field(() => Int) attempts!: number
  @Field(() => String, { nullable: true, description: 'What went wrong last, as a code' })
  lastError!: string | null
  @Field(() => String, { nullable: true, description: 'What that means and what to do about it, in words' })
  explanation!: string | null
  @Field(() => String, { nullable: true, description: 'What the mail server said, where it said something' })
  serverReply!: string | null
  /** When it was written. */
  @Field(() => InstantScalar) createdAt!: Date
}

@Resolver()
export class FailedEmailsResolver {
  /**
   * Dead ones, and those that were tried in vain and are tried again: the latest two hundred, of which those that were
   * held back come last. A stranger can have as many of them as they like, and must not hide the others.
   */
  @Authorized('resendEmails')
  @Mutation(() => [EmailLogEntry])
  async listFailedEmails(@Ctx() context: Context): Promise<EmailLogEntry[]> {
    const actor = requireAdministrator(context)
    return context.em.transactional(async (em) => {
      const failedOrRetrying = {
        $or: [{ state: 'dead' as const }, { state: 'waiting' as const, attempts: { $gt: 0 } }],
      }
      const isHeld = raw("coalesce(last_error like 'HELD%', false)")
      const emails = await em.find(OutboxEmail, failedOrRetrying, {
        orderBy: [{ [isHeld]: 'asc' }, { createdAt: 'desc' }, { id: 'asc' }],
        limit: 200,
        disableIdentityMap: true,
      })
      if (emails.length > 0)
        recordAuditEvent(em, {
          actor,
          action: 'opened',
          itemType: `${itemType}s`,
          title: `${emails.length} not sent`,
        })
      const office = await getOfficeSettings({ em, settings: context.settings })
      return emails.map((email) => toEmailLogEntry(email, office, context))
    })
  }

  @Authorized('resendEmails')
  @Mutation(() => EmailLogEntry)
  async resendEmail(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<EmailLogEntry> {
    const actor = requireAdministrator(context)
    return context.em.transactional(async (em) => {
      const where = { id, state: { $ne: 'sent' as const } }
      if (!isUuid(id) || (await em.count(OutboxEmail, where)) === 0) throw new NotFound(itemType, id)
      const email = await em.findOne(OutboxEmail, where, { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE })
      // It is on its way this very moment.
      if (!email) throw new ServiceUnavailable()
      const now = new Date()
      Object.assign(email, { state: 'waiting', enqueuedAt: now, nextAttemptAt: now })
      await scheduleJobs(em, sendEmail, [id])
      recordAuditEvent(em, { actor, action: 'sent again', itemType, itemId: id, title: email.reference })
      return toEmailLogEntry(email, await getOfficeSettings({ em, settings: context.settings }), context)
    })
  }
}

function toEmailLogEntry(email: OutboxEmail, office: OfficeSettings, context: Context): EmailLogEntry {
  const { id, kind, reference, state, attempts, lastError, item, createdAt } = email
  const explanation = lastError && explainError(lastError)
  const entry = { id, kind, reference, state, attempts, lastError, explanation, createdAt }
  const undecryptableEntry = { ...entry, to: null, subject: null, serverReply: null }
  try {
    const { to, values, serverReply = null } = decryptEmail(email, getEncryptionKeys(context))
    return {
      ...entry,
      to,
      serverReply,
      subject: renderEmail(kind, values, { office, settings: context.settings, item }).subject,
    }
  } catch (error) {
    context.log.error({ email: id, reason: (error as Error).message }, 'cannot be opened')
    return undecryptableEntry
  }
}
