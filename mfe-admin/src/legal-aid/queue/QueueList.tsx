/** The queue of requests, page by page, ordered by deadline. */
import { Loading } from '@access/kit'
import { useEffect, useState } from 'react'
import { LoadError } from '../../data/LoadError.tsx'
import { EmptyRows } from '../../management/list/EmptyRows.tsx'
import { ListFilters } from '../../management/list/ListFilters.tsx'
import { ListPagination } from '../../management/list/ListPagination.tsx'
import list from '../../management/list/list.module.css'
import { isFiltered } from '../../management/list/list-query.ts'
import { useListPage } from '../../management/list/use-list-page.ts'
import { useListQuery } from '../../management/list/use-list-query.ts'
import { useSelection } from '../../management/list/use-selection.ts'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'
import { BulkActions } from './BulkActions.tsx'
import { QueueTable } from './QueueTable.tsx'
import { type BulkResultFragment, RequestQueueDocument } from './queue.generated.ts'
import { buildQueueFilters, queueSortColumns } from './queue-filters.ts'
import { RejectedRequests } from './RejectedRequests.tsx'
import { SavedViews } from './SavedViews.tsx'
import { useStaffMembers } from './use-staff-members.ts'

export function QueueList({ onChanged }: { onChanged(): void }) {
  // The requests first, then the filter options: both at once delay the first paint.
  const [isListed, setListed] = useState(false)
  const staffMembers = useStaffMembers({ pause: !isListed })
  const filters = buildQueueFilters(staffMembers)
  const listQuery = useListQuery({ sortColumns: queueSortColumns, filters })
  const { rows, total, counts, error, isFetching, refetch } = useListPage<RequestSummaryFragment>(
    { typename: 'LegalAidRequest', page: RequestQueueDocument },
    listQuery,
    {
      requestPolicy: 'cache-and-network',
    },
  )
  useEffect(() => setListed(total !== undefined), [total])
  const selection = useSelection<RequestSummaryFragment>(rows, listQuery.queryString)
  const [rejectedRequests, setRejectedRequests] = useState<BulkResultFragment['rejected']>([])
  const isEmpty = total === 0 && !isFiltered(listQuery.query)
  // Until the staff members are loaded, ids would be shown.
  const knownCounts = staffMembers.isKnown ? counts : counts.filter(({ column }) => column !== 'assignee')

  if (total === undefined && !error) return <Loading />
  return (
    <>
      {!isEmpty && (
        <>
          <SavedViews queryString={listQuery.queryString} />
          <ListFilters
            label="Search by reference"
            listQuery={listQuery}
            filters={filters}
            counts={knownCounts}
            total={total}
            isFetching={isFetching}
          />
        </>
      )}
      {selection.selected.length > 0 && (
        <BulkActions
          ids={selection.selected.map(({ id }) => id)}
          onClear={selection.clear}
          onDone={({ rejected }) => {
            setRejectedRequests(rejected)
            selection.clear()
            onChanged()
          }}
        />
      )}
      {rejectedRequests.length > 0 && (
        <RejectedRequests rejected={rejectedRequests} onClose={() => setRejectedRequests([])} />
      )}
      {error ? (
        <LoadError error={error} retry={refetch} />
      ) : total === 0 ? (
        <EmptyRows
          definition={{ empty: 'No requests yet.', noun: 'legal aid request', filters }}
          listQuery={listQuery}
        />
      ) : (
        <div aria-busy={isFetching} className={list.results}>
          <QueueTable listQuery={listQuery} requests={rows} selection={selection} />
          <ListPagination listQuery={listQuery} total={total ?? 0} />
        </div>
      )}
    </>
  )
}
