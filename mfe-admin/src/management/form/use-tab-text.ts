/** The unsaved text of a form that is kept in this tab: restored on opening, kept on each change. */
import { useAuth } from '@access/kit'
import { useState } from 'react'
import { useUnsentTexts } from '../../forms/unsent-text.tsx'

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
  const authorId = useAuth().user?.id ?? ''
  const { read, write } = useUnsentTexts()
  // No state of the form: it would be drawn again with each key.
  const [restored, setRestored] = useState(() => (read(key, authorId)?.value ?? null) as UnsavedText | null)
  const clear = () => write(key, null)
  return {
    restored,
    save(values, version) {
      write(key, { authorId, value: { typedAt: new Date().toISOString(), version, values } })
    },
    clear,
    discard() {
      clear()
      setRestored(null)
    },
  }
}
