/** What a screen does when an action on what it shows was refused, such as asking for what was missing. */
import { createContext, useContext } from 'react'

/** Gets the messages by field, as the service names them. */
type OnRefused = (fieldErrors: Record<string, string>) => void

export const RefusalContext = createContext<OnRefused>(() => {})

export const useOnRefused = (): OnRefused => useContext(RefusalContext)
