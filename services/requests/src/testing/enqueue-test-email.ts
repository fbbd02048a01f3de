/** Emails in the outbox, for tests of their delivery. */
import type { Subgraph } from '@access/service-kit/testing'
import { type EmailMessage, enqueueEmail } from '../platform/email/enqueue-email.ts'
import type { StoredValues } from '../platform/email/render-email.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'

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

/** That many different addresses. */
export const buildAddresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `p${index}@example.org`)
