/** Notices that somebody else has saved what is being edited, and keeps what they have saved until it is answered. */
import { useState } from 'react'
import type { CombinedError } from 'urql'
import type { Choice } from '../management/form/ConflictDialog.tsx'
import type { Labels, Values } from '../management/form/differences.ts'

/** What is stored now, as the form holds it, and which version that is. */
export type Latest = { values: Values; version: number }

/** Something that two may change at once. */
export type Shared = {
  /** What it is called in a sentence: 'letter'. */
  noun: string
  labels: Labels
  /** The version that is being edited. */
  version: number
  /** Null when it cannot be had. */
  readLatest(): Promise<Latest | null>
}

export function useOvertaken(shared: Shared | undefined) {
  const [version, setVersion] = useState(shared?.version ?? null)
  const [theirs, setTheirs] = useState<Latest | null>(null)

  return {
    /** The version that the next save is based on; null for what is new. */
    version,
    theirs,
    /** Whether a refusal means that another version is stored: it does not say so itself, what is stored does. */
    async isOvertaken(error: CombinedError, base: number | null): Promise<boolean> {
      if (!shared || error.graphQLErrors[0]?.extensions.code !== 'CONFLICT') return false
      const latest = await shared.readLatest()
      if (!latest || latest.version === base) return false
      setTheirs(latest)
      return true
    },
    answered(choice: Choice, stored: number) {
      setTheirs(null)
      if (choice !== 'go on') setVersion(stored)
    },
  }
}
