/** The release store of this clone, in which what is built here is live at once, signed with a key of the clone. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import {
  addLine,
  createKeyPair,
  findCurrentLine,
  formatTrustedKeys,
  openReleaseStore,
  parseSigningKey,
  parseTrustedKeys,
  placeRelease,
  removeOldReleases,
  type SigningKey,
} from '@access/release-store'
import type { BuiltRemote } from './built-remote.ts'
import { writeFileAtomically } from './folders.ts'
import { readPackage, resolveInBuild } from './paths.ts'
import type { RemoteTarget } from './targets.ts'

export const getLocalStore = () => resolveInBuild('release-store')
export const getLocalTrustedKeysFile = () => resolveInBuild('release-keys.json')
export const getLocalKeyFile = () => resolveInBuild('release-key.json')

/** Enough to go back to: nobody has had a page of it open for weeks. */
const localRetention = { count: 5, age: 0 }

/** Places what was built and makes it live. */
export async function releaseLocally(remote: RemoteTarget, built: BuiltRemote): Promise<void> {
  const store = await openReleaseStore(getLocalStore())
  const key = await getLocalKey()
  const trustedKeys = parseTrustedKeys(readFileSync(getLocalTrustedKeysFile(), 'utf8'))
  const { name, folder } = remote
  const by = getUserName()
  const { id } = await placeRelease(store, { ...built, name, version: readPackage(folder).version, by }, key)
  const current = await findCurrentLine(store, name, trustedKeys)
  if (current?.live !== id || current.canary) await addLine(store, { name, by, live: id }, key)
  await removeOldReleases(store, { name, trustedKeys }, localRetention)
}

export const isReleasedLocally = (name: string) =>
  existsSync(getLocalTrustedKeysFile()) && existsSync(path.join(getLocalStore(), 'registry', name))

/** Made with the first build. */
async function getLocalKey(): Promise<SigningKey> {
  const file = getLocalKeyFile()
  if (existsSync(file) && existsSync(getLocalTrustedKeysFile()))
    return parseSigningKey(readFileSync(file, 'utf8'))
  const { signingKey, trustedKey } = await createKeyPair(['*'])
  writeFileAtomically(getLocalTrustedKeysFile(), formatTrustedKeys([trustedKey]))
  writeFileSync(file, JSON.stringify(signingKey), { mode: 0o600 })
  return signingKey
}

function getUserName(): string {
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}
