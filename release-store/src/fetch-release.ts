/** Fetches what is in a store, and checks it: nothing that no trusted key has signed comes out of here. */
import { computeIntegrity, type Manifest, manifestSchema } from './manifest.ts'
import { getManifestKey, getReleaseKey } from './names.ts'
import { type TrustedKey, verify } from './signatures.ts'
import type { ReleaseStore } from './store.ts'

/** @throws {Error} which says what is wrong with the manifest */
export async function readManifest(
  text: string,
  { name, id, trustedKeys }: { name: string; id: string; trustedKeys: TrustedKey[] },
): Promise<Manifest> {
  const manifest = manifestSchema.safeParse(await verify('release', text, { name, trustedKeys }))
  if (!manifest.success) throw new Error('its manifest is not one of a release')
  if (manifest.data.name !== name || manifest.data.id !== id)
    throw new Error(`it is ${manifest.data.name} ${manifest.data.id}`)
  return manifest.data
}

/** @throws {Error} when it is not there, or not what was released */
export async function fetchManifest(
  store: ReleaseStore,
  release: { name: string; id: string; trustedKeys: TrustedKey[] },
): Promise<{ manifest: Manifest; text: string }> {
  const text = await store.read(getManifestKey(release.name, release.id))
  if (!text) throw new Error('it is not in the store')
  return { manifest: await readManifest(text.toString(), release), text: text.toString() }
}

/** @throws {Error} when it is not there, or not what was released */
export async function fetchFile(store: ReleaseStore, manifest: Manifest, file: string): Promise<Buffer> {
  const content = await store.read(getReleaseKey(manifest.name, manifest.id, file))
  if (!content) throw new Error(`${file} is missing`)
  if (computeIntegrity(content) !== manifest.files[file]) throw new Error(`${file} is not what was released`)
  return content
}
