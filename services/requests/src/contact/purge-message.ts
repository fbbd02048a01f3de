/** Contact messages are erased after twelve months, answers and all, as the privacy policy says. */

import type { EntityManager } from '@mikro-orm/postgresql'
import { addMonths } from '../platform/dates/months.ts'
import { OutboxEmail } from '../platform/email/outbox-email.entity.ts'
import { eraseRecords } from '../platform/idempotency/idempotency-record.entity.ts'
import { createPurgeTask } from '../platform/jobs/task.ts'
import { ContactMessage } from './contact-message.entity.ts'

const retentionMonths = 12

export const purgeMessage = createPurgeTask(
  'purge message',
  ContactMessage,
  (now) => ({ receivedAt: { $lte: addMonths(now, -retentionMonths) } }),
  'receivedAt',
)

/** Erases the message that a request was made of: it tells the same story. */
export async function eraseSourceMessages(em: EntityManager, requestId: string): Promise<void> {
  for (const { id } of await em.find(ContactMessage, { requestId })) {
    await em.nativeDelete(OutboxEmail, { item: id, state: { $ne: 'sent' } })
    await eraseRecords(em, id)
    await em.nativeDelete(ContactMessage, { id })
  }
}
