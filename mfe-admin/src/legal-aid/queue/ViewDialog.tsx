/** Asks for the name of a view. */
import { limits, viewName } from '@access/requests/queue/queue.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import { FormDialog } from '../../parts/FormDialog.tsx'
import { useShortForm } from '../../parts/useShortForm.ts'
import type { SavedView } from './documents.ts'

export function ViewDialog<Variables extends AnyVariables>({
  title,
  name,
  document,
  variables,
  done,
  failed,
  onClosed,
}: {
  title: string
  /** What it is called so far. */
  name: string
  document: TypedDocumentNode<{ view: SavedView }, Variables>
  /** What is sent with a name. */
  variables(name: string): Variables
  /** What the toasts say: 'created', 'create'. */
  done: string
  failed: string
  onClosed(isDone: boolean): void
}) {
  const [isOpen, setOpen] = useState(true)
  const [isDone, setDone] = useState(false)
  const asking = useShortForm({
    document,
    blank: { name: '' },
    rules: viewName,
    variables: (typed) => variables(typed.name),
    done: `View ${done} successfully`,
    failed: `Failed to ${failed} view`,
    onDone() {
      setDone(true)
      setOpen(false)
    },
  })
  return (
    <FormDialog
      id="saved-view"
      title={title}
      confirm="Save"
      asking={asking}
      initial={{ name }}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={() => onClosed(isDone)}
    >
      <Form.Item name="name" label="Name" extra="Only you see your views.">
        <Input maxLength={limits.viewName} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}
