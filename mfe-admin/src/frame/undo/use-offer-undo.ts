/** Offers to undo a change of requests for as long as the service undoes it. */
import { createContext, useContext, useEffect } from 'react'
import { useStableCallback } from '../../data/use-stable-callback.ts'

export type UndoOffer = {
  /** What was done: '2 requests assigned'. */
  message: string
  /** The changed requests that are `isUndoable`. */
  ids: string[]
}

export type Undo = {
  offerUndo(offer: UndoOffer): void
  /** Calls the listener with the requests that were undone. Returns how to end it. */
  listen(listener: (ids: readonly string[]) => void): () => void
}

export const UndoContext = createContext<Undo | null>(null)

/** `offerUndo({ message, ids })` takes the place of the toast about a change. */
export const useOfferUndo = () => useUndoContext().offerUndo

/** For `announce` of a change of one request: offers to undo it, and returns whether that is possible. */
export function useOfferRequestUndo() {
  const offerUndo = useOfferUndo()
  return (message: string, { id, isUndoable }: { id: string; isUndoable: boolean | null }): boolean => {
    if (isUndoable) offerUndo({ message, ids: [id] })
    return isUndoable === true
  }
}

/** Calls back when a change of this request was undone while the screen is there: what it has read is as of before. */
export function useOnUndone(id: string, onUndone: () => void): void {
  const { listen } = useUndoContext()
  const callback = useStableCallback(onUndone)
  useEffect(() => listen((ids) => ids.includes(id) && callback()), [listen, id, callback])
}

function useUndoContext(): Undo {
  const undo = useContext(UndoContext)
  if (!undo) throw new Error('Undo must be used within UndoProvider')
  return undo
}
