/** A dialog with a short form. */
import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { dialogClassNames } from '../components/dialog-styles.ts'
import { focusFirstField } from '../components/focus-first-field.ts'
import { EditConflictDialog } from './EditConflictDialog.tsx'
import { ShortFormFields } from './ShortFormFields.tsx'
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
  onCancel(): void
  /** Called once the dialog has closed. */
  onClosed(): void
  children: ReactNode
}) {
  return (
    <Modal
      open={isOpen}
      title={title}
      width="min(100% - 2rem, 30rem)"
      centered
      classNames={dialogClassNames}
      // A click beside the dialog must not lose what was typed.
      mask={{ closable: false }}
      closable={{ 'aria-label': 'Close' }}
      onCancel={onCancel}
      // The dialog takes the focus for itself first.
      afterOpenChange={(isVisible) => isVisible && focusFirstField(id)}
      afterClose={onClosed}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
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
      <ShortFormFields id={id} shortForm={shortForm} initial={initial}>
        {children}
      </ShortFormFields>
      {shortForm.conflict && <EditConflictDialog {...shortForm.conflict} hasHistory={false} />}
    </Modal>
  )
}
