// Has the gateway answer by the supergraph that was released last, and know the operations of all releases in the store.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  createRegistryFollower,
  openReleaseStore,
  parseTrustedKeys,
  remoteNames,
} from '@access/release-store'
import type { Logger } from 'pino'
import type { Settings } from '../context/settings.ts'
import type { LiveGraph, Schemas } from './live-graph.ts'
import { operationsFile, type PersistedOperations } from './persisted-operations.ts'

/** The name of the schemas of all services, composed. */
const supergraphName = 'supergraph'
const supergraphFiles = { supergraph: 'supergraph.graphql', api: 'api.graphql' }

interface Options {
  releases: Settings['releases']
  persistedOperations: PersistedOperations
  liveGraph: LiveGraph
  log: Logger
}

/** Resolves once the operations are read; to a function that stops it. */
export async function followReleases({
  releases,
  persistedOperations,
  liveGraph,
  log,
}: Options): Promise<() => Promise<void>> {
  if (!releases) return async () => {}
  const follower = createRegistryFollower({
    store: await openReleaseStore(releases.store, releases.bucket),
    trustedKeys: parseTrustedKeys(readFileSync(releases.keysFile, 'utf8')),
    folder: releases.copiesFolder,
    names: [...remoteNames, supergraphName],
    isNeeded: (file) => [operationsFile, ...Object.values(supergraphFiles)].includes(file),
    async onLine(name, { live: { folder } }) {
      if (name === supergraphName) await liveGraph.use(readSchemas(folder))
    },
    onCopies(name, copies) {
      if (name !== supergraphName) persistedOperations.setReleases(name, copies)
    },
    log,
  })
  await follower.start()
  persistedOperations.onUnknown(follower.poll)
  return follower.close
}

const readSchemas = (folder: string): Schemas => ({
  supergraph: readFileSync(path.join(folder, supergraphFiles.supergraph), 'utf8'),
  api: readFileSync(path.join(folder, supergraphFiles.api), 'utf8'),
})
