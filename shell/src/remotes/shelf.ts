/** Where the screens get the remotes from: the browser fetches them, the server has them ready. */
import type { Remote } from '@access/kit'
import { createContext, useContext } from 'react'
import type { RemoteName } from './registry.ts'

export type Shelf = {
  /** The remote, as the same promise each time until `forget`. */
  take(name: RemoteName): Promise<Remote>
  /** Makes the next `take` try anew. */
  forget(name: RemoteName): void
  /** Whether the server already knew, when it made this page, that the remote is not to be had. */
  isOut(name: RemoteName): boolean
}

export const ShelfContext = createContext<Shelf | null>(null)

export function useShelf(): Shelf {
  const shelf = useContext(ShelfContext)
  if (!shelf) throw new Error('a remote can only be mounted inside App')
  return shelf
}
