/** Builder of audit events. */
import type { AuditEventFragment } from '../components/audit-events.generated.ts'

export const buildAuditEvent = (overrides: Partial<AuditEventFragment> = {}): AuditEventFragment => ({
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
  ...overrides,
})
