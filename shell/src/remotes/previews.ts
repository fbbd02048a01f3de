/** Finds the preview of a draft: that of the first remote that has one. An unavailable remote is loaded again next time. */
import type { FindPreview } from '@access/kit'
import { remoteNames } from './registry.ts'
import type { RemoteLoader } from './remote-loader.ts'

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
