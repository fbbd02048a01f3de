/** Builder of audit events. */

import type { AuditEventFragment } from '../components/audit-events.generated.ts'
import { createBuilder } from './create-builder.ts'

export const buildAuditEvent = createBuilder<AuditEventFragment>({
  id: '1',
  occurredAt: '2026-03-05T10:00:00.000Z',
  actor: 'ada@example.org',
  role: null,
  sessionId: null,
  addressHash: null,
  action: 'updated',
  itemType: 'case',
  itemId: null,
  title: 'Locked out',
  changedFields: null,
})
