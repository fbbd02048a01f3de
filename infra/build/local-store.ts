/** The release store of this clone, in which what is built here is live at once, signed with a key of the clone. */
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { addLine, findCurrentLine, placeRelease, removeOldReleases } from '@access/release-store'
import type { BuiltRemote } from './built-remote.ts'
import { openOwnStore } from './own-store.ts'
import { readPackage, resolveInBuild } from './paths.ts'
import type { RemoteTarget } from './targets.ts'

export const getLocalStore = () => resolveInBuild('release-store')
export const getLocalTrustedKeysFile = () => resolveInBuild('release-keys.json')
export const getLocalKeyFile = () => resolveInBuild('release-key.json')

/** Enough to go back to: nobody has had a page of it open for weeks. */
const localRetention = { count: 5, age: 0 }

/** Places what was built and makes it live. */
export async function releaseLocally({ name, folder }: RemoteTarget, built: BuiltRemote): Promise<void> {
  const { store, key, trustedKeys } = await openOwnStore({
    store: getLocalStore(),
    key: getLocalKeyFile(),
    trustedKeys: getLocalTrustedKeysFile(),
  })
  const by = getUserName()
  const { id } = await placeRelease(store, { ...built, name, version: readPackage(folder).version, by }, key)
  const current = await findCurrentLine(store, name, trustedKeys)
  if (current?.live !== id || current.canary) await addLine(store, { name, by, live: id }, key)
  await removeOldReleases(store, { name, trustedKeys }, localRetention)
}

export const isReleasedLocally = (name: string) =>
  existsSync(getLocalTrustedKeysFile()) && existsSync(path.join(getLocalStore(), 'registry', name))

function getUserName(): string {
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}
