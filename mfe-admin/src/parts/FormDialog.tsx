/** A window with a short form. */
import { Button, Modal } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { ConflictDialog } from '../management/form/ConflictDialog.tsx'
import { windowStyles } from '../management/window.ts'
import { ShortFields } from './ShortFields.tsx'
import type { ShortForm } from './useShortForm.ts'

export function FormDialog({
  id,
  title,
  confirm,
  asking,
  initial,
  isOpen,
  isReady = true,
  onCancel,
  onClosed,
  children,
}: {
  id: string
  title: string
  /** What the button says that sends it. */
  confirm: string
  asking: ShortForm
  initial: object
  isOpen: boolean
  /** Whether its fields are there: what they begin with may have to be read first. */
  isReady?: boolean
  onCancel(): void
  /** Told once the window is gone. */
  onClosed(): void
  children: ReactNode
}) {
  const { form } = asking
  const [first] = Object.keys(initial)
  useEffect(() => {
    // A moment later: the dialog first takes the focus for itself.
    const soon = setTimeout(() => first && form.focusField(first))
    return () => clearTimeout(soon)
  }, [form, first])

  return (
    <Modal
      open={isOpen}
      title={title}
      width="min(100% - 2rem, 30rem)"
      centered
      classNames={windowStyles}
      // A slip of the mouse beside the window must not cost what was typed.
      mask={{ closable: false }}
      closable={{ 'aria-label': 'Close' }}
      onCancel={onCancel}
      afterClose={onClosed}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={id} loading={asking.isSending} disabled={!isReady}>
            {confirm}
          </Button>
        </>
      }
    >
      <ShortFields id={id} asking={asking} initial={initial}>
        {children}
      </ShortFields>
      {asking.conflict && <ConflictDialog {...asking.conflict} hasHistory={false} />}
    </Modal>
  )
}
