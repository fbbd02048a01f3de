/** Asks for confirmation before a guideline is deleted. */
import { isolate } from '@access/kit'
import { ActionDialog } from '../forms/ActionDialog.tsx'
import { DeletePovertyGuidelineDocument, type GuidelineFragment } from './guidelines.generated.ts'
import { formatGuidelineName } from './guidelines.messages.ts'

export function DeleteGuideline({
  guideline,
  onClosed,
}: {
  guideline: GuidelineFragment
  onClosed(isDone: boolean): void
}) {
  return (
    <ActionDialog
      title="Delete poverty guideline"
      confirmLabel="Delete"
      document={DeletePovertyGuidelineDocument}
      variables={{ id: guideline.id }}
      successMessage="Poverty guideline deleted successfully"
      failureMessage="Failed to delete poverty guideline"
      onClosed={onClosed}
    >
      <p>
        Are you sure you want to delete "{isolate(formatGuidelineName(guideline))}"? This action cannot be
        undone.
      </p>
      <p>Earlier screenings keep its figures.</p>
    </ActionDialog>
  )
}
