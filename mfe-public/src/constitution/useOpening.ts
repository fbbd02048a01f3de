/** Sections that have to be open: for an address that leads into one, on paper, and around a match one goes to. */
import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Opens everything folded around an element and brings it into view. */
export function reveal(element: Element | null, block: ScrollLogicalPosition = 'start'): void {
  const folded = element?.closest('details')
  if (folded) folded.open = true
  element?.scrollIntoView({ block })
}

/** Browsers do it for the address they load; for one that the visitor goes to inside the site they need help. */
export function useOpenWhereLinked(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (place?.closest('details')) reveal(place)
  }, [hash])
}

/** On paper nothing is folded; afterwards all is as it was. */
export function useOpenInPrint(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    function open() {
      opened = [...(text.current?.querySelectorAll('details') ?? [])].filter((details) => !details.open)
      for (const details of opened) details.open = true
    }
    function close() {
      for (const details of opened) details.open = false
      opened = []
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
