/** A callback with a stable identity that calls the latest function. */
import { useCallback, useLayoutEffect, useRef } from 'react'

export function useStableCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args) => latest.current(...args), [])
}
