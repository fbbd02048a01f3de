/** What is wrong within a field whose form was not accepted: shown at its places, the first with the focus. */
import { type RefObject, useEffect, useRef, useState } from 'react'

/** `isInvalid` is what the form says when somebody wants to save; until all is right, errors are shown from then on. */
export function useRejected<Found extends HTMLElement>(
  isInvalid: boolean,
): { container: RefObject<Found | null>; wasRejected: boolean } {
  const container = useRef<Found>(null)
  const [wasRejected, setWasRejected] = useState(false)
  useEffect(() => {
    if (!isInvalid) return
    setWasRejected(true)
    // After the form has moved it to the field as a whole.
    const timer = setTimeout(() => focusFirstInvalid(container.current))
    return () => clearTimeout(timer)
  }, [isInvalid])
  return { container, wasRejected }
}

function focusFirstInvalid(container: HTMLElement | null): void {
  const first = container?.querySelector<HTMLElement>('[aria-invalid="true"]')
  for (let folded = first?.closest('details'); folded; folded = folded.parentElement?.closest('details'))
    folded.open = true
  first?.focus()
}
