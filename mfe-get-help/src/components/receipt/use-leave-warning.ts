/** Asks before the receipt is left behind. */
import { useEffect } from 'react'
import { allowLeaving, mayLeave } from './receipt-storage.ts'

/**
 * The browser asks once before the site is left or its tab is closed, unless the receipt is kept elsewhere too; within
 * the site it stays. The quick exit never asks: it has deleted the receipt by then.
 */
export function useLeaveWarning(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (mayLeave()) return
      event.preventDefault()
      allowLeaving()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}
