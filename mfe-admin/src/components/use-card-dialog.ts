/** The dialog of a card: which one is open, and the heading, which has the focus once something was done. */
import { useRef, useState } from 'react'

export function useCardDialog<Dialog>() {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [dialog, open] = useState<Dialog | null>(null)
  const focusHeading = () => headingRef.current?.focus()

  /** `isDone`: the pressed button may have disappeared. */
  function close(isDone = false) {
    open(null)
    if (isDone) focusHeading()
  }

  return { headingRef, dialog, open, close, focusHeading }
}
