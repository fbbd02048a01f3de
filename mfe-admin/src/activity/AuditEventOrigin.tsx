/** In which role, session and place of the network an event of the audit log came about, as far as that is recorded. */
import type { AuditEventFragment } from '../components/audit-events.generated.ts'
import styles from './activity.module.css'

/** As many characters as tell one from another; the export has all of them. */
const shownCharacters = 8

export function AuditEventOrigin({ event: { role, sessionId, addressHash } }: { event: AuditEventFragment }) {
  const parts = [
    role && formatRole(role),
    sessionId && `session ${sessionId.slice(0, shownCharacters)}`,
    addressHash && `address ${addressHash.slice(0, shownCharacters)}`,
  ].filter(Boolean)
  return parts.length > 0 ? <span className={styles.origin}>{parts.join(', ')}</span> : null
}

/** 'intakeWorker' becomes 'Intake worker'. */
const formatRole = (role: string) =>
  role.charAt(0).toUpperCase() + role.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
