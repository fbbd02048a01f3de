/** Asks for confirmation. After an error the dialog stays open and shows it. */

import { Alert, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from './screen.module.css'
import { useDialog } from './use-dialog.ts'

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
  const { close, modal } = useDialog(() => onClosed(isDone))
  const [isDone, setDone] = useState(false)

  async function act() {
    if (!(await onConfirm())) return
    setDone(true)
    close()
  }

  return (
    <Modal
      {...modal}
      title={title}
      // The trigger button may have disappeared.
      focusable={{ focusTriggerAfterClose: !isDone }}
      okText={confirmLabel}
      okButtonProps={{ danger: true, loading: isActing }}
      onOk={act}
    >
      {typeof children === 'function' ? children(close) : children}
      {errorMessage && <Alert className={styles.spaced} type="error" showIcon title={errorMessage} />}
    </Modal>
  )
}
