/** The queue of requests, page by page, ordered by deadline. */
import { Alert } from 'antd'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useIsNarrow } from '../../components/use-display-preferences.ts'
import { useStableCallback } from '../../data/use-stable-callback.ts'
import { useStaffMembers } from '../../data/use-staff-members.ts'
import { ShortcutsDialog } from '../../frame/shortcuts/ShortcutsDialog.tsx'
import { List } from '../../management/list/List.tsx'
import { ListFilters } from '../../management/list/ListFilters.tsx'
import { useServerList } from '../../management/list/use-server-list.tsx'
import { EmptyRows } from '../../management/ManagedItems.tsx'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'
import { BulkActions, RejectedRequests } from './BulkActions.tsx'
import { DisplayOptions, useQueueLayout } from './DisplayOptions.tsx'
import { getPanelProps, QueueViews } from './QueueViews.tsx'
import { type BulkResultFragment, RequestQueueDocument } from './queue.generated.ts'
import styles from './queue.module.css'
import { buildQueueFilters, queueSortColumns, readyViewFilter } from './queue-filters.ts'
import { RowActions } from './RowActions.tsx'
import { useAssignToMe } from './use-assignment.ts'
import { usePreview } from './use-preview.ts'
import { useQueueShortcuts } from './use-queue-shortcuts.ts'
import { useQueueViews } from './use-queue-views.ts'

const queries = { typename: 'LegalAidRequest', page: RequestQueueDocument }

/** What a preview beside the list is given. */
export type PreviewProps = {
  request: RequestSummaryFragment
  /** Undefined at the end of the page. */
  onNext: (() => void) | undefined
  onPrevious: (() => void) | undefined
  onClose(): void
  onAssign(): void
}

export function RequestQueue({
  renderPreview,
  onChanged,
}: {
  renderPreview(preview: PreviewProps): ReactNode
  onChanged(): void
}) {
  // The requests first, then the filter options: both at once delay the first paint.
  const [isListed, setListed] = useState(false)
  const staffMembers = useStaffMembers({ pause: !isListed })
  const selectFilters = buildQueueFilters(staffMembers)
  const filters = [readyViewFilter, ...selectFilters]
  const list = useServerList<RequestSummaryFragment>(queries, {
    sortColumns: queueSortColumns,
    filters,
    getName: ({ reference }) => reference,
    requestPolicy: 'cache-and-network',
    refetchOn: 'requests',
    hasPrivateSearch: true,
  })

  useEffect(() => setListed(list.total !== undefined), [list.total])
  const views = useQueueViews(list.listQuery.queryString, { pause: !isListed })
  const layout = useQueueLayout()
  const [rejectedRequests, setRejectedRequests] = useState<BulkResultFragment['rejected']>([])
  const [isShowingShortcuts, setShowingShortcuts] = useState(false)
  // Until the staff members are loaded, ids would be shown.
  const knownCounts = staffMembers.isKnown
    ? list.counts
    : list.counts.filter(({ column }) => column !== 'assignee')
  const { selected, clear, selectOnly } = list.selection

  const container = useRef<HTMLDivElement>(null)
  const preview = usePreview(list.rows)
  const { assignToMe, errorMessage } = useAssignToMe()
  const onPreview = useStableCallback(preview.open)
  const onAssign = useStableCallback((request: RequestSummaryFragment) => void assignToMe(request))
  const renderActions = useMemo(
    () => (request: RequestSummaryFragment) => (
      <RowActions request={request} onPreview={onPreview} onAssign={onAssign} />
    ),
    [onPreview, onAssign],
  )
  useQueueShortcuts({
    container,
    rows: list.rows,
    preview,
    selection: list.selection,
    onAssign,
    onShowShortcuts: () => setShowingShortcuts(true),
  })
  const isNarrow = useIsNarrow()

  const closedId = useRef<string>(undefined)
  const isPreviewing = preview.request !== null
  useEffect(() => {
    // On a phone the list was hidden until now.
    if (isPreviewing || closedId.current === undefined) return
    container.current?.querySelector<HTMLElement>(`[data-request="${closedId.current}"]`)?.focus()
    closedId.current = undefined
  }, [isPreviewing])

  return (
    <div ref={container} className={isPreviewing ? styles.withPreview : undefined}>
      <div className={styles.list}>
        {isListed && !list.isEmpty && <QueueViews {...views} />}
        <div {...getPanelProps(views.activeKey)}>
          <List
            label="Legal aid requests"
            list={list}
            columns={layout.columns}
            actions={renderActions}
            empty={
              <EmptyRows
                definition={{ empty: 'No requests yet.', noun: 'legal aid request', filters }}
                listQuery={list.listQuery}
              />
            }
            bulkActions={
              selected.length > 0 && (
                <BulkActions
                  ids={selected.map(({ id }) => id)}
                  onClear={clear}
                  onDone={({ rejected }) => {
                    setRejectedRequests(rejected)
                    // They can be tried again in another way.
                    selectOnly(rejected.map(({ id }) => id))
                    onChanged()
                  }}
                />
              )
            }
          >
            {!list.isEmpty && (
              <ListFilters
                label="Search by reference"
                list={{ ...list, counts: knownCounts }}
                filters={selectFilters}
              >
                {!isNarrow && (
                  <DisplayOptions layout={layout} onShowShortcuts={() => setShowingShortcuts(true)} />
                )}
              </ListFilters>
            )}
            {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
            {rejectedRequests.length > 0 && (
              <RejectedRequests rejected={rejectedRequests} onClose={() => setRejectedRequests([])} />
            )}
          </List>
        </div>
      </div>
      {preview.request &&
        renderPreview({
          request: preview.request,
          onNext: preview.openNext,
          onPrevious: preview.openPrevious,
          onClose() {
            closedId.current = preview.request?.id
            preview.close()
          },
          onAssign: () => preview.request && onAssign(preview.request),
        })}
      {isShowingShortcuts && <ShortcutsDialog onClosed={() => setShowingShortcuts(false)} />}
    </div>
  )
}
