/** A list of audit events, each with a link to its item. */
import { Timeline } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AuditEventFragment } from '../components/audit-events.generated.ts'
import styles from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { formatAuditEvent, getAuditEventPath } from '../components/format-audit-event.ts'
import { usePermittedScreens } from '../frame/screen.ts'

type AuditEventListProps = {
  events: AuditEventFragment[]
  /** What is shown of an event besides what happened and when. */
  renderDetails?: (event: AuditEventFragment) => ReactNode
}

export const AuditEventList = ({ events, renderDetails }: AuditEventListProps) => (
  <Timeline
    className={styles.timeline}
    titleSpan="clamp(7rem, 25%, 11rem)"
    items={events.map((event) => ({
      key: event.id,
      title: <DateTime value={event.occurredAt} />,
      content: (
        <>
          <AuditEventText event={event} />
          {renderDetails?.(event)}
        </>
      ),
    }))}
  />
)

function AuditEventText({ event }: { event: AuditEventFragment }) {
  const { prefix, name, suffix } = formatAuditEvent(event)
  const isPermitted = usePermittedScreens()
  const path = getAuditEventPath(event)
  return (
    <span>
      {prefix}
      {name && ' '}
      {path && isPermitted(path) ? <Link to={path}>{name}</Link> : name}
      {suffix}
    </span>
  )
}
