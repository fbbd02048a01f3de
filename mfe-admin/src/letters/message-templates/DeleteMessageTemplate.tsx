/** Asks for confirmation before a template of a message is deleted. */
import { isolate } from '@access/kit'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { useAction } from '../../data/use-action.ts'
import { DeleteMessageTemplateDocument, type MessageTemplateFragment } from './message-templates.generated.ts'

export function DeleteMessageTemplate({
  template: { id, name },
  onClosed,
}: {
  template: MessageTemplateFragment
  onClosed(isDone: boolean): void
}) {
  const { act, ...acting } = useAction(DeleteMessageTemplateDocument, {
    successMessage: 'Message template deleted successfully',
    failureMessage: 'Failed to delete message template',
  })
  return (
    <ConfirmDialog
      title="Delete message template"
      confirmLabel="Delete"
      onConfirm={async () => (await act({ id })) !== null}
      {...acting}
      onClosed={onClosed}
    >
      <p>Are you sure you want to delete "{isolate(name)}"? This action cannot be undone.</p>
      <p>Messages that were written from it stay as they are.</p>
    </ConfirmDialog>
  )
}
