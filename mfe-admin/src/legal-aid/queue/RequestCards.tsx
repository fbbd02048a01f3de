/** The queue on a phone: a card for each request, with its urgency first. */
import { isolate } from '@access/kit'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '../../components/Badge.tsx'
import { FilterSelect } from '../../components/FilterSelect.tsx'
import list from '../../management/list/list.module.css'
import { SelectAll } from '../../management/list/SelectAll.tsx'
import type { ListState } from '../../management/list/use-list-state.tsx'
import { RequestStatusBadges, UrgencyBadge } from '../request/badges.tsx'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'
import { DeadlineBadge } from './DeadlineBadge.tsx'
import styles from './queue.module.css'

export function RequestCards({
  state: { rows, selection, sorting },
  now,
  renderActions,
}: {
  state: ListState<RequestSummaryFragment>
  now: number
  renderActions(request: RequestSummaryFragment): ReactNode
}) {
  return (
    <>
      <div className={styles.cardTools}>
        {selection && (
          // biome-ignore lint/a11y/noLabelWithoutControl: the box is in SelectAll; a finger finds it by the whole label
          <label className={styles.cardCheck}>
            <SelectAll
              selectedCount={selection.selected.length}
              total={rows.length}
              onSelectAll={(selectsAll) => selection.select(rows, selectsAll)}
            />
            Select all
          </label>
        )}
        {sorting && (
          <FilterSelect
            label="Sort by"
            allLabel="Next deadline, emergencies first"
            options={Object.entries(sorting.columns).map(([label, value]) => ({ label, value }))}
            value={sorting.listQuery.query.sort}
            onChange={(sort) => sorting.listQuery.updateQuery({ sort, order: '' })}
          />
        )}
      </div>
      <ul className={styles.cards} aria-label="Legal aid requests">
        {rows.map((request) => (
          <li key={request.id} className={styles.card}>
            <div className={styles.cardRow}>
              <UrgencyBadge urgency={request.urgency} />
              <DeadlineBadge request={request} now={now} />
            </div>
            <div className={styles.cardRow}>
              <label className={styles.cardCheck}>
                <input
                  type="checkbox"
                  className={list.box}
                  aria-label={`Select ${request.reference}`}
                  checked={selection?.isSelected(request) ?? false}
                  onChange={({ target }) => selection?.select([request], target.checked)}
                />
              </label>
              <Link
                to={`/admin/legal-aid/${request.id}`}
                className={styles.cardLink}
                data-request={request.id}
              >
                {request.reference}
              </Link>
              <RequestStatusBadges request={request} />
              {request.unreadCount > 0 && <Badge tone="amber">{`${request.unreadCount} new`}</Badge>}
            </div>
            <p className={styles.detail}>
              {request.category}.{' '}
              {request.assigneeName ? `Assigned to ${isolate(request.assigneeName)}` : 'Unassigned'}.
            </p>
            {renderActions(request)}
          </li>
        ))}
      </ul>
    </>
  )
}
