/** Puts a release into a store: its files, then its signed manifest, without which it does not exist. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { computeIntegrity, computeReleaseId, type Manifest, manifestSchema } from './manifest.ts'
import { getManifestKey, getReleaseKey } from './names.ts'
import { type SigningKey, sign } from './signatures.ts'
import type { ReleaseStore } from './store.ts'

interface Draft {
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

/** Resolves to the manifest; a release that is there already stays as it is. */
export async function placeRelease(store: ReleaseStore, draft: Draft, key: SigningKey): Promise<Manifest> {
  const contents = await Promise.all(
    draft.files.map(async (file) => [file, await readFile(path.join(draft.folder, file))] as const),
  )
  const files = Object.fromEntries(contents.map(([file, content]) => [file, computeIntegrity(content)]))
  const { name, version, by, description } = draft
  const id = computeReleaseId(version, {
    ...files,
    '.description': computeIntegrity(JSON.stringify(description)),
  })
  const manifest = manifestSchema.parse({
    name,
    id,
    version,
    builtAt: new Date().toISOString(),
    by,
    files,
    description,
  })

  const pending = [...contents]
  const upload = async () => {
    for (let next = pending.shift(); next; next = pending.shift())
      await store.create(getReleaseKey(name, id, next[0]), next[1])
  }
  await Promise.all(Array.from({ length: concurrency }, upload))
  await store.create(getManifestKey(name, id), Buffer.from(await sign('release', manifest, key)))
  return manifest
}
