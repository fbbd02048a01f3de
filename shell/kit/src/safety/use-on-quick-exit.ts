/** For state that holds what visitors type: it is cleared when they use the quick exit. */
import { useEffect, useRef } from 'react'
import { onQuickExit } from './leave-site.ts'

/** Calls `clear` when the visitor leaves by "Leave this site". */
export function useOnQuickExit(clear: () => void): void {
  const latest = useRef(clear)
  useEffect(() => {
    latest.current = clear
  })
  useEffect(() => onQuickExit(() => latest.current()), [])
}
