/** A function that stays the same, and does what the newest drawing says. */
import { useCallback, useLayoutEffect, useRef } from 'react'

export function useSteady<Given extends unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...given) => newest.current(...given), [])
}
