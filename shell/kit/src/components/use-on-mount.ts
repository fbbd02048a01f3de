/** Runs an effect once, as its component appears. */
import { type EffectCallback, useEffect, useLayoutEffect } from 'react'

// biome-ignore lint/correctness/useExhaustiveDependencies: runs once
export const useOnMount = (effect: EffectCallback): void => useEffect(effect, [])

/** The same before the browser paints. */
// biome-ignore lint/correctness/useExhaustiveDependencies: runs once
export const useBeforeFirstPaint = (effect: EffectCallback): void => useLayoutEffect(effect, [])
