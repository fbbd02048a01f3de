/** A remote as it was built last: the folder of what a release of it would have, and how the release describes it. */
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MultiStats } from '@rspack/core'
import {
  federationManifestFile,
  type RemoteDescription,
  readFederationManifest,
} from '../../shell/federation-manifest.ts'
import { contract } from '../../shell/kit/src/contract.ts'
import { compressFolder, copyFiles, listFiles, replaceFolder, writeFileAtomically } from './folders.ts'
import { persistedOperationsFile, resolveFromRoot, resolveInBuild } from './paths.ts'
import { listFileGroups, listGroupFiles, listStyleMarkers } from './stats.ts'
import type { Mode, RemoteTarget } from './targets.ts'

/** The name of the chunk with a remote's list of routes, which every page of the remote needs. */
export const exposedChunk = 'routes'

export const persistedOperationsOfRelease = 'persisted-operations.json'

/** What Module Federation writes beside its manifest, for tools of its own. */
const compilerStatistics = 'mf-stats.json'

const descriptionFile = 'description.json'

type BuiltDescription = Pick<BuiltRemote, 'entry' | 'contract' | 'description'>

export interface BuiltRemote {
  folder: string
  /** The files of the release, from the folder. */
  files: string[]
  entry: string
  contract: number
  description: RemoteDescription
}

export const getBuiltFolder = (name: string) => resolveInBuild('remotes', name)

/** @throws {Error} when it was not built */
export function readBuiltRemote(name: string): BuiltRemote {
  const folder = getBuiltFolder(name)
  return {
    folder,
    files: listFiles(folder).filter((file) => file !== descriptionFile),
    ...(JSON.parse(readFileSync(join(folder, descriptionFile), 'utf8')) as BuiltDescription),
  }
}

export const isRemoteBuilt = (name: string) => existsSync(join(getBuiltFolder(name), descriptionFile))

/** Puts what was compiled in its folder, in place of what was built before. */
export async function storeBuiltRemote(
  remote: RemoteTarget,
  stats: MultiStats,
  outputFolder: string,
  mode: Mode,
): Promise<void> {
  const draft = join(outputFolder, 'release')
  copyFiles(outputFolder, draft, listBuiltFiles(outputFolder, stats))
  if (mode === 'production') await compressFolder(join(draft, 'browser'))
  copyFileSync(
    resolveFromRoot(remote.folder, persistedOperationsFile),
    join(draft, persistedOperationsOfRelease),
  )
  writeFileAtomically(
    join(draft, descriptionFile),
    JSON.stringify(describeRemote(remote, stats, draft), null, 2),
  )
  replaceFolder(draft, getBuiltFolder(remote.name))
}

function describeRemote(remote: RemoteTarget, stats: MultiStats, folder: string): BuiltDescription {
  const manifest = readFileSync(join(folder, federationManifestFile), 'utf8')
  const { entry, scripts, styles, sharedModules } = readFederationManifest(manifest)
  const browserStats = stats.stats[0]!
  const fileGroups = listFileGroups(browserStats)
  const commonFiles = listGroupFiles(browserStats, exposedChunk)
  const chunks = Object.entries(fileGroups)
    .filter(([name]) => name !== exposedChunk && name !== remote.name)
    .map(([name, chunkFiles]) => [name, chunkFiles.filter((file) => !commonFiles.includes(file))])
  const description: RemoteDescription = {
    scripts,
    styles,
    sharedModules,
    chunks: Object.fromEntries(chunks),
    styleMarkers: Object.fromEntries(
      Object.entries(listStyleMarkers(browserStats)).map(([file, marker]) => [
        file,
        `${remote.name}:${marker}`,
      ]),
    ),
    server: `server/${getServerFile(stats)}`,
  }
  return { entry, contract, description }
}

const getServerFile = (stats: MultiStats) =>
  Object.keys(stats.stats[1]!.compilation.assets).find((asset) => asset.startsWith('server.'))!

// Watching leaves the files of earlier rounds in the folder: only those of this one are released.
function listBuiltFiles(outputFolder: string, stats: MultiStats): string[] {
  const browserStats = Object.keys(stats.stats[0]!.compilation.assets)
    .filter((file) => file !== compilerStatistics)
    .map((file) => `browser/${file}`)
  const builtFileNames = [...browserStats, `server/${getServerFile(stats)}`]
  return listFiles(outputFolder).filter((file) => builtFileNames.includes(file))
}
