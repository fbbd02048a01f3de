/**
 * Stores the draft in its tab, or on the device when the applicant wants that, and never in both, so that a draft
 * deleted from the device is gone. Blocked or full storage is ignored.
 */
import { type Draft, isBlank, parseDraft } from './draft.ts'

/** Where the draft is stored; null while it is blank or storage is unavailable. */
export type StorageLocation = 'tab' | 'device' | null

const storageKey = 'get-help.draft'

// Functions, since accessing a storage throws where it is blocked, and the server has none.
const storages = { tab: () => sessionStorage, device: () => localStorage }
type StorageName = keyof typeof storages

/** The draft of this tab, or else of the device. */
export const readDraft = (): Draft | null => read('tab') ?? read('device')

/** Stores the draft and returns where. */
export function saveDraft(draft: Draft): StorageLocation {
  deleteDraft()
  if (isBlank(draft)) return null
  if (draft.retainedUntil && write('device', draft)) return 'device'
  return write('tab', draft) ? 'tab' : null
}

/** Deletes the draft from both storages. */
export function deleteDraft(): void {
  remove('tab')
  remove('device')
}

function read(storageName: StorageName): Draft | null {
  try {
    const draft = parseDraft(JSON.parse(storages[storageName]().getItem(storageKey) ?? 'null'))
    if (!draft) remove(storageName)
    return draft
  } catch {
    remove(storageName)
    return null
  }
}

function write(storageName: StorageName, draft: Draft): boolean {
  try {
    storages[storageName]().setItem(storageKey, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

function remove(storageName: StorageName): void {
  try {
    storages[storageName]().removeItem(storageKey)
  } catch {}
}
