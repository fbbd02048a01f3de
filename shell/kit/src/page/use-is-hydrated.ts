/** Whether the page is hydrated. Until then, and without script always, it works by plain HTML. */
import { useSyncExternalStore } from 'react'

export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )

// It changes once, and React reads it again by itself.
const subscribeNever = () => () => {}
