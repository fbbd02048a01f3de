/** A button that asks once before it deletes. The question takes the focus. */
import { Button } from '@access/kit'
import { useEffect, useRef, useState } from 'react'
import styles from './DraftControls.module.css'
import { draftMessages } from './draft.messages.ts'

export function ConfirmedButton({
  label,
  question,
  confirmLabel = label,
  className,
  onConfirm,
}: {
  label: string
  question: string
  confirmLabel?: string
  className?: string | undefined
  onConfirm: () => void
}) {
  const [isConfirming, setIsConfirming] = useState(false)
  const questionRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isConfirming) questionRef.current?.focus()
  }, [isConfirming])

  if (!isConfirming)
    return (
      <Button variant="quiet" className={className} onClick={() => setIsConfirming(true)}>
        {label}
      </Button>
    )
  function confirm() {
    setIsConfirming(false)
    onConfirm()
  }
  return (
    <div className={styles.confirmation}>
      <p ref={questionRef} tabIndex={-1}>
        {question}
      </p>
      <div className="row">
        <Button variant="danger" onClick={confirm}>
          {confirmLabel}
        </Button>
        <Button variant="outline" onClick={() => setIsConfirming(false)}>
          {draftMessages.cancel}
        </Button>
      </div>
    </div>
  )
}
