/**
 * Releases on this machine's disk, copied from the store and checked: what is served and evaluated comes from here, so
 * that a store that is gone, or another file in it, changes nothing.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fetchFile, fetchManifest, readManifest } from './fetch-release.ts'
import type { Manifest } from './manifest.ts'
import { namePattern, releaseIdPattern } from './names.ts'
import type { TrustedKey } from './signatures.ts'
import type { ReleaseStore } from './store.ts'

/** A release on this machine. */
export interface LocalRelease {
  manifest: Manifest
  folder: string
}

export interface LocalCopiesOptions {
  store: ReleaseStore
  trustedKeys: TrustedKey[]
  /** Where the copies are: `<name>/<id>/`. */
  folder: string
  /** Which files are needed here; all of them by default. */
  isNeeded?: (file: string) => boolean
}

/** Downloads at once; each waits for the network and nothing else. */
const concurrency = 8

const manifestFile = 'release.jws'

export function createLocalCopies({ store, trustedKeys, folder, isNeeded = () => true }: LocalCopiesOptions) {
  const getFolder = (name: string, id: string) => path.join(folder, name, id)

  /** The copy that there is; null for none, or one that is no longer trusted. */
  async function find(name: string, id: string): Promise<LocalRelease | null> {
    const copy = getFolder(name, id)
    const file = path.join(copy, manifestFile)
    if (!existsSync(file)) return null
    try {
      const manifest = await readManifest(readFileSync(file, 'utf8'), { name, id, trustedKeys })
      return { manifest, folder: copy }
    } catch {
      return null
    }
  }

  /** @throws {Error} which says what of the release is missing or not what was released */
  async function copy(name: string, id: string): Promise<LocalRelease> {
    const { manifest, text } = await fetchManifest(store, { name, id, trustedKeys })
    const target = getFolder(name, id)
    const draft = `${target}.${process.pid}.draft`
    try {
      const pending = Object.keys(manifest.files).filter(isNeeded)
      const download = async () => {
        for (let file = pending.shift(); file; file = pending.shift()) {
          const content = await fetchFile(store, manifest, file)
          mkdirSync(path.dirname(path.join(draft, file)), { recursive: true })
          writeFileSync(path.join(draft, file), content)
        }
      }
      mkdirSync(draft, { recursive: true })
      await Promise.all(Array.from({ length: concurrency }, download))
      writeFileSync(path.join(draft, manifestFile), text)
      rmSync(target, { recursive: true, force: true })
      renameSync(draft, target)
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
    return { manifest, folder: target }
  }

  return {
    find,
    /** The copy on this machine, made where there is none. */
    load: async (name: string, id: string) => (await find(name, id)) ?? (await copy(name, id)),
    /** The ids of which there are copies. */
    list: (name: string) =>
      existsSync(path.join(folder, name))
        ? readdirSync(path.join(folder, name)).filter((id) => releaseIdPattern.test(id))
        : [],
    remove(name: string, id: string) {
      if (namePattern.test(name) && releaseIdPattern.test(id))
        rmSync(getFolder(name, id), { recursive: true, force: true })
    },
  }
}
