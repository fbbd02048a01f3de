/** Loads remotes: the browser fetches them, the server has them in memory. */
import type { FindPreview, Remote } from '@access/kit'
import { createContext, useContext } from 'react'
import { type RemoteName, remoteNames } from './registry.ts'

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

/** Finds the preview of a draft: that of the first remote that has one. An unavailable remote is loaded again next time. */
export const createPreviewFinder =
  (remoteLoader: RemoteLoader): FindPreview =>
  async (previewKey) => {
    for (const name of remoteNames) {
      try {
        const { previews = {} } = await remoteLoader.loadRemote(name)
        const view = Object.hasOwn(previews, previewKey) ? previews[previewKey] : undefined
        if (view) return view
      } catch {
        remoteLoader.resetRemote(name)
      }
    }
    return null
  }
