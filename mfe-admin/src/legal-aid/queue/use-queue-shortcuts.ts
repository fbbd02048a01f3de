/** The keyboard shortcuts of the queue: they act on the request whose row has the focus, or had it last. */

import { type RefObject, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useShortcuts } from '../../frame/shortcuts/use-shortcuts.ts'
import type { Selection } from '../../management/list/use-selection.ts'
import { usePermissions } from '../../session/use-permissions.ts'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'
import { bulkStatusId } from './BulkActions.tsx'
import type { usePreview } from './use-preview.ts'

export function useQueueShortcuts({
  container,
  rows,
  preview,
  selection,
  onAssign,
  onShowShortcuts,
}: {
  /** What holds the list and its search. */
  container: RefObject<HTMLElement | null>
  rows: readonly RequestSummaryFragment[]
  preview: ReturnType<typeof usePreview>
  selection: Selection<RequestSummaryFragment>
  onAssign(request: RequestSummaryFragment): void
  onShowShortcuts(): void
}): void {
  const navigate = useNavigate()
  const may = usePermissions()
  const lastId = useRef<string>(undefined)

  function findIndex(): number {
    const row = document.activeElement?.closest('tr, li')
    const focusedId = row?.querySelector<HTMLElement>('[data-request]')?.dataset.request
    return rows.findIndex(({ id }) => id === (focusedId ?? lastId.current))
  }

  function focusRow(index: number) {
    const request = rows[index]
    if (!request) return
    lastId.current = request.id
    container.current?.querySelector<HTMLElement>(`[data-request="${request.id}"]`)?.focus()
  }

  /** The previewed one comes first: it is what somebody looks at. */
  const getRequest = () => preview.request ?? rows[findIndex()]

  function openNextPreview() {
    const request = rows[Math.max(findIndex(), 0)]
    if (preview.request) preview.openNext?.()
    else if (request) preview.open(request)
  }

  useShortcuts({
    j: () => focusRow(Math.min(findIndex() + 1, rows.length - 1)),
    k: () => focusRow(Math.max(findIndex() - 1, 0)),
    o() {
      const request = getRequest()
      if (request) navigate(`/admin/legal-aid/${request.id}`)
    },
    a() {
      const request = getRequest()
      if (request && may('assignRequests')) onAssign(request)
    },
    x() {
      const request = getRequest() ?? rows[0]
      if (!request) return
      lastId.current = request.id
      selection.toggle(request)
    },
    b: () => document.getElementById(bulkStatusId)?.focus(),
    n: openNextPreview,
    '/': () => container.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    '?': onShowShortcuts,
  })
}
