/** `releases.json`: the releases that a store keeps, and which of them are live or on trial, under one signature. */
import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto'
import { z } from 'zod'

const lineSchema = z.object({
  /** A remote, or `supergraph`. */
  name: z.string().regex(/^[a-z][a-z_]{0,40}$/),
  /** The beginning of a hash of all that is in it. Its folder is `<name>/<id>`. */
  id: z.string().regex(/^[0-9a-f]{16}$/),
  /** The script that browsers load first; empty for the supergraph. */
  entry: z.string().regex(/^$|^[\w-][\w.-]*$/),
  /** That of its manifest, which has those of its files. */
  hash: z.string(),
  /** The contract between shell and remotes that it was built for; 0 for the supergraph. */
  contract: z.int(),
  status: z.enum(['live', 'trial', 'retired']),
  /** Since when it has this status, in ISO 8601, and who gave it. */
  since: z.iso.datetime(),
  by: z.string(),
})

export type ReleaseLine = z.infer<typeof lineSchema>

const listSchema = z.object({
  /** One more with each change: an earlier list that is put back counts for nothing. */
  number: z.int().nonnegative(),
  /** The newest first. */
  releases: z.array(lineSchema),
})

export type ReleaseList = z.infer<typeof listSchema>

const fileSchema = z.object({ signature: z.base64(), list: z.unknown() })

export const releaseListFile = 'releases.json'

const encode = (list: unknown) => Buffer.from(JSON.stringify(list))

/**
 * Reads the list; `publicKeys` are PEM, one after the other.
 *
 * @throws {Error} when no trusted key has signed it
 */
export function readReleaseList(text: string, publicKeys: string): ReleaseList {
  const { signature, list } = fileSchema.parse(JSON.parse(text))
  const keys = publicKeys.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? []
  if (!keys.some((key) => verify(null, encode(list), key, Buffer.from(signature, 'base64'))))
    throw new Error(`${releaseListFile} is not signed with a trusted key`)
  return listSchema.parse(list)
}

/** The text of a list, signed with this private key. */
export const formatReleaseList = (list: ReleaseList, privateKey: string): string =>
  `${JSON.stringify({ signature: sign(null, encode(list), privateKey).toString('base64'), list }, null, 2)}\n`

/** A key pair for a store, in PEM. */
export const createKeyPair = () =>
  generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

/** What a release consists of: each file with its hash. */
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
