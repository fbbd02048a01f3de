/** Calls when an element first comes near the part of the page that is seen. */
import { type RefObject, useEffect } from 'react'

/** How far below the window it counts: then it is there when one comes to it. */
const rootMargin = '200px'

export function useOnSeen(element: RefObject<Element | null>, onSeen: () => void): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        onSeen()
      },
      { rootMargin },
    )
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element, onSeen])
}
