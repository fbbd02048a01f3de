/** When the receipt leaves a page that stays open. */
import { useEffect, useRef } from 'react'
import { readReceipt, retentionPeriod } from './receipt-storage.ts'

/** What shows that somebody is still there. */
const signsOfUse = ['pointerdown', 'keydown', 'visibilitychange'] as const

/** Calls `onExpire` half an hour after the page was last used; each use puts off what is stored as well. */
export function useReceiptExpiry(hasReceipt: boolean, onExpire: () => void): void {
  const latest = useRef(onExpire)
  useEffect(() => {
    latest.current = onExpire
  })
  useEffect(() => {
    if (!hasReceipt) return
    let timer: ReturnType<typeof setTimeout>
    const putOff = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(), retentionPeriod)
    }
    const onUse = () => {
      // A page that slept may be used again after its time, before the timer has run.
      if (!readReceipt()) return latest.current()
      putOff()
    }
    putOff()
    for (const sign of signsOfUse) document.addEventListener(sign, onUse)
    return () => {
      clearTimeout(timer)
      for (const sign of signsOfUse) document.removeEventListener(sign, onUse)
    }
  }, [hasReceipt])
}
