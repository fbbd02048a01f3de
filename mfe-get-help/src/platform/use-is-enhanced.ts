/** Whether the page is hydrated. Until then, and without script always, buttons submit the form. */
import { useSyncExternalStore } from 'react'

export const useIsEnhanced = () => useSyncExternalStore(subscribe, getClientSnapshot, getServerSnapshot)

// It changes once, on hydration, and React reads it again by itself.
const subscribe = () => () => {}
const getClientSnapshot = () => true
const getServerSnapshot = () => false
