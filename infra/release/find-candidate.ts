import { fetchFile, fetchManifest } from '@access/release-store'
import type { Candidate, Part } from './part.ts'
import type { ReleaseContext } from './release-context.ts'

/** A release that is in the store. */
export async function findCandidate(part: Part, context: ReleaseContext, id: string): Promise<Candidate> {
  const { store, trustedKeys } = context
  const { manifest } = await fetchManifest(store, { name: part.name, id, trustedKeys })
  const readFile = async (file: string) => (await fetchFile(store, manifest, file)).toString()
  return { manifest, readFile, folder: null }
}
