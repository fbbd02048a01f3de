/** What a release consists of: each file with its hash. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { filePattern, namePattern, releaseIdPattern } from './names.ts'

export const manifestSchema = z.object({
  name: z.string().regex(namePattern),
  /** The version, and the beginning of a hash over all files. */
  id: z.string().regex(releaseIdPattern),
  version: z.string(),
  /** When it was built, in ISO 8601, and by whom. */
  builtAt: z.iso.datetime(),
  by: z.string(),
  /** The hash of each file, by its path in the release, in the format of Subresource Integrity. */
  files: z.record(z.string().regex(filePattern), z.string().regex(/^sha384-[\w+/=]{64}$/)),
  /** What it is: the description of a remote, or what a service promises. Whoever uses it checks it. */
  description: z.unknown(),
})

export type Manifest = z.infer<typeof manifestSchema>

export const computeIntegrity = (content: Uint8Array | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** The id of a release with these files: the same for the same files of the same version, wherever they are built. */
export function computeReleaseId(
  version: string,
  files: Manifest['files'],
  description: Manifest['description'],
): string {
  const parts = [...Object.entries(files).toSorted(), JSON.stringify(description)]
  return `${version}-${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)}`
}
