/** A release is a folder named after its contents and a line in the registry; the line pins every file's hash. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { MultiStats } from '@rspack/core'
import type { Release } from '../../shell/federation.ts'
import { contract } from '../../shell/kit/src/contract.ts'
import { compressed } from './compressed.ts'
import { copyFiles, filesIn, keepNewest, writeWhole } from './folders.ts'
import { inBuild } from './places.ts'
import { filesOfGroup, groupsOf, styleMarks } from './stats.ts'
import type { Mode, RemoteTarget } from './targets.ts'

export type Registry = Record<string, Release>

// Enough to go back to, not enough to fill a disk.
const releasesKept = 5

export const registryFile = () => inBuild('remotes.json')

export function readRegistry(): Registry {
  return existsSync(registryFile()) ? (JSON.parse(readFileSync(registryFile(), 'utf8')) as Registry) : {}
}

/** Makes the release of what was compiled and lists it as the live one. */
export async function release(
  remote: RemoteTarget,
  stats: MultiStats,
  into: string,
  mode: Mode,
): Promise<void> {
  const files = builtFiles(into, stats)
  const version = versionOf(into, files)
  const line = lineOf(remote, stats, into, version)
  const folder = inBuild('remotes', remote.name, version)

  if (!existsSync(join(folder, 'release.json'))) {
    const draft = `${folder}.${process.pid}.draft`
    copyFiles(into, draft, files)
    if (mode === 'production') await compressed(join(draft, 'browser'))
    writeWhole(join(draft, 'release.json'), JSON.stringify(line, null, 2))
    mkdirSync(inBuild('remotes', remote.name), { recursive: true })
    rmSync(folder, { recursive: true, force: true })
    renameSync(draft, folder)
  }
  keepNewest(inBuild('remotes', remote.name), releasesKept, version)
  writeWhole(registryFile(), JSON.stringify({ ...readRegistry(), [remote.name]: line }, null, 2))
}

function lineOf(remote: RemoteTarget, stats: MultiStats, into: string, version: string): Release {
  const inBrowser = stats.stats[0]!
  const files = Object.keys(inBrowser.compilation.assets).filter((file) => !file.endsWith('.map'))
  const all = groupsOf(inBrowser)
  const always = filesOfGroup(inBrowser, exposedChunk)
  const entry = files.find((file) => file.startsWith('remoteEntry.'))
  if (!entry) throw new Error(`${remote.name} was built without a remoteEntry`)

  const chunks = Object.entries(all)
    .filter(([name]) => name !== exposedChunk && name !== remote.name)
    .map(([name, needed]) => [name, needed.filter((file) => !always.includes(file))])
  return {
    version,
    contract,
    base: `/remotes/${remote.name}/${version}/browser/`,
    browser: {
      entry,
      preload: always.filter((file) => file.endsWith('.js')),
      css: always.filter((file) => file.endsWith('.css')),
      chunks: Object.fromEntries(chunks),
      integrity: Object.fromEntries(files.map((file) => [file, integrityOf(join(into, 'browser', file))])),
      marks: Object.fromEntries(
        Object.entries(styleMarks(inBrowser)).map(([file, mark]) => [file, `${remote.name}:${mark}`]),
      ),
    },
    server: serverOf(stats, into),
  }
}

/** The name of the chunk with a remote's list of routes, which every page of the remote needs. */
export const exposedChunk = 'routes'

function serverOf(stats: MultiStats, into: string): Release['server'] {
  const file = serverFile(stats)
  return { file: `server/${file}`, integrity: integrityOf(join(into, 'server', file)) }
}

const serverFile = (stats: MultiStats) =>
  Object.keys(stats.stats[1]!.compilation.assets).find((asset) => asset.startsWith('server.'))!

// Watching leaves the files of earlier rounds in the folder: only those of this one are released.
function builtFiles(into: string, stats: MultiStats): string[] {
  const inBrowser = Object.keys(stats.stats[0]!.compilation.assets).map((file) => `browser/${file}`)
  const made = [...inBrowser, `server/${serverFile(stats)}`]
  return filesIn(into).filter((file) => made.includes(file))
}

function versionOf(into: string, files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(into, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 12)
}

const integrityOf = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`
