/** The message being written: it survives closing and reopening the status of the same request. */
import { useState } from 'react'

export function useMessageDraft(reference: string | null, initialText: string) {
  const [draft, setDraft] = useState({ reference, text: initialText })
  return {
    text: draft.text,
    setText: (text: string) => setDraft((previous) => ({ ...previous, text })),
    setReference: (ownerReference: string) =>
      setDraft((previous) =>
        previous.reference === ownerReference ? previous : { reference: ownerReference, text: '' },
      ),
    clear: () => setDraft({ reference: null, text: '' }),
  }
}
