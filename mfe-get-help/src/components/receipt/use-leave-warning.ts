/** Asks before the receipt is left behind. */
import { useOnQuickExit } from '@access/kit'
import { useEffect, useRef } from 'react'

/**
 * While `isActive`, the browser asks once before the site is left or its tab is closed; within the site the receipt
 * stays. The quick exit never asks.
 */
export function useLeaveWarning(isActive: boolean): void {
  const stop = useRef(() => {})
  useOnQuickExit(() => stop.current())
  useEffect(() => {
    if (!isActive) return
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault()
      stop.current()
    }
    stop.current = () => removeEventListener('beforeunload', ask)
    addEventListener('beforeunload', ask)
    return stop.current
  }, [isActive])
}
