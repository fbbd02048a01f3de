/**
 * Typed text that is not saved yet, kept for this tab and for who typed it: neither a crash nor a lost session costs
 * it. Signing out on purpose forgets it, since the next person at this desk may be somebody else.
 */

export type KeptText = {
  /** The id of the administrator who typed it. */
  who: string
  /** The last key, as an ISO instant. */
  at: string
  /** The version that was being edited; null for a new item. */
  version: number | null
  values: Record<string, unknown>
}

/** What is being edited: a path under /admin, and the item there; null for a new one. */
type Place = { path: string; id: string | null }

const prefix = 'unsaved:'
const keyOf = ({ path, id }: Place) => `${prefix}${path}:${id ?? ''}`

export const keptText = {
  /** What this administrator has typed there; null when there is nothing. */
  read(place: Place, who: string): KeptText | null {
    return withStorage((storage) => ownedBy(who, storage.getItem(keyOf(place))))
  },

  keep(place: Place, kept: KeptText): void {
    withStorage((storage) => storage.setItem(keyOf(place), JSON.stringify(kept)))
  },

  forget(place: Place): void {
    withStorage((storage) => storage.removeItem(keyOf(place)))
  },

  /** Everything this administrator has typed under a path, by the item's id; null for a new one. */
  under(path: string, who: string): { id: string | null; kept: KeptText }[] {
    const start = keyOf({ path, id: null })
    const ids = keysWith(start).map((key) => key.slice(start.length) || null)
    return ids.flatMap((id) => {
      const kept = keptText.read({ path, id }, who)
      return kept ? [{ id, kept }] : []
    })
  },

  forgetAll(): void {
    for (const key of keysWith(prefix)) withStorage((storage) => storage.removeItem(key))
  },
}

function ownedBy(who: string, text: string | null): KeptText | null {
  const kept = text === null ? null : (JSON.parse(text) as KeptText)
  return kept?.who === who ? kept : null
}

const keysWith = (start: string) =>
  withStorage((storage) => Object.keys(storage).filter((key) => key.startsWith(start))) ?? []

// A browser may refuse storage, or be full: then text lasts as long as the page.
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(globalThis.sessionStorage)
  } catch {
    return null
  }
}
