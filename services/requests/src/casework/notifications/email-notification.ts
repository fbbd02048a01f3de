/** Sends an email about a notification that was not read in the portal, to who chose to have one. */
import { LockMode } from '@mikro-orm/postgresql'
import { publicUrl } from '../../platform/email/emails/office-values.ts'
import { enqueueEmail } from '../../platform/email/enqueue-email.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { listDueIds, type Task } from '../../platform/jobs/task.ts'
import { findStaffMember } from '../staff/staff-member.ts'
import { Notification } from './notification.entity.ts'
import type { NotificationKind } from './notification.rules.ts'
import { emailNotificationTask } from './notify-assignee.ts'

/** What has happened, after the reference. */
const phrases: Record<NotificationKind, string> = {
  assigned: 'was assigned to you',
  message: 'has a new message from the applicant',
  documents: 'has new documents',
  date: 'has another court date or deadline',
  status: 'was withdrawn or opened again by the applicant',
  offerAnswer: 'has an answer from an attorney',
}

export const emailNotification: Task = {
  ...emailNotificationTask,

  listDue: (em, now) => listDueIds(em, Notification, { emailDueAt: { $lte: now } }, 'emailDueAt'),

  async run(context, id) {
    const { em, settings, now } = context
    const stored = await em.fork().findOne(Notification, { id })
    if (!stored) return
    // Before the transaction, which must not wait for another service. Null for who may not sign in any more.
    const recipient = stored.readAt ? null : await findStaffMember(settings, stored.recipientId)
    await em.transactional(async (transaction) => {
      const notification = await transaction.findOne(
        Notification,
        { id, emailDueAt: { $lte: now() } },
        { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      )
      if (!notification) return
      notification.emailDueAt = null
      if (!recipient || notification.readAt) return
      const { kind, reference, requestId } = notification
      const site = publicUrl(settings)
      await enqueueEmail(transaction, getEncryptionKeys(context), {
        kind: 'staffNotification',
        to: recipient.email,
        values: {
          reference,
          event: phrases[kind],
          requestUrl: `${site}/admin/legal-aid/${requestId}`,
          accountUrl: `${site}/admin/account`,
        },
        subjectItem: { item: requestId, reference },
      })
    })
  },
}
