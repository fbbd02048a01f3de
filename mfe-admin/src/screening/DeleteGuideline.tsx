/** Asks before a guideline goes for good. */
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useAct } from '../parts/useAct.ts'
import { deleteGuideline, type Guideline } from './documents.ts'
import { nameOf } from './words.ts'

export function DeleteGuideline({
  guideline,
  onClosed,
}: {
  guideline: Guideline
  onClosed(isDone: boolean): void
}) {
  const { act, ...acting } = useAct(deleteGuideline, {
    done: 'Poverty guideline deleted successfully',
    failed: 'Failed to delete poverty guideline',
  })
  return (
    <ConfirmDialog
      title="Delete poverty guideline"
      confirm="Delete"
      onConfirm={async () => (await act({ id: guideline.id })) !== null}
      {...acting}
      onClosed={onClosed}
    >
      <p>Are you sure you want to delete "{nameOf(guideline)}"? This action cannot be undone.</p>
      <p>Requests that were screened by it keep its figures.</p>
    </ConfirmDialog>
  )
}
