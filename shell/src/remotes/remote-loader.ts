/** Loads remotes: the browser fetches them, the server has them in memory. */
import type { Remote } from '@access/kit'
import { createContext, useContext } from 'react'
import type { RemoteName } from './registry.ts'

export type RemoteLoader = {
  /** The remote, as the same promise each time until `resetRemote`. */
  loadRemote(name: RemoteName): Promise<Remote>
  /** Makes the next `loadRemote` try again. */
  resetRemote(name: RemoteName): void
  /** Whether the remote was unavailable when the server rendered this page. */
  isUnavailable(name: RemoteName): boolean
}

export const RemoteLoaderContext = createContext<RemoteLoader | null>(null)

export function useRemoteLoader(): RemoteLoader {
  const remoteLoader = useContext(RemoteLoaderContext)
  if (!remoteLoader) throw new Error('a remote can only be mounted inside App')
  return remoteLoader
}
