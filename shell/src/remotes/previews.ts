/** Finds who shows a draft as its page: the first remote that offers it. One that is out is asked anew next time. */
import type { FindPreview } from '@access/kit'
import { remoteNames } from './registry.ts'
import type { Shelf } from './shelf.ts'

export const previewsFrom =
  (shelf: Shelf): FindPreview =>
  async (of) => {
    for (const name of remoteNames) {
      try {
        const { previews = {} } = await shelf.take(name)
        const view = Object.hasOwn(previews, of) ? previews[of] : undefined
        if (view) return view
      } catch {
        shelf.forget(name)
      }
    }
    return null
  }
