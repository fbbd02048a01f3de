/** Which releases a store keeps: enough to go back to, and all that a page which is open may still need. */
import { getLineKey, getReleasesPrefix, readManifestKey } from './names.ts'
import { listHistory, listLineNumbers, type RegistryLine } from './registry.ts'
import type { TrustedKey } from './signatures.ts'
import type { ReleaseStore } from './store.ts'

/** What is retained at least. */
export interface Retention {
  /** How many releases. */
  count: number
  /** How long after another release took its place, in milliseconds: how long a page may be open. */
  age: number
}

export const defaultRetention: Retention = { count: 5, age: 14 * 24 * 60 * 60 * 1000 }

/** Lines of the history that are retained at least. */
const retainedLineCount = 200

/** Removes what need not be retained, manifests first; resolves to the ids of what was removed. */
export async function removeOldReleases(
  store: ReleaseStore,
  { name, trustedKeys, now = Date.now() }: { name: string; trustedKeys: TrustedKey[]; now?: number },
  { count, age }: Retention = defaultRetention,
): Promise<string[]> {
  const history = (await listHistory(store, name, trustedKeys)).filter(
    (line): line is RegistryLine => !('problem' in line),
  )
  const retained = new Set<string>()
  let replacedAt = Number.POSITIVE_INFINITY
  for (const { live, canary, releasedAt } of history) {
    // Until it was replaced, each line's releases were in use; the last one's still are.
    if (replacedAt > now - age || retained.size < count)
      for (const id of [live, ...(canary ? [canary.id] : [])]) retained.add(id)
    replacedAt = Date.parse(releasedAt)
  }
  const keys = await store.list(getReleasesPrefix(name))
  const listed = new Set(keys.flatMap((key) => readManifestKey(name, key) ?? []))
  const inHistory = new Set(history.flatMap(({ live, canary }) => (canary ? [live, canary.id] : [live])))
  // What was placed and is in no line yet is about to be.
  const removed = [...listed].filter((id) => inHistory.has(id) && !retained.has(id))
  for (const id of removed) {
    const files = keys.filter((key) => key.startsWith(`${getReleasesPrefix(name)}${id}/`))
    const manifestFirst = files.toSorted(
      (one, other) =>
        Number(readManifestKey(name, other) !== null) - Number(readManifestKey(name, one) !== null),
    )
    for (const key of manifestFirst) await store.remove(key)
  }
  const numbers = await listLineNumbers(store, name)
  for (const number of numbers.slice(0, -retainedLineCount)) await store.remove(getLineKey(name, number))
  return removed
}
