/** The message that is being written: kept while the status is closed and opened again, and only for its own request. */
import { useState } from 'react'

export function useDraft(reference: string | null, written: string) {
  const [draft, setDraft] = useState({ reference, text: written })
  return {
    text: draft.text,
    write: (text: string) => setDraft((before) => ({ ...before, text })),
    belongTo: (to: string) =>
      setDraft((before) => (before.reference === to ? before : { reference: to, text: '' })),
    forget: () => setDraft({ reference: null, text: '' }),
  }
}
