/** The emails about a contact message. None but a reply says what anybody wrote. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { formatDateTime } from '../platform/dates/format-date.ts'
import type { Visitor } from '../platform/email/email-limits.ts'
import { publicUrl } from '../platform/email/emails/office-values.ts'
import { enqueueEmail } from '../platform/email/enqueue-email.ts'
import type { EncryptionKeys } from '../platform/encryption/encryption.ts'
import type { OfficeSettings } from '../platform/office/office-settings.ts'
import type { ContactMessage } from './contact-message.entity.ts'
import { getReplyHours } from './contact-message.rules.ts'

/** Tells the staff that a message waits; of suspected spam too, which only they can tell from a person in a hurry. */
export function enqueueMessageNotice(
  em: EntityManager,
  keys: EncryptionKeys,
  message: ContactMessage,
  { office, settings }: { office: OfficeSettings; settings: Parameters<typeof publicUrl>[0] },
): Promise<string[]> {
  const { id, reference, isSuspectedSpam } = message
  return enqueueEmail(em, keys, {
    kind: 'staffMessageNotice',
    to: office.staffEmails,
    values: {
      reference,
      ...formatDates(message, office),
      spamSuspicion: isSuspectedSpam ? 'yes, please say whether it is' : 'no',
      messageUrl: `${publicUrl(settings)}/admin/messages/${id}`,
    },
    subjectItem: { item: id, reference },
  })
}

/** Sends the sender the reference, for which they have asked. */
export function enqueueMessageConfirmation(
  em: EntityManager,
  keys: EncryptionKeys,
  message: ContactMessage,
  { office, to, visitor }: { office: OfficeSettings; to: string; visitor: Visitor },
): Promise<string[]> {
  const { id, reference } = message
  return enqueueEmail(em, keys, {
    kind: 'contactConfirmation',
    to,
    values: { reference, ...formatDates(message, office) },
    subjectItem: { item: id, reference },
    visitor,
  })
}

/** When it came and by when a reply is promised, as the portal counts it. */
function formatDates({ receivedAt }: ContactMessage, { firstAnswerHours, timeZone }: OfficeSettings) {
  const dueAt = new Date(receivedAt.getTime() + getReplyHours(firstAnswerHours).late * 3_600_000)
  return {
    receivedAt: formatDateTime(receivedAt, timeZone),
    replyBy: formatDateTime(dueAt, timeZone),
  }
}
