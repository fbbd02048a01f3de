/** Has the shell use the releases that the registry of its store names, for as long as it runs. */
import { readFileSync } from 'node:fs'
import {
  type BucketEnvironment,
  createRegistryFollower,
  openReleaseStore,
  parseTrustedKeys,
} from '@access/release-store'
import type { Logger } from 'pino'
import type { RemoteName } from '../../src/remotes/registry.ts'
import type { Releases } from './releases.ts'

/** Pages under way fetch their files from the copies: all that the store keeps are on this machine. */
const keepAll = () => {}

export type ReleaseSettings = {
  /** The store: a folder, or `s3://bucket/prefix`. */
  store: string
  /** Where the bucket is, and with which keys it is read. */
  bucket: BucketEnvironment
  /** The file with the keys whose releases are trusted. */
  keysFile: string
  /** Where this process keeps its copies. */
  copiesFolder: string
  /** In milliseconds. */
  pollInterval: number
}

type Options = {
  settings: ReleaseSettings
  names: readonly RemoteName[]
  releases: Releases
  log: Logger
}

/** Resolves once releases are active, as far as there are any; to a function that stops it. */
export async function followReleases({
  settings,
  names,
  releases,
  log,
}: Options): Promise<() => Promise<void>> {
  const { store, bucket, keysFile, copiesFolder, pollInterval } = settings
  const follower = createRegistryFollower({
    store: await openReleaseStore(store, bucket),
    trustedKeys: parseTrustedKeys(readFileSync(keysFile, 'utf8')),
    folder: copiesFolder,
    names,
    onLine: (name, current) => releases.update(name as RemoteName, current),
    onCopies: keepAll,
    log,
    pollInterval,
  })
  await follower.start()
  return follower.close
}
