/** Asks before something that people hear of. What was refused is told in here, and the question stays. */
import { Alert, Button, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from '../management/management.module.css'
import { windowStyles } from '../management/window.ts'

export function ConfirmDialog({
  title,
  confirm,
  onConfirm,
  isActing,
  refused,
  onClosed,
  children,
}: {
  title: string
  /** What the button says that does it. */
  confirm: string
  /** Resolves to whether it is done. */
  onConfirm(): Promise<boolean>
  isActing: boolean
  refused: string | null
  /** Told once the window is gone, and whether it was done. */
  onClosed(isDone: boolean): void
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(true)
  const [isDone, setDone] = useState(false)

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
      centered
      classNames={windowStyles}
      closable={{ 'aria-label': 'Close' }}
      // The button that was pressed may be gone by then.
      focusable={{ focusTriggerAfterClose: !isDone }}
      onCancel={() => setOpen(false)}
      afterClose={() => onClosed(isDone)}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="primary" danger loading={isActing} onClick={act}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {refused && <Alert className={styles.spaced} type="error" showIcon title={refused} />}
    </Modal>
  )
}
