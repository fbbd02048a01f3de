/** The audit log of all services: search, filters and CSV export. */

import { Loading } from '@access/kit'
import { type Role, roleNames } from '@access/service-kit/roles/roles.rules'
import { Alert, Button, Flex, Typography } from 'antd'
import { Download } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { AuditEventFragment } from '../components/audit-events.generated.ts'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { EmptyList } from '../components/EmptyList.tsx'
import { LoadError } from '../data/LoadError.tsx'
import { Screen } from '../frame/Screen.tsx'
import { ActivityFilters } from './ActivityFilters.tsx'
import { AuditEventList } from './AuditEventList.tsx'
import { useAuditEvents } from './use-audit-events.ts'
import { useAuditExport } from './use-audit-export.ts'
import { useAuditFilters } from './use-audit-filters.ts'

export default function ActivityScreen() {
  const filters = useAuditFilters()
  const auditEvents = useAuditEvents(filters.auditFilter)
  const { save, isSaving, message } = useAuditExport()
  return (
    <Screen title="Activity">
      <Card
        title="Audit log"
        extra={
          <Button
            icon={<Download size={18} aria-hidden />}
            loading={isSaving}
            onClick={() => save(filters.auditFilter)}
          >
            Export CSV
          </Button>
        }
      >
        <ActivityFilters {...filters} isFetching={auditEvents.isFetching} />
        {message && (
          <div className={parts.strip}>
            <Alert type={message.type} showIcon title={message.text} />
          </div>
        )}
        <AuditEvents auditEvents={auditEvents} filters={filters} />
      </Card>
    </Screen>
  )
}

function AuditEvents({
  auditEvents,
  filters,
}: {
  auditEvents: ReturnType<typeof useAuditEvents>
  filters: ReturnType<typeof useAuditFilters>
}) {
  const { events, hasMore, unavailable, error, isLoading, refetch } = auditEvents
  if (isLoading) return <Loading />
  if (error) return <LoadError error={error} retry={refetch} />
  const lastEvent = events.at(-1)
  return (
    <>
      {unavailable.length > 0 && (
        <div className={parts.strip}>
          <Alert
            type="warning"
            showIcon
            title={`The audit log of ${unavailable.join(' and ')} could not be loaded. The list is incomplete.`}
            action={<Button onClick={refetch}>Try again</Button>}
          />
        </div>
      )}
      {lastEvent ? (
        <AuditEventList events={events} renderDetails={(event) => <AuditEventOrigin event={event} />} />
      ) : (
        <EmptyList>No matching events.</EmptyList>
      )}
      <Flex component="nav" justify="space-between" className={parts.strip} aria-label="Pages">
        {filters.newestUrl ? <Link to={filters.newestUrl}>Newest</Link> : <span />}
        {lastEvent && hasMore && <Link to={filters.getOlderUrl(lastEvent)}>Older</Link>}
      </Flex>
    </>
  )
}

/** As many characters as tell one from another; the export has all of them. */
const shownCharacters = 8

/** In which role, session and place of the network an event came about, as far as that is recorded. */
function AuditEventOrigin({ event: { role, sessionId, addressHash } }: { event: AuditEventFragment }) {
  const origin = [
    role && (roleNames[role as Role] ?? role),
    sessionId && `session ${sessionId.slice(0, shownCharacters)}`,
    addressHash && `address ${addressHash.slice(0, shownCharacters)}`,
  ].filter(Boolean)
  return origin.length > 0 ? (
    <Typography.Text type="secondary" style={{ display: 'block' }}>
      {origin.join(', ')}
    </Typography.Text>
  ) : null
}
