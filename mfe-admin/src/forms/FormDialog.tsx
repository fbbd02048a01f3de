/** A dialog with a short form, which runs a mutation. */

import { Alert, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { AnyVariables } from 'urql'
import type { z } from 'zod'
import { focusFirstField } from '../components/focus-first-field.ts'
import management from '../components/screen.module.css'
import { useDialog } from '../components/use-dialog.ts'
import { type ConflictResolution, EditConflictDialog } from './EditConflictDialog.tsx'
import { ShortFormFields } from './ShortFormFields.tsx'
import { useUnsentText } from './unsent-text.tsx'
import { useCloseQuestion } from './use-close-question.tsx'
import { type RulesDraft, type ShortFormOptions, useShortForm } from './use-short-form.ts'

type FormDialogProps<Rules extends z.ZodType, Draft, Data, Variables extends AnyVariables> = Omit<
  ShortFormOptions<Rules, Draft, Data, Variables>,
  'onDone'
> & {
  id: string
  title: string
  /** The label of the submit button. */
  submitLabel: string
  /** What the fields begin with; their empty values unless given. */
  initial?: object
  /** False while the initial values are loading. */
  isReady?: boolean
  /** Called when it has succeeded, before the dialog has closed. */
  onDone?(data: Data): void
  /** Called once the dialog has closed, with what the mutation returned; null when it was cancelled. */
  onClosed(data: Data | null): void
  /** The fields. `finish` closes the dialog where something else than the form has done its work. */
  children: ReactNode | ((finish: (data: Data | null) => void) => ReactNode)
}

export function FormDialog<
  Rules extends z.ZodType,
  Data,
  Variables extends AnyVariables,
  Draft extends object = RulesDraft<Rules>,
>({
  id,
  title,
  submitLabel,
  initial,
  isReady = true,
  onDone,
  onClosed,
  children,
  ...options
}: FormDialogProps<Rules, Draft, Data, Variables>) {
  const { close, modal } = useDialog(() => {
    setTyped(null)
    onClosed(data)
  })
  const [data, setData] = useState<Data | null>(null)
  const { pathname } = useLocation()
  // The same form for something else has another title, or begins with other values.
  const [key] = useState(() => [pathname, id, title, JSON.stringify(initial)].join(' '))
  const [typed, setTyped] = useUnsentText<object | null>(key, null)
  const [restored] = useState(typed)
  const shortForm = useShortForm<Rules, Data, Variables, Draft>({
    ...options,
    onDone(data) {
      onDone?.(data)
      finish(data)
    },
  })
  const { requestClose, question } = useCloseQuestion({
    hasUnsavedText: modal.open && typed !== null,
    close,
  })

  function finish(data: Data | null) {
    setData(data)
    close()
  }

  function resolveConflict(choice: ConflictResolution) {
    if (choice === 'useStored') setTyped(null)
    shortForm.conflict?.onResolved(choice)
  }

  return (
    <Modal
      {...modal}
      title={title}
      onCancel={requestClose}
      // The dialog takes the focus for itself first.
      afterOpenChange={(isVisible) => isVisible && focusFirstField(id)}
      okText={submitLabel}
      okButtonProps={{ htmlType: 'submit', form: id, loading: shortForm.isSubmitting, disabled: !isReady }}
    >
      {restored && (
        <Alert
          className={management.spaced}
          type="info"
          showIcon
          title="What you had typed before you were signed out was restored."
        />
      )}
      <ShortFormFields
        id={id}
        shortForm={shortForm}
        initial={{ ...(initial ?? shortForm.defaultValues), ...restored }}
        onTyped={setTyped}
      >
        {typeof children === 'function' ? children(finish) : children}
      </ShortFormFields>
      {shortForm.conflict && (
        <EditConflictDialog {...shortForm.conflict} hasHistory={false} onResolved={resolveConflict} />
      )}
      {question}
    </Modal>
  )
}
