/** Asks for confirmation before a guideline is deleted. */
import { isolate } from '@access/kit'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useAction } from '../data/use-action.ts'
import { DeletePovertyGuidelineDocument, type GuidelineFragment } from './guidelines.generated.ts'
import { formatGuidelineName } from './guidelines.messages.ts'

export function DeleteGuideline({
  guideline,
  onClosed,
}: {
  guideline: GuidelineFragment
  onClosed(isDone: boolean): void
}) {
  const { act, ...acting } = useAction(DeletePovertyGuidelineDocument, {
    successMessage: 'Poverty guideline deleted successfully',
    failureMessage: 'Failed to delete poverty guideline',
  })
  return (
    <ConfirmDialog
      title="Delete poverty guideline"
      confirmLabel="Delete"
      onConfirm={async () => (await act({ id: guideline.id })) !== null}
      {...acting}
      onClosed={onClosed}
    >
      <p>
        Are you sure you want to delete "{isolate(formatGuidelineName(guideline))}"? This action cannot be
        undone.
      </p>
      <p>Earlier screenings keep its figures.</p>
    </ConfirmDialog>
  )
}
