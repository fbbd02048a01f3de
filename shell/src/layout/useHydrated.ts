/** Whether scripts have taken over: before that, and without them, the page works by plain HTML. */
import { useSyncExternalStore } from 'react'

const never = () => () => {}

export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
