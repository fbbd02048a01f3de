/** Detects edit conflicts, and holds the stored version until the conflict is resolved. */
import { useState } from 'react'
import type { CombinedError } from 'urql'
import type { Labels, Values } from './differences.ts'
import type { ConflictResolution } from './EditConflictDialog.tsx'

/** The stored version, with the values as the form has them. */
export type StoredVersion = { values: Values; version: number }

/** An item that several people may edit. */
export type VersionedItem = {
  /** Its name in a sentence: 'letter'. */
  noun: string
  labels: Labels
  /** The version that is being edited. */
  version: number
  /** Null when it cannot be loaded. */
  fetchLatest(): Promise<StoredVersion | null>
}

/** The version that somebody else has saved since, where an error is about it: the error does not name the version. */
export async function findNewerVersion<Stored extends { version: number | null }>(
  error: CombinedError,
  baseVersion: number | null,
  fetchLatest: () => Promise<Stored | null>,
): Promise<Stored | null> {
  if (error.graphQLErrors[0]?.extensions.code !== 'CONFLICT') return null
  const latest = await fetchLatest()
  return latest?.version === baseVersion ? null : latest
}

export function useEditConflict(item: VersionedItem | undefined) {
  const [version, setVersion] = useState(item?.version ?? null)
  const [storedVersion, setStoredVersion] = useState<StoredVersion | null>(null)

  return {
    /** The version that the next save is based on; null for what is new. */
    version,
    storedVersion,
    /** Whether an error means that another version is stored; the stored version tells. */
    async detectConflict(error: CombinedError, baseVersion: number | null): Promise<boolean> {
      const latest = item ? await findNewerVersion(error, baseVersion, item.fetchLatest) : null
      setStoredVersion(latest)
      return latest !== null
    },
    applyChoice(choice: ConflictResolution, latestVersion: number) {
      setStoredVersion(null)
      if (choice !== 'continueEditing') setVersion(latestVersion)
    },
  }
}
