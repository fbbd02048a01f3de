/** The dialog for the name of a saved view. */
import { limits, viewName } from '@access/requests/casework/queue/queue.rules'
import { Form, Input } from 'antd'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import { FormDialog } from '../../forms/FormDialog.tsx'
import type { SavedViewFragment } from './queue.generated.ts'

export function ViewDialog<Variables extends AnyVariables>({
  title,
  name,
  document,
  variables,
  successVerb,
  failureVerb,
  onClosed,
}: {
  title: string
  /** The current name. */
  name: string
  document: TypedDocumentNode<{ view: SavedViewFragment }, Variables>
  /** The variables for a name. */
  variables(name: string): Variables
  /** The verbs of the toasts: 'created', 'create'. */
  successVerb: string
  failureVerb: string
  onClosed(isDone: boolean): void
}) {
  return (
    <FormDialog
      id="saved-view"
      title={title}
      submitLabel="Save"
      document={document}
      rules={viewName}
      variables={(values) => variables(values.name)}
      successMessage={`View ${successVerb} successfully`}
      failureMessage={`Failed to ${failureVerb} view`}
      initial={{ name }}
      onClosed={(data) => onClosed(data !== null)}
    >
      <Form.Item name="name" label="Name" extra="Only you see a view until you share it.">
        <Input maxLength={limits.viewName} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}
