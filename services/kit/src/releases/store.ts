/** A store that we release into: a folder with a list of releases and the key that signs it. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  computeIntegrity,
  createKeyPair,
  formatReleaseList,
  type Manifest,
  manifestFile,
  type ReleaseLine,
  type ReleaseList,
  readReleaseList,
  releaseListFile,
} from './release-list.ts'

export interface StoreFiles {
  folder: string
  /** The secret key, for anyone who releases. */
  keyFile: string
  /** The public keys, for the programs that follow. */
  keysFile: string
}

/** What is released: files of a folder, and what a program has to know of them. */
export interface ReleaseDraft extends Pick<ReleaseLine, 'name' | 'entry' | 'contract' | 'by'> {
  folder: string
  files: string[]
  description: unknown
}

/** How many releases of a name are kept to go back to, and for pages that are still open. */
const retainedReleases = 10

/** Makes the keys of a store that has none. */
export function ensureKeys({ keyFile, keysFile }: StoreFiles): void {
  if (existsSync(keyFile) && existsSync(keysFile)) return
  const { publicKey, privateKey } = createKeyPair()
  for (const file of [keyFile, keysFile]) mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(keysFile, publicKey)
  writeFileSync(keyFile, privateKey, { mode: 0o600 })
}

/** The list of a store; an empty one where nothing was released yet. */
export function readStore({ folder, keysFile }: Omit<StoreFiles, 'keyFile'>): ReleaseList {
  const file = path.join(folder, releaseListFile)
  return existsSync(file)
    ? readReleaseList(readFileSync(file, 'utf8'), readFileSync(keysFile, 'utf8'))
    : { number: 0, releases: [] }
}

export const findLive = (store: Omit<StoreFiles, 'keyFile'>, name: string): ReleaseLine | undefined =>
  readStore(store).releases.find((line) => line.name === name && line.status === 'live')

/** Puts the files of a release into the store. No program uses them before a list names it. */
export function placeRelease(store: StoreFiles, draft: ReleaseDraft): ReleaseLine {
  const { name, entry, contract, by, folder, description } = draft
  const files = Object.fromEntries(
    draft.files.toSorted().map((file) => [file, computeIntegrity(readFileSync(path.join(folder, file)))]),
  )
  const manifest = JSON.stringify({ files, description } satisfies Manifest)
  const hash = computeIntegrity(manifest)
  const id = Buffer.from(hash.slice('sha384-'.length), 'base64').toString('hex').slice(0, 16)
  const target = path.join(store.folder, name, id)
  for (const file of draft.files) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
    copyFileSync(path.join(folder, file), path.join(target, file))
  }
  writeFileSync(path.join(target, manifestFile), manifest)
  return { name, id, entry, hash, contract, by, status: 'retired', since: new Date().toISOString() }
}

/** Makes a release live, which retires the one before, or puts it on trial, in place of any other. */
export function setStatus(store: StoreFiles, line: ReleaseLine, status: 'live' | 'trial'): void {
  const since = new Date().toISOString()
  const retire = (each: ReleaseLine): ReleaseLine =>
    each.name === line.name && each.status === 'live' ? { ...each, status: 'retired', since } : each
  writeList(store, (releases) => {
    const others = releases.filter(({ name, id }) => name !== line.name || id !== line.id)
    const rest = status === 'trial' ? withoutTrial(others, line.name) : others.map(retire)
    return [{ ...line, status, since }, ...rest]
  })
}

/** Takes back what is on trial. */
export const endTrial = (store: StoreFiles, name: string): void =>
  writeList(store, (releases) => withoutTrial(releases, name))

const withoutTrial = (releases: ReleaseLine[], name: string) =>
  releases.filter((line) => line.name !== name || line.status !== 'trial')

function writeList(store: StoreFiles, change: (releases: ReleaseLine[]) => ReleaseLine[]): void {
  const before = readStore(store)
  const releases = change(before.releases)
  const listRetired = (name: string) =>
    releases.filter((line) => line.name === name && line.status === 'retired')
  const retained = releases.filter(
    (line) => line.status !== 'retired' || listRetired(line.name).indexOf(line) < retainedReleases,
  )
  const list = { number: before.number + 1, releases: retained }
  const file = path.join(store.folder, releaseListFile)
  const draft = `${file}.${process.pid}.draft`
  writeFileSync(draft, formatReleaseList(list, readFileSync(store.keyFile, 'utf8')))
  renameSync(draft, file)
  for (const { name, id } of before.releases)
    if (!retained.some((line) => line.name === name && line.id === id))
      rmSync(path.join(store.folder, name, id), { recursive: true, force: true })
}
