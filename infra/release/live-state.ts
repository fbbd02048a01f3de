/** What is live, as far as releases depend on each other: the shell, the schemas, and what sends operations. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  fetchFile,
  fetchManifest,
  findCurrentLine,
  listHistory,
  type Manifest,
  type RegistryLine,
} from '@access/release-store'
import { persistedOperationsFile } from '../build/paths.ts'
import { type NamedOperation, readOperations } from './operations.ts'
import type { ReleaseContext } from './release-context.ts'

/** The release of a name that is live; null for none yet. */
export async function findLiveRelease(
  { store, trustedKeys }: ReleaseContext,
  name: string,
): Promise<{ line: RegistryLine; manifest: Manifest } | null> {
  const line = await findCurrentLine(store, name, trustedKeys)
  if (!line) return null
  const { manifest } = await fetchManifest(store, { name, id: line.live, trustedKeys })
  return { line, manifest }
}

/** A file of the live release; where nothing was released yet, that of this checkout. */
export async function readLiveFile(
  context: ReleaseContext,
  { name, file, checkoutFile }: { name: string; file: string; checkoutFile: string },
): Promise<string> {
  const live = await findLiveRelease(context, name)
  return live
    ? (await fetchFile(context.store, live.manifest, file)).toString()
    : readFileSync(path.join(context.root, checkoutFile), 'utf8')
}

/** The API schema that is live. */
export const readLiveApi = (context: ReleaseContext): Promise<string> =>
  readLiveFile(context, { name: 'supergraph', file: 'api.graphql', checkoutFile: 'gateway/api.graphql' })

/** In milliseconds: for so long after it was replaced a page of a release is likely to be open. */
const openPageTime = 24 * 60 * 60 * 1000

/** The operations that somebody may send now, of these names; where nothing was released yet, those of this checkout. */
export async function listUsedOperations(
  context: ReleaseContext,
  names: string[],
): Promise<NamedOperation[]> {
  const operations = names.map(async (name) => {
    const releases = await listUsedReleases(context, name)
    if (releases.length === 0) return readOperations(name, readCheckoutOperations(context.root, name))
    const lists = releases.map(async (manifest) => {
      const file = Object.keys(manifest.files).find((candidate) => operationsPattern.test(candidate))
      const list = file ? await fetchFile(context.store, manifest, file) : '{}'
      return readOperations(`${name} ${manifest.id}`, list.toString())
    })
    return (await Promise.all(lists)).flat()
  })
  return (await Promise.all(operations)).flat()
}

const operationsPattern = /^persisted-operations(\.generated)?\.json$/

const readCheckoutOperations = (root: string, name: string) =>
  readFileSync(path.join(root, name.replaceAll('_', '-'), persistedOperationsFile), 'utf8')

/** The releases of a name that somebody may use now: live, canary, and those that were a day ago. */
export async function listUsedReleases(
  { store, trustedKeys }: ReleaseContext,
  name: string,
  now = Date.now(),
): Promise<Manifest[]> {
  const ids = new Set<string>()
  let replacedAt = Number.POSITIVE_INFINITY
  for (const line of await listHistory(store, name, trustedKeys)) {
    if ('problem' in line) continue
    if (replacedAt > now - openPageTime) {
      ids.add(line.live)
      if (line.canary) ids.add(line.canary.id)
    }
    replacedAt = Date.parse(line.releasedAt)
  }
  return Promise.all(
    [...ids].map(async (id) => (await fetchManifest(store, { name, id, trustedKeys })).manifest),
  )
}
