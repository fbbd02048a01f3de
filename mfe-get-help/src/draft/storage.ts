/**
 * Where a draft is kept: in its tab, or on the device when its owner wants that, and never in both, so that a draft
 * that is gone from the device is gone. Storage that is forbidden or full keeps nothing and hinders nobody.
 */
import { asDraft, type Draft, isBlank } from './draft.ts'

/** Where a draft is kept; null while there is nothing to keep or nowhere to keep it. */
export type Kept = 'tab' | 'device' | null

const name = 'get-help.draft'

// Functions, since even naming a storage throws where it is forbidden, and there is none on the server.
const places = { tab: () => sessionStorage, device: () => localStorage }
type Place = keyof typeof places

/** The draft of this tab, or else the device's. */
export const keptDraft = (): Draft | null => read('tab') ?? read('device')

/** Keeps a draft where it belongs, and tells where that is. */
export function keep(draft: Draft): Kept {
  erase()
  if (isBlank(draft)) return null
  if (draft.until && write('device', draft)) return 'device'
  return write('tab', draft) ? 'tab' : null
}

/** Leaves nothing in either place. */
export function erase(): void {
  remove('tab')
  remove('device')
}

function read(place: Place): Draft | null {
  try {
    const kept = asDraft(JSON.parse(places[place]().getItem(name) ?? 'null'))
    if (!kept) remove(place)
    return kept
  } catch {
    remove(place)
    return null
  }
}

function write(place: Place, draft: Draft): boolean {
  try {
    places[place]().setItem(name, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

function remove(place: Place): void {
  try {
    places[place]().removeItem(name)
  } catch {}
}
