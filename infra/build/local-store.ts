/** The release store of this clone, in which what is built here is live at once. */
import { existsSync } from 'node:fs'
import { ensureKeys, findLive, placeRelease, type StoreFiles, setStatus } from '@access/service-kit/releases'
import { readBuiltRemote } from './built-remote.ts'
import { resolveInBuild } from './paths.ts'

export const getLocalStore = (): StoreFiles => ({
  folder: resolveInBuild('releases'),
  keyFile: resolveInBuild('release-key.pem'),
  keysFile: resolveInBuild('release-keys.pem'),
})

/** Makes the remote live as it was built. */
export function releaseLocally(name: string): void {
  const store = getLocalStore()
  ensureKeys(store)
  const line = placeRelease(store, { ...readBuiltRemote(name), name, by: 'build' })
  if (findLive(store, name)?.id !== line.id) setStatus(store, line, 'live')
}

export function isReleasedLocally(name: string): boolean {
  const store = getLocalStore()
  return existsSync(store.keysFile) && findLive(store, name) !== undefined
}
