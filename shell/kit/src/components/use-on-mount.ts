/** Runs an effect once, as its component appears. */
import { type EffectCallback, useEffect, useLayoutEffect, useRef } from 'react'

export function useOnMount(effect: EffectCallback): void {
  const first = useRef(effect)
  useEffect(() => first.current(), [])
}

/** The same before the browser paints. */
export function useBeforeFirstPaint(effect: EffectCallback): void {
  const first = useRef(effect)
  useLayoutEffect(() => first.current(), [])
}
