/** A dialog with a short form. */

import { Alert, Button, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { dialogClassNames } from '../components/dialog-styles.ts'
import { focusFirstField } from '../components/focus-first-field.ts'
import management from '../components/screen.module.css'
import { type ConflictResolution, EditConflictDialog } from './EditConflictDialog.tsx'
import { ShortFormFields } from './ShortFormFields.tsx'
import { useUnsentText } from './unsent-text.tsx'
import { useCloseQuestion } from './use-close-question.tsx'
import type { ShortForm } from './use-short-form.ts'

export function FormDialog({
  id,
  title,
  submitLabel,
  shortForm,
  initial,
  isOpen,
  isReady = true,
  onCancel,
  onClosed,
  children,
}: {
  id: string
  title: string
  /** The label of the submit button. */
  submitLabel: string
  shortForm: ShortForm
  initial: object
  isOpen: boolean
  /** False while the initial values are loading. */
  isReady?: boolean
  /** Closes the dialog, after the question if something was typed. */
  onCancel(): void
  /** Called once the dialog has closed. */
  onClosed(): void
  children: ReactNode
}) {
  const { pathname } = useLocation()
  // The same form for something else has another title, or begins with other values.
  const [key] = useState(() => [pathname, id, title, JSON.stringify(initial)].join(' '))
  const [typed, setTyped] = useUnsentText<object | null>(key, null)
  const [restored] = useState(typed)
  const { requestClose, question } = useCloseQuestion({
    hasUnsavedText: isOpen && typed !== null,
    close: onCancel,
  })

  function resolveConflict(choice: ConflictResolution) {
    if (choice === 'useStored') setTyped(null)
    shortForm.conflict?.onResolved(choice)
  }

  return (
    <Modal
      open={isOpen}
      title={title}
      width="min(100% - 2rem, 30rem)"
      centered
      classNames={dialogClassNames}
      closable={{ 'aria-label': 'Close' }}
      onCancel={requestClose}
      // The dialog takes the focus for itself first.
      afterOpenChange={(isVisible) => isVisible && focusFirstField(id)}
      afterClose={() => {
        setTyped(null)
        onClosed()
      }}
      footer={
        <>
          <Button onClick={requestClose}>Cancel</Button>
          <Button
            type="primary"
            htmlType="submit"
            form={id}
            loading={shortForm.isSubmitting}
            disabled={!isReady}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {restored && (
        <Alert
          className={management.spaced}
          type="info"
          showIcon
          title="What you had typed before you were signed out was restored."
        />
      )}
      <ShortFormFields id={id} shortForm={shortForm} initial={{ ...initial, ...restored }} onTyped={setTyped}>
        {children}
      </ShortFormFields>
      {shortForm.conflict && (
        <EditConflictDialog {...shortForm.conflict} hasHistory={false} onResolved={resolveConflict} />
      )}
      {question}
    </Modal>
  )
}
