/** Opens sections: while printing, and around the current match. */
import { type RefObject, useLayoutEffect } from 'react'

/** Opens everything folded around an element and brings it into view. */
export function revealElement(element: Element | null, block: ScrollLogicalPosition = 'start'): void {
  const closedDetails = element?.closest('details')
  if (closedDetails) closedDetails.open = true
  element?.scrollIntoView({ block })
}

/** Nothing is collapsed while printing; afterwards all is as it was. */
export function useOpenInPrint(text: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let openedDetails: HTMLDetailsElement[] = []
    function open() {
      openedDetails = [...(text.current?.querySelectorAll('details') ?? [])].filter(
        (details) => !details.open,
      )
      for (const details of openedDetails) details.open = true
    }
    function close() {
      for (const details of openedDetails) details.open = false
      openedDetails = []
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [text])
}

/** Opens all sections of the text, or closes them. */
export function setAllOpen(text: Element | null, open: boolean): void {
  for (const details of text?.querySelectorAll('details') ?? []) details.open = open
}
