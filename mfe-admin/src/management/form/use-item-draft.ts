/**
 * What is typed into an item's form and not saved: at once in this tab, soon with the account. Opening the form again,
 * here or on another device, restores whichever is the later.
 */
import { useAuth } from '@access/kit'
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import type { UnsavedText } from '../../forms/unsaved-text.ts'
import { parseDraft, pickLatest } from './draft-text.ts'
import { ItemDraftDocument } from './item-drafts.generated.ts'
import { type AutosaveState, useAutosave } from './use-autosave.ts'
import { type UnsavedTextState, useUnsavedText } from './use-unsaved-text.ts'

export type ItemDraftState = UnsavedTextState & {
  /** Whether the account's draft is known; until then there is no form to restore it into. */
  isLoaded: boolean
  autosaveState: AutosaveState
  /** Stores with the account at once what is typed, which otherwise waits for a pause. */
  store(): void
}

/** `id` is null for a new item. */
export function useItemDraft(path: string, type: string, id: string | null): ItemDraftState {
  const { user } = useAuth()
  const authorId = user?.id ?? ''
  const client = useClient()
  const local = useUnsavedText(path, id)
  const autosave = useAutosave(type, id)
  const [stored, setStored] = useState<UnsavedText | null | undefined>(undefined)
  const hasDraft = useRef(false)

  useEffect(() => {
    let isCurrent = true
    // Asked once: what is saved later comes from this form.
    const request = client.query(ItemDraftDocument, { type, itemId: id }, { requestPolicy: 'network-only' })
    request.toPromise().then(({ data }) => {
      if (!isCurrent) return
      hasDraft.current ||= Boolean(data?.draft)
      setStored(data?.draft ? parseDraft(data.draft, authorId) : null)
    })
    return () => {
      isCurrent = false
    }
  }, [client, type, id, authorId])

  return {
    isLoaded: stored !== undefined,
    restored: pickLatest(local.restored, stored ?? null),
    autosaveState: autosave.state,
    store: autosave.store,
    save(values, version) {
      local.save(values, version)
      autosave.save({ values, version })
      hasDraft.current = true
    },
    discard() {
      local.discard()
      setStored(null)
      if (hasDraft.current || local.restored) autosave.discard()
      hasDraft.current = false
    },
  }
}
