/** A list of audit events, each with a link to its item. */
import { Timeline } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { usePermittedScreens } from '../frame/screen.ts'
import type { AuditEventFragment } from './audit-events.generated.ts'
import styles from './components.module.css'
import { DateTime } from './DateTime.tsx'
import { formatAuditEvent, getAuditEventPath } from './format-audit-event.ts'

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
