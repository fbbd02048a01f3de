/**
 * Releases on this machine's disk, copied from the store and checked: what is served and evaluated comes from here, so
 * that a store that is gone, or another file in it, changes nothing.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { computeIntegrity, type Manifest, manifestSchema } from './manifest.ts'
import { getManifestKey, getReleaseKey, namePattern, releaseIdPattern } from './names.ts'
import { type TrustedKey, verify } from './signatures.ts'
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

  async function readManifest(text: string, name: string, id: string): Promise<Manifest> {
    const manifest = manifestSchema.safeParse(await verify('release', text, { name, trustedKeys }))
    if (!manifest.success) throw new Error('its manifest is not one of a release')
    if (manifest.data.name !== name || manifest.data.id !== id)
      throw new Error(`it is ${manifest.data.name} ${manifest.data.id}`)
    return manifest.data
  }

  /** The copy that there is; null for none, or one that is no longer trusted. */
  async function find(name: string, id: string): Promise<LocalRelease | null> {
    const copy = getFolder(name, id)
    const file = path.join(copy, manifestFile)
    if (!existsSync(file)) return null
    try {
      return { manifest: await readManifest(readFileSync(file, 'utf8'), name, id), folder: copy }
    } catch {
      return null
    }
  }

  /** @throws {Error} which says what of the release is missing or not what was released */
  async function copy(name: string, id: string): Promise<LocalRelease> {
    const text = await store.read(getManifestKey(name, id))
    if (!text) throw new Error('it is not in the store')
    const manifest = await readManifest(text.toString(), name, id)
    const target = getFolder(name, id)
    const draft = `${target}.${process.pid}.draft`
    try {
      const pending = Object.entries(manifest.files).filter(([file]) => isNeeded(file))
      const download = async () => {
        for (let next = pending.shift(); next; next = pending.shift()) {
          const [file, integrity] = next
          const content = await store.read(getReleaseKey(name, id, file))
          if (!content) throw new Error(`${file} is missing`)
          if (computeIntegrity(content) !== integrity) throw new Error(`${file} is not what was released`)
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
