/** Asks for confirmation before a template of a message is deleted. */
import { isolate } from '@access/kit'
import { ActionDialog } from '../../forms/ActionDialog.tsx'
import { DeleteMessageTemplateDocument, type MessageTemplateFragment } from './message-templates.generated.ts'

export function DeleteMessageTemplate({
  template: { id, name },
  onClosed,
}: {
  template: MessageTemplateFragment
  onClosed(isDone: boolean): void
}) {
  return (
    <ActionDialog
      title="Delete message template"
      confirmLabel="Delete"
      document={DeleteMessageTemplateDocument}
      variables={{ id }}
      successMessage="Message template deleted successfully"
      failureMessage="Failed to delete message template"
      onClosed={onClosed}
    >
      <p>Are you sure you want to delete "{isolate(name)}"? This action cannot be undone.</p>
      <p>Messages that were written from it stay as they are.</p>
    </ActionDialog>
  )
}
