/** Reads what a release says of itself, before anything of it is used. */
import type { LocalRelease } from '@access/release-store'
import { z } from 'zod'
import type { Release } from '../../federation.ts'
import { federationManifestFile, fileName, readFederationManifest } from '../../federation-manifest.ts'
import { readPinnedFile } from './pinned-file.ts'

const contractSchema = z.object({ contract: z.int() })

const descriptionSchema = contractSchema.extend({
  chunks: z.record(z.string(), z.array(fileName)),
  styleMarkers: z.record(z.string(), z.string().regex(/^[\w:.-]+$/)),
  server: z
    .string()
    .regex(/^server\/[\w-][\w.-]*\.cjs$/)
    .nullable(),
})

const browserFolder = 'browser/'

/** @throws {Error} which says which contract it is for, what is wrong with it, or which file is not the one released */
export function readRelease(local: LocalRelease, contract: number): Release {
  const { manifest } = local
  // What else it says of itself may be of another shape in another contract.
  const own = contractSchema.safeParse(manifest.description).data?.contract
  if (own !== undefined && own !== contract)
    throw new Error(`it was built for contract ${own}, this shell speaks ${contract}`)
  const parsed = descriptionSchema.safeParse(manifest.description)
  if (!parsed.success) throw new Error(`it is no release of a remote: ${z.prettifyError(parsed.error)}`)
  const { chunks, styleMarkers, server } = parsed.data
  const federationManifest = readPinnedFile(local, federationManifestFile)
  const { entry, scripts, styles } = readFederationManifest(federationManifest)
  const integrity = Object.fromEntries(
    Object.entries(manifest.files).flatMap(([file, hash]) =>
      file.startsWith(browserFolder) ? [[file.slice(browserFolder.length), hash]] : [],
    ),
  )
  const unpinned = [entry, ...scripts, ...styles, ...Object.values(chunks).flat()].find(
    (file) => !integrity[file],
  )
  if (unpinned) throw new Error(`${unpinned} is not in it`)
  if (server && !manifest.files[server]) throw new Error(`${server} is not in it`)
  return {
    id: manifest.id,
    base: `/remotes/${manifest.name}/${manifest.id}/${browserFolder}`,
    browser: { entry, scripts, styles, chunks, styleMarkers, integrity },
    server,
  }
}
