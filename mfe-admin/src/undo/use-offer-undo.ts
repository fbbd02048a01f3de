/** Offers to undo a change of requests for as long as the service undoes it. */
import { createContext, useContext } from 'react'

export type UndoOffer = {
  /** What was done: '2 requests assigned'. */
  message: string
  /** The changed requests that are `isUndoable`. */
  ids: string[]
  /** Called once they are what they were: a screen that has read one reads it again. */
  onUndone?: (() => void) | undefined
}

export const UndoContext = createContext<((offer: UndoOffer) => void) | null>(null)

/** `offerUndo({ message, ids })` takes the place of the toast about a change. */
export function useOfferUndo(): (offer: UndoOffer) => void {
  const offerUndo = useContext(UndoContext)
  if (!offerUndo) throw new Error('useOfferUndo must be used within UndoProvider')
  return offerUndo
}
