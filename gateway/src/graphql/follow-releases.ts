// Has the gateway answer by the supergraph that was released last, and know the operations of all releases that are kept.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { followReleases as follow, type LocalRelease, listLiveFirst } from '@access/service-kit/releases'
import type { Logger } from 'pino'
import type { Settings } from '../context/settings.ts'
import { operationsFile, type PersistedOperations } from './persisted-operations.ts'

const supergraphName = 'supergraph'
const supergraphFiles = { supergraph: 'supergraph.graphql', api: 'api.graphql' }

export interface Schemas {
  supergraph: string
  api: string
}

interface Options {
  releases: Settings['releases']
  persistedOperations: PersistedOperations
  /** Rejects when the gateway cannot answer what it must by these schemas. */
  useSchemas(schemas: Schemas): Promise<void>
  log: Logger
}

/** Resolves once the operations are read; to a function that stops it. */
export async function followReleases({
  releases: settings,
  persistedOperations,
  useSchemas,
  log,
}: Options): Promise<() => Promise<void>> {
  if (!settings) return async () => {}
  const rejectedIds = new Set<string>()
  let activeId = ''

  async function useSupergraph(releases: LocalRelease[]) {
    for (const { line, folder } of listLiveFirst(releases, supergraphName)) {
      if (line.id === activeId) return
      if (rejectedIds.has(line.id)) continue
      try {
        await useSchemas(readSchemas(folder))
        activeId = line.id
        return
      } catch (error) {
        rejectedIds.add(line.id)
        log.error({ release: line.id, reason: (error as Error).message }, 'supergraph was rejected')
      }
    }
  }

  const follower = await follow({
    ...settings,
    isNeeded: (file) => [operationsFile, ...Object.values(supergraphFiles)].includes(file),
    async onReleases(releases) {
      persistedOperations.setReleases(releases.map(({ folder }) => folder))
      await useSupergraph(releases)
    },
    log,
  })
  persistedOperations.onUnknown(follower.poll)
  return follower.close
}

const readSchemas = (folder: string): Schemas => ({
  supergraph: readFileSync(path.join(folder, supergraphFiles.supergraph), 'utf8'),
  api: readFileSync(path.join(folder, supergraphFiles.api), 'utf8'),
})
