/** The emails that wait in the outbox, decrypted. */
import type { Subgraph } from '@access/service-kit/testing'
import { decryptEmail, OutboxEmail } from '../platform/email/outbox-email.entity.ts'
import { renderEmail } from '../platform/email/render-email.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import { getOfficeSettings } from '../platform/office/cached-office-settings.entity.ts'

/** From the first to the last, each with its kind, to whom it goes, and what it says. */
export async function readOutbox({ em, settings }: Subgraph) {
  const emails = await em().find(OutboxEmail, { state: 'waiting' }, { orderBy: { enqueuedAt: 'asc' } })
  const office = await getOfficeSettings({ em: em(), settings })
  return emails.map((email) => {
    const { to, values } = decryptEmail(email, getEncryptionKeys({ settings }))
    const { kind, item } = email
    return { kind, to, ...renderEmail(kind, values, { office, settings, item }) }
  })
}
