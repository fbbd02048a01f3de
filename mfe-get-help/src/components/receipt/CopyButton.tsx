/** Copies a text; where the clipboard is unavailable, selects it to be copied by hand. */
import { Button } from '@access/kit'
import { Check, Copy } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import styles from './ReceiptPanel.module.css'
import { copyMessages } from './receipt.messages.ts'

/** How long the feedback is shown, in milliseconds. */
const feedbackDuration = 6000

/** `label` names the text in a sentence; `contentRef` is the element that shows it. */
export function CopyButton({
  label,
  contentRef,
  onCopied,
}: {
  label: string
  contentRef: RefObject<HTMLElement | null>
  onCopied?: () => void
}) {
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null)
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), feedbackDuration)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    const content = contentRef.current
    if (!content) return
    // Cleared first, so that a screen reader announces it again on another press.
    setOutcome(null)
    try {
      await navigator.clipboard.writeText(content.textContent.trim())
      setOutcome('copied')
      onCopied?.()
    } catch {
      getSelection()?.selectAllChildren(content)
      setOutcome('selected')
    }
  }

  return (
    <div className={`${styles.copy} ${styles.screenOnly} needs-script`}>
      <Button
        variant="outline"
        className={styles.action}
        onClick={copy}
        aria-label={`${copyMessages.button} ${label}`}
      >
        {outcome === 'copied' ? (
          <Check className="icon" aria-hidden="true" />
        ) : (
          <Copy className="icon" aria-hidden="true" />
        )}{' '}
        {copyMessages.button}
      </Button>
      <span className="small" role="status">
        {outcome && copyMessages[outcome](label)}
      </span>
    </div>
  )
}
