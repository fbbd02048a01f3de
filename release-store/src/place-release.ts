/** Puts a release into a store: its files, then its signed manifest, without which it does not exist. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { computeIntegrity, computeReleaseId, type Manifest, manifestSchema } from './manifest.ts'
import { getManifestKey, getReleaseKey } from './names.ts'
import { type SigningKey, sign } from './signatures.ts'
import type { ReleaseStore } from './store.ts'

export interface ReleaseDraft {
  name: string
  version: string
  by: string
  /** The folder with the files, and which of them belong to the release. */
  folder: string
  files: string[]
  /** What it is, for those who use it. */
  description: unknown
}

/** Uploads at once; each waits for the network and nothing else. */
const concurrency = 8

/** The manifest that a release of this draft would have. */
export async function buildManifest({
  name,
  version,
  by,
  folder,
  files,
  description,
}: ReleaseDraft): Promise<Manifest> {
  const hashes = await Promise.all(
    files.map(async (file) => [file, computeIntegrity(await readFile(path.join(folder, file)))] as const),
  )
  const filesByName = Object.fromEntries(hashes)
  return manifestSchema.parse({
    name,
    id: computeReleaseId(version, filesByName, description),
    version,
    builtAt: new Date().toISOString(),
    by,
    files: filesByName,
    description,
  })
}

/** Resolves to the manifest; a release that is there already stays as it is. */
export async function placeRelease(
  store: ReleaseStore,
  draft: ReleaseDraft,
  key: SigningKey,
): Promise<Manifest> {
  const manifest = await buildManifest(draft)
  const { name, id } = manifest
  const pending = [...draft.files]
  const upload = async () => {
    for (let file = pending.shift(); file; file = pending.shift())
      await store.create(getReleaseKey(name, id, file), await readFile(path.join(draft.folder, file)))
  }
  await Promise.all(Array.from({ length: concurrency }, upload))
  await store.create(getManifestKey(name, id), Buffer.from(await sign('release', manifest, key)))
  return manifest
}
