/**
 * Unsaved text, stored for this tab and its author, so that it survives a crash or a lost session. Signing out deletes
 * it, since the next person at this computer may be somebody else.
 */

export type UnsavedText = {
  /** The id of the administrator who typed it. */
  authorId: string
  /** The last change, as an ISO instant. */
  typedAt: string
  /** The version that was being edited; null for a new item. */
  version: number | null
  values: Record<string, unknown>
}

/** The edited item: a path under /admin and its id; null for a new one. */
type TextLocation = { path: string; id: string | null }

const storagePrefix = 'unsaved:'
const getStorageKey = ({ path, id }: TextLocation) => `${storagePrefix}${path}:${id ?? ''}`

export const unsavedText = {
  /** The administrator's unsaved text; null without any. */
  read(location: TextLocation, authorId: string): UnsavedText | null {
    return withStorage((storage) => parseOwnText(authorId, storage.getItem(getStorageKey(location))))
  },

  save(location: TextLocation, unsaved: UnsavedText): void {
    withStorage((storage) => storage.setItem(getStorageKey(location), JSON.stringify(unsaved)))
  },

  discard(location: TextLocation): void {
    withStorage((storage) => storage.removeItem(getStorageKey(location)))
  },

  /** All unsaved texts of the administrator under a path, by the item's id; null for a new one. */
  list(path: string, authorId: string): { id: string | null; unsaved: UnsavedText }[] {
    const start = getStorageKey({ path, id: null })
    const ids = listStorageKeys(start).map((key) => key.slice(start.length) || null)
    return ids.flatMap((id) => {
      const unsaved = unsavedText.read({ path, id }, authorId)
      return unsaved ? [{ id, unsaved }] : []
    })
  },

  discardAll(): void {
    for (const key of listStorageKeys(storagePrefix)) withStorage((storage) => storage.removeItem(key))
  },
}

function parseOwnText(authorId: string, text: string | null): UnsavedText | null {
  const unsaved = text === null ? null : (JSON.parse(text) as UnsavedText)
  return unsaved?.authorId === authorId ? unsaved : null
}

const listStorageKeys = (start: string) =>
  withStorage((storage) => Object.keys(storage).filter((key) => key.startsWith(start))) ?? []

// Storage may be blocked or full: then the text lasts as long as the page.
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(globalThis.sessionStorage)
  } catch {
    return null
  }
}
