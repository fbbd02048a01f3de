/** Brings the screens to which one goes next, one after another, while the page has nothing else to do. */
import { useEffect } from 'react'
import type { Screen } from '../screens.ts'

/** Where the browser cannot say that it has nothing to do, each screen comes when one goes there. */
export function useScreensAhead(screens: Screen[], isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('requestIdleCallback' in window)) return
    const left = [...screens]
    let asked = requestIdleCallback(bringOne)
    function bringOne() {
      const next = left.shift()
      // One that does not come now is asked for again by its own page, which tells when it cannot be had.
      next?.load().then(another, another)
    }
    function another() {
      asked = requestIdleCallback(bringOne)
    }
    return () => {
      left.length = 0
      cancelIdleCallback(asked)
    }
  }, [screens, isWanted])
}
