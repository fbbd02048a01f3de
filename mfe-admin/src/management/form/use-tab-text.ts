/** The unsaved text of a form that is kept in this tab: restored on opening, kept on each change. */
import { useState } from 'react'
import { useUnsentText } from '../../forms/unsent-text.tsx'

export type UnsavedText = {
  /** The last change, as an ISO instant. */
  typedAt: string
  /** The version that was being edited; null for a new item. */
  version: number | null
  values: Record<string, unknown>
}

export type UnsavedTextState = {
  /** The unsaved text of an earlier visit. */
  restored: UnsavedText | null
  save(values: UnsavedText['values'], version: number | null): void
  discard(): void
}

/** `key` names the form and what it is about. */
export function useTabText(key: string): UnsavedTextState & {
  /** Called once the text is stored elsewhere: nothing of it is kept here, and what was restored stays. */
  clear(): void
} {
  const [text, keep] = useUnsentText<UnsavedText | null>(key, null)
  const [restored, setRestored] = useState(text)
  return {
    restored,
    save: (values, version) => keep({ typedAt: new Date().toISOString(), version, values }),
    clear: () => keep(null),
    discard() {
      keep(null)
      setRestored(null)
    },
  }
}
