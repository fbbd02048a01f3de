// Has the gateway know the operations of the releases in the store, for as long as it runs.
import { readFileSync } from 'node:fs'
import {
  createRegistryFollower,
  openReleaseStore,
  parseTrustedKeys,
  remoteNames,
} from '@access/release-store'
import type { Logger } from 'pino'
import type { Settings } from '../context/settings.ts'
import { operationsFile, type PersistedOperations } from './persisted-operations.ts'

interface Options {
  releases: Settings['releases']
  persistedOperations: PersistedOperations
  log: Logger
}

/** Resolves once the operations are read; to a function that stops it. */
export async function followReleases({
  releases,
  persistedOperations,
  log,
}: Options): Promise<() => Promise<void>> {
  if (!releases) return async () => {}
  const follower = createRegistryFollower({
    store: await openReleaseStore(releases.store, releases.bucket),
    trustedKeys: parseTrustedKeys(readFileSync(releases.keysFile, 'utf8')),
    folder: releases.copiesFolder,
    names: remoteNames,
    isNeeded: (file) => file === operationsFile,
    onLine: () => {},
    onCopies: persistedOperations.setReleases,
    log,
  })
  await follower.start()
  persistedOperations.onUnknown(follower.poll)
  return follower.close
}
