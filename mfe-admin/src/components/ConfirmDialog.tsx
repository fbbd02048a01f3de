/** Asks for confirmation. After an error the dialog stays open and shows it. */
import { Alert, Button, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from './screen.module.css'

export function ConfirmDialog({
  title,
  confirmLabel,
  onConfirm,
  isActing,
  errorMessage,
  onClosed,
  children,
}: {
  title: string
  /** The label of the confirm button. */
  confirmLabel: string
  /** Resolves to whether it succeeded. */
  onConfirm(): Promise<boolean>
  isActing: boolean
  errorMessage: string | null
  /** Called once the dialog has closed, with whether it was confirmed. */
  onClosed(isDone: boolean): void
  /** A function gets what closes the dialog without confirming. */
  children: ReactNode | ((close: () => void) => ReactNode)
}) {
  const [isOpen, setOpen] = useState(true)
  const [isDone, setDone] = useState(false)

  const close = () => setOpen(false)

  async function act() {
    if (!(await onConfirm())) return
    setDone(true)
    setOpen(false)
  }

  return (
    <Modal
      open={isOpen}
      title={title}
      width="min(100% - 2rem, 30rem)"
      // The trigger button may have disappeared.
      focusable={{ focusTriggerAfterClose: !isDone }}
      onCancel={close}
      afterClose={() => onClosed(isDone)}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="primary" danger loading={isActing} onClick={act}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {typeof children === 'function' ? children(close) : children}
      {errorMessage && <Alert className={styles.spaced} type="error" showIcon title={errorMessage} />}
    </Modal>
  )
}
