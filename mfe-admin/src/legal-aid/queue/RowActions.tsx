/** What can be done with a request in the queue. */

import { useAuth } from '@access/kit'
import { Eye, UserPlus } from 'lucide-react'
import { IconButton } from '../../components/IconButton.tsx'
import { usePermissions } from '../../session/use-permissions.ts'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'

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
    <>
      <IconButton
        Icon={Eye}
        label={`Preview ${request.reference}`}
        title="Preview"
        onClick={() => onPreview(request)}
      />
      {may('assignRequests') && request.assigneeId !== user?.id && request.status !== 'erased' && (
        <IconButton
          Icon={UserPlus}
          label={`Assign ${request.reference} to me`}
          title="Assign to me"
          onClick={({ currentTarget }) => {
            // The pressed button is about to disappear.
            currentTarget.closest('tr, li')?.querySelector<HTMLElement>('[data-request]')?.focus()
            onAssign(request)
          }}
        />
      )}
    </>
  )
}
