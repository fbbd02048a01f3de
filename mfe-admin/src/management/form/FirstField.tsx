/** Begins in the first field of what is in here: whoever opens a window to type need not go there. */
import { type ReactNode, useEffect, useRef } from 'react'

export function FirstField({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A moment later: the dialog first notes where the focus came from, to give it back there.
    const soon = setTimeout(() =>
      place.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(),
    )
    return () => clearTimeout(soon)
  }, [])
  return <div ref={place}>{children}</div>
}
