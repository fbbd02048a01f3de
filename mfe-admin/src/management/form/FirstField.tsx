/** Focuses the first field of its children. */
import { type ReactNode, useEffect, useRef } from 'react'

export function FirstField({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Asynchronously: the dialog first stores the previous focus, to restore it.
    const timer = setTimeout(() =>
      container.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(),
    )
    return () => clearTimeout(timer)
  }, [])
  return <div ref={container}>{children}</div>
}
