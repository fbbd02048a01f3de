/** The typed text of one form: found again where it was left, kept at every key, forgotten with the window. */
import { useAuth } from '@access/kit'
import { useState } from 'react'
import { type KeptText, keptText } from './keptText.ts'

export type Unsaved = {
  /** What was typed here before and not saved. */
  found: KeptText | null
  keep(values: Record<string, unknown>, version: number | null): void
  forget(): void
}

/** `id` is null for a new item. */
export function useUnsaved(path: string, id: string | null): Unsaved {
  const { user } = useAuth()
  const who = user?.id ?? ''
  const [found, setFound] = useState(() => keptText.read({ path, id }, who))
  return {
    found,
    keep(values, version) {
      keptText.keep({ path, id }, { who, at: new Date().toISOString(), version, values })
    },
    forget() {
      keptText.forget({ path, id })
      setFound(null)
    },
  }
}
