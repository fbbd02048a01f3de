/** What can be done with a request in the queue. Plain buttons, as in every list (decision 083). */
import { useAuth } from '@access/kit'
import { Eye, UserPlus } from 'lucide-react'
import list from '../../management/list/list.module.css'
import { usePermissions } from '../../session/use-permissions.ts'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'
import styles from './queue.module.css'

export function RowActions({
  request,
  onPreview,
  onAssign,
}: {
  request: RequestSummaryFragment
  onPreview(request: RequestSummaryFragment): void
  onAssign(request: RequestSummaryFragment): void
}) {
  const { user } = useAuth()
  const may = usePermissions()
  return (
    <span className={styles.rowActions}>
      <button
        type="button"
        className={list.tool}
        aria-label={`Preview ${request.reference}`}
        title="Preview"
        onClick={() => onPreview(request)}
      >
        <Eye size={18} aria-hidden />
      </button>
      {may('assignRequests') && request.assigneeId !== user?.id && request.status !== 'erased' && (
        <button
          type="button"
          className={list.tool}
          aria-label={`Assign ${request.reference} to me`}
          title="Assign to me"
          onClick={({ currentTarget }) => {
            // The pressed button is about to disappear.
            currentTarget.closest('tr, li')?.querySelector<HTMLElement>('[data-request]')?.focus()
            onAssign(request)
          }}
        >
          <UserPlus size={18} aria-hidden />
        </button>
      )}
    </span>
  )
}
