/** What a release consists of: each file with its hash. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ReleaseLine } from './release-list.ts'

export const manifestFile = 'manifest.json'

const manifestSchema = z.object({
  /** The hash of each file, by its path in the release, in the format of Subresource Integrity. */
  files: z.record(z.string().regex(/^(?:[\w-]+\/)?[\w-][\w.-]*$/), z.string()),
  /** What the release says of itself, for the program that uses it. */
  description: z.unknown(),
})

export type Manifest = z.infer<typeof manifestSchema>

/** The hash of a file, in the format of Subresource Integrity. */
export const computeIntegrity = (content: Uint8Array | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** @throws {Error} when it is not the manifest of this line */
export function readManifest(content: Buffer, { hash }: Pick<ReleaseLine, 'hash'>): Manifest {
  if (computeIntegrity(content) !== hash) throw new Error('its manifest is not the one that was released')
  return manifestSchema.parse(JSON.parse(content.toString()))
}
