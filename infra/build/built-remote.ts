/** A release is a folder named after its contents and a line in the registry; the line pins every file's hash. */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { MultiStats } from '@rspack/core'
import type { Release } from '../../shell/federation.ts'
import { contract } from '../../shell/kit/src/contract.ts'
import { compressFolder } from './compress.ts'
import { copyFiles, listFiles, removeOldFolders, writeFileAtomically } from './folders.ts'
import { persistedOperationsFile, resolveFromRoot, resolveInBuild } from './paths.ts'
import { listFileGroups, listGroupFiles, listStyleMarkers } from './stats.ts'
import type { Mode, RemoteTarget } from './targets.ts'

export type Registry = Record<string, Release>

// Enough to go back to, not enough to fill a disk.
const retainedReleaseCount = 5

export const getRegistryFile = () => resolveInBuild('remotes.json')

export function readRegistry(): Registry {
  return existsSync(getRegistryFile())
    ? (JSON.parse(readFileSync(getRegistryFile(), 'utf8')) as Registry)
    : {}
}

/** Makes the release of what was compiled and lists it as the live one. */
export async function publishRelease(
  remote: RemoteTarget,
  stats: MultiStats,
  outputFolder: string,
  mode: Mode,
): Promise<void> {
  const files = listBuiltFiles(outputFolder, stats)
  const version = computeVersion(outputFolder, files)
  const registryEntry = buildRegistryEntry(remote, stats, outputFolder, version)
  const folder = resolveInBuild('remotes', remote.name, version)

  if (!existsSync(join(folder, 'release.json'))) {
    const draft = `${folder}.${process.pid}.draft`
    copyFiles(outputFolder, draft, files)
    if (mode === 'production') await compressFolder(join(draft, 'browser'))
    copyFileSync(
      resolveFromRoot(remote.folder, persistedOperationsFile),
      join(draft, 'persisted-operations.json'),
    )
    writeFileAtomically(join(draft, 'release.json'), JSON.stringify(registryEntry, null, 2))
    mkdirSync(resolveInBuild('remotes', remote.name), { recursive: true })
    rmSync(folder, { recursive: true, force: true })
    renameSync(draft, folder)
  }
  removeOldFolders(resolveInBuild('remotes', remote.name), retainedReleaseCount, version)
  writeFileAtomically(
    getRegistryFile(),
    JSON.stringify({ ...readRegistry(), [remote.name]: registryEntry }, null, 2),
  )
}

function buildRegistryEntry(
  remote: RemoteTarget,
  stats: MultiStats,
  outputFolder: string,
  version: string,
): Release {
  const browserStats = stats.stats[0]!
  const files = Object.keys(browserStats.compilation.assets).filter((file) => !file.endsWith('.map'))
  const fileGroups = listFileGroups(browserStats)
  const commonFiles = listGroupFiles(browserStats, exposedChunk)
  const entry = files.find((file) => file.startsWith('remoteEntry.'))
  if (!entry) throw new Error(`${remote.name} was built without a remoteEntry`)

  const chunks = Object.entries(fileGroups)
    .filter(([name]) => name !== exposedChunk && name !== remote.name)
    .map(([name, chunkFiles]) => [name, chunkFiles.filter((file) => !commonFiles.includes(file))])
  return {
    version,
    contract,
    base: `/remotes/${remote.name}/${version}/browser/`,
    browser: {
      entry,
      preload: commonFiles.filter((file) => file.endsWith('.js')),
      css: commonFiles.filter((file) => file.endsWith('.css')),
      chunks: Object.fromEntries(chunks),
      integrity: Object.fromEntries(
        files.map((file) => [file, computeIntegrity(join(outputFolder, 'browser', file))]),
      ),
      styleMarkers: Object.fromEntries(
        Object.entries(listStyleMarkers(browserStats)).map(([file, marker]) => [
          file,
          `${remote.name}:${marker}`,
        ]),
      ),
    },
    server: buildServerEntry(stats, outputFolder),
  }
}

/** The name of the chunk with a remote's list of routes, which every page of the remote needs. */
export const exposedChunk = 'routes'

function buildServerEntry(stats: MultiStats, outputFolder: string): Release['server'] {
  const file = getServerFile(stats)
  return { file: `server/${file}`, integrity: computeIntegrity(join(outputFolder, 'server', file)) }
}

const getServerFile = (stats: MultiStats) =>
  Object.keys(stats.stats[1]!.compilation.assets).find((asset) => asset.startsWith('server.'))!

// Watching leaves the files of earlier rounds in the folder: only those of this one are released.
function listBuiltFiles(outputFolder: string, stats: MultiStats): string[] {
  const browserStats = Object.keys(stats.stats[0]!.compilation.assets).map((file) => `browser/${file}`)
  const builtFileNames = [...browserStats, `server/${getServerFile(stats)}`]
  return listFiles(outputFolder).filter((file) => builtFileNames.includes(file))
}

function computeVersion(outputFolder: string, files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(outputFolder, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 12)
}

const computeIntegrity = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`
