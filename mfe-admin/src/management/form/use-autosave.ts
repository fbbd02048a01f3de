/** Stores what is typed into an item's form with the account, two seconds after the last key. */
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { DiscardItemDraftDocument, SaveItemDraftDocument } from './item-drafts.generated.ts'

const quietTime = 2000

type Text = { values: Record<string, unknown>; version: number | null }

/** When the account's draft was saved, as an ISO instant; 'failed' when what was typed is in this tab alone. */
export type AutosaveState = string | 'failed' | null

/** `itemId` is null for a new item. */
export function useAutosave(type: string, itemId: string | null) {
  const client = useClient()
  const [state, setState] = useState<AutosaveState>(null)
  const waiting = useRef<(Text & { timer: ReturnType<typeof setTimeout> }) | null>(null)
  // One call after the other, so that a discarded draft does not come back.
  const lastCall = useRef(Promise.resolve())

  function enqueue(call: () => Promise<void>) {
    lastCall.current = lastCall.current.then(call)
  }

  function clear() {
    clearTimeout(waiting.current?.timer)
    const text = waiting.current
    waiting.current = null
    return text
  }

  function send() {
    const text = clear()
    if (!text) return
    const draft = { type, itemId, values: JSON.stringify(text.values), version: text.version }
    enqueue(async () => {
      const { data } = await client.mutation(SaveItemDraftDocument, draft).toPromise()
      setState(data?.draft.savedAt ?? 'failed')
    })
  }

  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })
  // Who leaves the form within the two seconds finds the text again.
  useEffect(() => () => latestSend.current(), [])

  return {
    state,
    /** Stores at once what is typed. */
    store: () => latestSend.current(),
    save(text: Text) {
      clear()
      waiting.current = { ...text, timer: setTimeout(() => latestSend.current(), quietTime) }
    },
    discard() {
      clear()
      setState(null)
      enqueue(
        async () => void (await client.mutation(DiscardItemDraftDocument, { type, itemId }).toPromise()),
      )
    },
  }
}
