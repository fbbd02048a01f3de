/** The unsaved text of a form: restored on opening, stored on each change, deleted on closing. */
import { useAuth } from '@access/kit'
import { useState } from 'react'
import { type UnsavedText, unsavedText } from '../../forms/unsaved-text.ts'

export type UnsavedTextState = {
  /** The unsaved text of an earlier visit. */
  restored: UnsavedText | null
  save(values: Record<string, unknown>, version: number | null): void
  discard(): void
}

/** `id` is null for a new item. */
export function useUnsavedText(path: string, id: string | null): UnsavedTextState {
  const { user } = useAuth()
  const authorId = user?.id ?? ''
  const [restored, setRestored] = useState(() => unsavedText.read({ path, id }, authorId))
  return {
    restored,
    save(values, version) {
      unsavedText.save({ path, id }, { authorId, typedAt: new Date().toISOString(), version, values })
    },
    discard() {
      unsavedText.discard({ path, id })
      setRestored(null)
    },
  }
}
