/** Whether the page is hydrated: before that, and without scripts, it works by plain HTML. */
import { useSyncExternalStore } from 'react'

const subscribeNever = () => () => {}

export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
