/** In which role, session and place of the network an event of the audit log came about, as far as that is recorded. */
import { Typography } from 'antd'
import type { AuditEventFragment } from '../components/audit-events.generated.ts'

/** As many characters as tell one from another; the export has all of them. */
const shownCharacters = 8

export function AuditEventOrigin({ event: { role, sessionId, addressHash } }: { event: AuditEventFragment }) {
  const parts = [
    role && formatRole(role),
    sessionId && `session ${sessionId.slice(0, shownCharacters)}`,
    addressHash && `address ${addressHash.slice(0, shownCharacters)}`,
  ].filter(Boolean)
  return parts.length > 0 ? (
    <Typography.Text type="secondary" style={{ display: 'block' }}>
      {parts.join(', ')}
    </Typography.Text>
  ) : null
}

/** 'intakeWorker' becomes 'Intake worker'. */
const formatRole = (role: string) =>
  role.charAt(0).toUpperCase() + role.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
