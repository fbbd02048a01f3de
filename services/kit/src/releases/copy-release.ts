/** Copies releases from a store, a folder or any URL, to this machine: what is served and evaluated comes from here. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  computeIntegrity,
  type Manifest,
  manifestFile,
  type ReleaseLine,
  readManifest,
} from './release-list.ts'

/** A release on this machine. */
export interface LocalRelease {
  line: ReleaseLine
  manifest: Manifest
  folder: string
}

/** The releases of a name that may be used: the live one, then those before it, the newest first. */
export const listLiveFirst = (releases: LocalRelease[], name: string): LocalRelease[] =>
  releases
    .filter(({ line }) => line.name === name && line.status !== 'trial')
    .toSorted((one, other) => Number(other.line.status === 'live') - Number(one.line.status === 'live'))

/** Reads a file of a store; rejects when it is not there. */
export type ReadFile = (file: string) => Promise<Buffer>

/** How long a file may take, in milliseconds. */
const fetchTimeout = 20_000

export function createReader(store: string): ReadFile {
  if (!/^https?:\/\//.test(store)) return (file) => readFile(path.join(store, file))
  return async (file) => {
    const response = await fetch(`${store.replace(/\/+$/, '')}/${file}`, {
      signal: AbortSignal.timeout(fetchTimeout),
    })
    if (!response.ok) throw new Error(`${file}: the store answers ${response.status}`)
    return Buffer.from(await response.arrayBuffer())
  }
}

/** The copy of a release in this folder, made where there is none; rejects when a file is not what was released. */
export async function copyRelease(
  read: ReadFile,
  line: ReleaseLine,
  copiesFolder: string,
  isNeeded: (file: string) => boolean,
): Promise<LocalRelease> {
  const releaseFolder = `${line.name}/${line.id}`
  const folder = path.join(copiesFolder, releaseFolder)
  const copied = path.join(folder, manifestFile)
  if (existsSync(copied)) return { line, manifest: readManifest(readFileSync(copied), line), folder }
  const content = await read(`${releaseFolder}/${manifestFile}`)
  const manifest = readManifest(content, line)
  const draft = `${folder}.${process.pid}.draft`
  const write = (file: string, bytes: Buffer) => {
    mkdirSync(path.dirname(path.join(draft, file)), { recursive: true })
    writeFileSync(path.join(draft, file), bytes)
  }
  try {
    const files = Object.keys(manifest.files).filter(isNeeded)
    await Promise.all(
      files.map(async (file) => {
        const bytes = await read(`${releaseFolder}/${file}`)
        if (computeIntegrity(bytes) !== manifest.files[file])
          throw new Error(`${file} is not what was released`)
        write(file, bytes)
      }),
    )
    write(manifestFile, content)
    rmSync(folder, { recursive: true, force: true })
    renameSync(draft, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return { line, manifest, folder }
}
