/** The table of one page of requests, with selection and sorting. */
import { DataTable } from '../../components/DataTable.tsx'
import { SelectAll } from '../../management/list/SelectAll.tsx'
import { SortableHeading } from '../../management/list/SortableHeading.tsx'
import type { ListQueryState } from '../../management/list/use-list-query.ts'
import type { Selection } from '../../management/list/use-selection.ts'
import { useStableCallback } from '../../management/list/use-stable-callback.ts'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'
import { headings, QueueRow } from './QueueRow.tsx'
import styles from './queue.module.css'
import { queueSortColumns } from './queue-filters.ts'
import { useNow } from './use-now.ts'

// The row renders its own cells; the table needs the headings only.
const columns = Object.fromEntries(headings.map((name) => [name, () => null]))

export function QueueTable({
  listQuery,
  requests,
  selection,
}: {
  listQuery: ListQueryState
  requests: RequestSummaryFragment[]
  selection: Selection<RequestSummaryFragment>
}) {
  const now = useNow()
  const onSelect = useStableCallback((request: RequestSummaryFragment, isSelected: boolean) =>
    selection.select([request], isSelected),
  )

  const heading = (name: string) => (
    <SortableHeading
      key={name}
      name={name}
      column={queueSortColumns[name]}
      listQuery={listQuery}
      prefix={
        name === headings[0] && (
          <SelectAll
            selectedCount={selection.selected.length}
            total={requests.length}
            onSelectAll={(selectsAll) => selection.select(requests, selectsAll)}
          />
        )
      }
    />
  )

  return (
    <div className={styles.table}>
      <DataTable
        label="Legal aid requests, table"
        rows={requests}
        columns={columns}
        heading={heading}
        renderRow={(request) => (
          <QueueRow
            request={request}
            now={now}
            isSelected={selection.isSelected(request)}
            onSelect={onSelect}
          />
        )}
      />
    </div>
  )
}
