/** Finds contact messages by the reference that their senders were given. Nothing is decrypted for it. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { normalizeSearch } from '../casework/queue/queue-columns.ts'
import { ContactMessage } from './contact-message.entity.ts'

/** As many as somebody looks through. */
const maxFound = 10

/** Those whose reference has this text, newest first; capitals, dashes and spaces do not matter. */
export async function findMessagesByReference(em: EntityManager, search: string): Promise<ContactMessage[]> {
  const text = normalizeSearch(search).toUpperCase()
  if (!text) return []
  const rows = await em.execute<{ id: string }[]>(
    `select id from contact_message where position(? in replace(reference, '-', '')) > 0
    order by received_at desc limit ?`,
    [text, maxFound],
  )
  const ids = rows.map(({ id }) => id)
  const orderBy = { receivedAt: 'desc', id: 'asc' } as const
  return em.find(ContactMessage, { id: { $in: ids } }, { orderBy, disableIdentityMap: true })
}
