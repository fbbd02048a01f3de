/** The newest audit events of all services. */
import { Empty, Skeleton } from 'antd'
import { Inbox } from 'lucide-react'
import { Link } from 'react-router-dom'
import { AuditEventList } from '../activity/AuditEventList.tsx'
import type { AuditEventFragment } from '../components/audit-events.generated.ts'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'

const maxEvents = 10

export function RecentActivity({ events, isLoading }: { events: AuditEventFragment[]; isLoading: boolean }) {
  const newest = events
    .toSorted((one, other) => Date.parse(other.occurredAt) - Date.parse(one.occurredAt))
    .slice(0, maxEvents)
  return (
    <Card title="Recent Activity" extra={<Link to="/admin/activity">All activity</Link>}>
      {newest.length > 0 ? (
        <AuditEventList events={newest} />
      ) : isLoading ? (
        <div className={parts.inside}>
          <p className="sr">Loading...</p>
          <Skeleton title={false} paragraph={{ rows: maxEvents }} />
        </div>
      ) : (
        <Empty image={<Inbox size={32} aria-hidden />} description="No activity yet." />
      )}
    </Card>
  )
}
