/** When the status is closed by itself: nobody uses it any more, or the visitor has gone somewhere else. */
import { useOnLeaving } from '@access/kit'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useInactivity } from './useInactivity.ts'

interface Closing {
  /** Nobody has used it for a quarter of an hour. */
  end(): void
  /** The visitor left. */
  forget(): void
  /** Somebody uses it. */
  use(): void
}

/** True in the last minute before it is closed. */
export function useClosing(isOpen: boolean, { end, forget, use }: Closing): boolean {
  useOnLeaving(forget)
  useForgettingOnTheWay(forget)
  return useInactivity(isOpen, { onUse: use, onEnd: end })
}

/** A browser may keep the page whole for its Back button; what it keeps is empty. */
function useForgettingOnTheWay(forget: () => void) {
  const latest = useRef(forget)
  useEffect(() => {
    latest.current = forget
  })
  useEffect(() => {
    const go = () => flushSync(() => latest.current())
    addEventListener('pagehide', go)
    return () => removeEventListener('pagehide', go)
  }, [])
}
