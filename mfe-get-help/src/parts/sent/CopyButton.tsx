/** Copies something that is to be kept; where the clipboard is not to be had, selects it to be copied by hand. */
import { Button } from '@access/kit'
import { Check, Copy } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import styles from './Sent.module.css'
import { copying } from './words.ts'

/** How long it says what it did, in milliseconds. */
const shownFor = 6000

/** `what` names it in a sentence; `place` is the element that shows it. */
export function CopyButton({ what, place }: { what: string; place: RefObject<HTMLElement | null> }) {
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null)
  useEffect(() => {
    if (!outcome) return
    const later = setTimeout(() => setOutcome(null), shownFor)
    return () => clearTimeout(later)
  }, [outcome])

  async function copy() {
    const shown = place.current
    if (!shown) return
    // Emptied first, so that a screen reader hears it again when it is pressed again.
    setOutcome(null)
    try {
      await navigator.clipboard.writeText(shown.textContent.trim())
      setOutcome('copied')
    } catch {
      getSelection()?.selectAllChildren(shown)
      setOutcome('selected')
    }
  }

  return (
    <div className={`${styles.copy} ${styles.screenOnly} needs-script`}>
      <Button look="outline" className={styles.lead} onClick={copy} aria-label={`${copying.press} ${what}`}>
        {outcome === 'copied' ? (
          <Check className="icon" aria-hidden="true" />
        ) : (
          <Copy className="icon" aria-hidden="true" />
        )}{' '}
        {copying.press}
      </Button>
      <span className="small" role="status">
        {outcome && copying[outcome](what)}
      </span>
    </div>
  )
}
