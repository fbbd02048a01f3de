/** What a screen does when an action on what it shows was rejected, such as asking for what was missing. */
import { createContext, useContext } from 'react'

/** Gets the messages by field, as the service names them. */
type OnRejected = (fieldErrors: Record<string, string>) => void

export const RejectionContext = createContext<OnRejected>(() => {})

export const useOnRejected = (): OnRejected => useContext(RejectionContext)
