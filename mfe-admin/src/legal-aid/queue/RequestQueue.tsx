/** The queue of requests, page by page, ordered by deadline. */
import { useEffect, useMemo, useState } from 'react'
import { EmptyRows } from '../../management/list/EmptyRows.tsx'
import { List } from '../../management/list/List.tsx'
import { ListFilters } from '../../management/list/ListFilters.tsx'
import { useServerList } from '../../management/list/use-server-list.tsx'
import { usePermissions } from '../../session/use-permissions.ts'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'
import { BulkActions } from './BulkActions.tsx'
import { type BulkResultFragment, RequestQueueDocument } from './queue.generated.ts'
import styles from './queue.module.css'
import { buildQueueColumns } from './queue-columns.tsx'
import { buildQueueFilters, queueSortColumns } from './queue-filters.ts'
import { RejectedRequests } from './RejectedRequests.tsx'
import { SavedViews } from './SavedViews.tsx'
import { useNow } from './use-now.ts'
import { useStaffMembers } from './use-staff-members.ts'

const queries = { typename: 'LegalAidRequest', page: RequestQueueDocument }

export function RequestQueue({ onChanged }: { onChanged(): void }) {
  // The requests first, then the filter options: both at once delay the first paint.
  const [isListed, setListed] = useState(false)
  const staffMembers = useStaffMembers({ pause: !isListed })
  const may = usePermissions()
  const filters = buildQueueFilters(staffMembers).filter(
    // Whose are all their own need not choose among assignees.
    ({ column }) => column !== 'assignee' || may('readAllRequests'),
  )
  const list = useServerList<RequestSummaryFragment>(queries, {
    sortColumns: queueSortColumns,
    filters,
    getName: ({ reference }) => reference,
    requestPolicy: 'cache-and-network',
  })
  useEffect(() => setListed(list.total !== undefined), [list.total])
  const now = useNow()
  const columns = useMemo(() => buildQueueColumns(now), [now])
  const [rejectedRequests, setRejectedRequests] = useState<BulkResultFragment['rejected']>([])
  // Until the staff members are loaded, ids would be shown.
  const knownCounts = staffMembers.isKnown
    ? list.counts
    : list.counts.filter(({ column }) => column !== 'assignee')
  const { selected, clear } = list.selection

  return (
    <div className={styles.table}>
      <List
        label="Legal aid requests, table"
        list={list}
        columns={columns}
        empty={
          <EmptyRows
            definition={{ empty: 'No requests yet.', noun: 'legal aid request', filters }}
            listQuery={list.listQuery}
          />
        }
      >
        {!list.isEmpty && (
          <>
            <SavedViews queryString={list.listQuery.queryString} />
            <ListFilters
              label="Search by reference"
              list={{ ...list, counts: knownCounts }}
              filters={filters}
            />
          </>
        )}
        {selected.length > 0 && (
          <BulkActions
            ids={selected.map(({ id }) => id)}
            onClear={clear}
            onDone={({ rejected }) => {
              setRejectedRequests(rejected)
              clear()
              onChanged()
            }}
          />
        )}
        {rejectedRequests.length > 0 && (
          <RejectedRequests rejected={rejectedRequests} onClose={() => setRejectedRequests([])} />
        )}
      </List>
    </div>
  )
}
