/** Erases the message that a request was made of: it tells the same story. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { OutboxEmail } from '../platform/email/outbox-email.entity.ts'
import { eraseRecords } from '../platform/idempotency/idempotency-record.entity.ts'
import { ContactMessage } from './contact-message.entity.ts'

export async function eraseSourceMessages(em: EntityManager, requestId: string): Promise<void> {
  for (const { id } of await em.find(ContactMessage, { requestId })) {
    await em.nativeDelete(OutboxEmail, { item: id, state: { $ne: 'sent' } })
    await eraseRecords(em, id)
    await em.nativeDelete(ContactMessage, { id })
  }
}
