/**
 * What is typed into an item's form and not saved: a draft of the account, stored two seconds after the last key. Opening
 * the form again restores it, on any device. Until it is stored, it is in this tab.
 */
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import {
  DiscardItemDraftDocument,
  ItemDraftDocument,
  type ItemDraftFragment,
  SaveItemDraftDocument,
} from './item-drafts.generated.ts'
import { type UnsavedText, type UnsavedTextState, useTabText } from './use-tab-text.ts'

const quietTime = 2000

/** When the draft was stored, as an ISO instant; 'failed' when what was typed is in this tab alone. */
export type AutosaveState = string | 'failed' | null

export type ItemDraftState = UnsavedTextState & {
  /** Whether the account's draft is known; until then there is no form to restore it into. */
  isLoaded: boolean
  autosaveState: AutosaveState
  /** Stores at once what is typed, which otherwise waits for a pause. */
  store(): void
}

type TypedText = Pick<UnsavedText, 'values' | 'version'>

/** `itemId` is null for a new item. */
export function useItemDraft(type: string, itemId: string | null): ItemDraftState {
  const client = useClient()
  const tab = useTabText(`draft ${type} ${itemId ?? ''}`)
  const [stored, setStored] = useState<UnsavedText | null | undefined>(undefined)
  const [autosaveState, setAutosaveState] = useState<AutosaveState>(null)
  const hasDraft = useRef(tab.restored !== null)
  const waiting = useRef<(TypedText & { timer: ReturnType<typeof setTimeout> }) | null>(null)
  // One call after the other, so that a discarded draft does not come back.
  const lastCall = useRef(Promise.resolve())

  useEffect(() => {
    let isCurrent = true
    // Asked once: what is saved later comes from this form.
    const query = client.query(ItemDraftDocument, { type, itemId }, { requestPolicy: 'network-only' })
    query.toPromise().then(({ data }) => {
      if (!isCurrent) return
      hasDraft.current ||= Boolean(data?.draft)
      setStored(data?.draft ? parseDraft(data.draft) : null)
    })
    return () => {
      isCurrent = false
    }
  }, [client, type, itemId])

  function stopWaiting() {
    clearTimeout(waiting.current?.timer)
    const text = waiting.current
    waiting.current = null
    return text
  }

  async function storeDraft({ values, version }: TypedText) {
    const draft = { type, itemId, values: JSON.stringify(values), version }
    const { data } = await client.mutation(SaveItemDraftDocument, draft).toPromise()
    setAutosaveState(data?.draft.savedAt ?? 'failed')
    if (data) tab.clear()
    // Not where it was discarded meanwhile.
    else if (hasDraft.current) tab.save(values, version)
  }

  function store() {
    const text = stopWaiting()
    if (text) lastCall.current = lastCall.current.then(() => storeDraft(text))
  }

  const latestStore = useRef(store)
  useEffect(() => {
    latestStore.current = store
  })
  // Leaving the form within the two seconds loses nothing.
  useEffect(() => () => latestStore.current(), [])

  return {
    isLoaded: stored !== undefined,
    restored: pickLatest(tab.restored, stored ?? null),
    autosaveState,
    store: () => latestStore.current(),
    save(values, version) {
      stopWaiting()
      hasDraft.current = true
      tab.save(values, version)
      waiting.current = { values, version, timer: setTimeout(() => latestStore.current(), quietTime) }
    },
    discard() {
      stopWaiting()
      tab.discard()
      setStored(null)
      setAutosaveState(null)
      if (!hasDraft.current) return
      hasDraft.current = false
      lastCall.current = lastCall.current.then(
        async () => void (await client.mutation(DiscardItemDraftDocument, { type, itemId }).toPromise()),
      )
    },
  }
}

export const parseDraft = ({ values, version, savedAt }: ItemDraftFragment): UnsavedText => ({
  typedAt: savedAt,
  version,
  values: JSON.parse(values) as UnsavedText['values'],
})

function pickLatest(one: UnsavedText | null, other: UnsavedText | null): UnsavedText | null {
  if (!one || !other) return one ?? other
  return Date.parse(one.typedAt) >= Date.parse(other.typedAt) ? one : other
}
