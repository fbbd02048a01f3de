/** Whether the browser has taken the page over. Until then, and without script for ever, buttons send the form. */
import { useSyncExternalStore } from 'react'

export const useByScript = () => useSyncExternalStore(never, inTheBrowser, onTheServer)

// It happens once, as the page is taken over, and React asks again by itself.
const never = () => () => {}
const inTheBrowser = () => true
const onTheServer = () => false
