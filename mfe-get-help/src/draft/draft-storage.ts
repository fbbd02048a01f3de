/**
 * Stores the draft in its tab, and an encrypted copy on the device when the applicant wants that. Blocked or full storage
 * is ignored.
 */
import { type Draft, isBlank, parseDraft } from './draft.ts'
import { type EncryptedDraft, encryptDraft, parseEncryptedDraft } from './encrypted-draft.ts'

/** In both storages. */
export const storageKey = 'get-help.draft'

// Functions, since accessing a storage throws where it is blocked, and the server has none.
const tab = () => sessionStorage
const device = () => localStorage

/** The draft of this tab. */
export const readDraft = (): Draft | null => read(tab, parseDraft)

/** The copy on this device. What is none, or has expired, is deleted. */
export const readCopy = (): EncryptedDraft | null => read(device, parseEncryptedDraft)

/** Stores the draft in this tab, and returns whether it is there. */
export function saveDraft(draft: Draft): boolean {
  remove(tab)
  return !isBlank(draft) && write(tab, draft)
}

export const deleteDraft = () => remove(tab)

/** Counts what was saved and deleted, since encrypting takes its time: what is not the latest is not written. */
let latestChange = 0

/** Encrypts the draft and stores it on the device; resolves to whether it is there, or null where a later change decides. */
export async function saveCopy(draft: Draft): Promise<boolean | null> {
  if (!draft.device || isBlank(draft)) {
    deleteCopy()
    return null
  }
  latestChange += 1
  const change = latestChange
  const copy = await encryptDraft({ ...draft, device: draft.device })
  return change === latestChange ? write(device, copy) : null
}

export function deleteCopy(): void {
  latestChange += 1
  remove(device)
}

function read<Value>(getStorage: () => Storage, parse: (stored: unknown) => Value | null): Value | null {
  try {
    const value = parse(JSON.parse(getStorage().getItem(storageKey) ?? 'null'))
    if (!value) remove(getStorage)
    return value
  } catch {
    remove(getStorage)
    return null
  }
}

function write(getStorage: () => Storage, value: Draft | EncryptedDraft): boolean {
  try {
    getStorage().setItem(storageKey, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

function remove(getStorage: () => Storage): void {
  try {
    getStorage().removeItem(storageKey)
  } catch {}
}
