/** Builder of audit events. */
import type { AuditEvent } from '../components/format-audit-event.ts'

export const buildAuditEvent = (overrides: Partial<AuditEvent> = {}): AuditEvent => ({
  id: '1',
  occurredAt: '2026-03-05T10:00:00.000Z',
  actor: 'ada@example.org',
  action: 'updated',
  itemType: 'case',
  itemId: null,
  title: 'Locked out',
  changedFields: null,
  ...overrides,
})
