/** Emails for tests of their delivery: in the outbox, or on their way past it. */
import { randomUUID } from 'node:crypto'
import type { Settings } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { deliverEmail } from '../platform/email/deliver-email.ts'
import type { EmailKind } from '../platform/email/emails/index.ts'
import { type EmailMessage, enqueueEmail } from '../platform/email/enqueue-email.ts'
import type { StoredValues } from '../platform/email/render-email.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import { getDefaultOfficeSettings, type OfficeSettings } from '../platform/office/office-settings.ts'

const values = { reference: 'LA-7K4M-93XH', receivedAt: 'Saturday, November 21, 1:00 PM' }

type TestEmail = Partial<Omit<EmailMessage, 'values'>> & { values?: StoredValues }

/** Enqueues an emergency notice, or what the test is about instead. */
export const enqueueTestEmail = (inbox: Subgraph, email: TestEmail = {}) =>
  inbox.em().transactional((em) =>
    enqueueEmail(em, getEncryptionKeys(inbox), {
      kind: 'staffEmergencyNotice',
      to: 'ruth@example.org',
      values,
      ...email,
    } as EmailMessage),
  )

interface PastOutbox {
  kind?: EmailKind
  values?: StoredValues
  item?: string
  office?: Partial<OfficeSettings>
}

/** Delivers the same by these settings, without an outbox. */
export function deliverTestEmail(
  { DATA_DIR: dataDir = '/dev/null', ...env }: Record<string, string>,
  { kind = 'staffEmergencyNotice', values: emailValues = values, item, office }: PastOutbox = {},
): Promise<void> {
  const settings = { env, dataDir, timeZone: 'America/New_York' } as unknown as Settings
  return deliverEmail(
    { id: randomUUID(), kind, item: item ?? null, createdAt: new Date() },
    { to: 'ruth@example.org', values: emailValues },
    { settings, office: { ...getDefaultOfficeSettings(settings), ...office } },
  )
}

/** That many different addresses. */
export const buildAddresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `p${index}@example.org`)
