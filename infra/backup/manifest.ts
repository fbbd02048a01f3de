/**
 * A backup is a folder: encrypted files, and beside them `manifest.json`, which names each with its hash and is
 * authenticated by a key derived from the encryption key. The manifest tells nothing of what people wrote.
 */

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { parseEncryptionKey } from '../../services/requests/src/platform/encryption/encryption.ts'
import { StartupError } from '../run/bootstrap/startup-error.mjs'

const partSchema = z.strictObject({
  /** The path in the backup's folder. */
  name: z.string().regex(/^[a-z][a-z0-9_-]*(\/[a-z][a-z0-9_-]*)?\.age$/),
  /** Of the encrypted file. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const manifestSchema = z.strictObject({
  format: z.literal(2),
  /** The moment that it shows. */
  createdAt: z.iso.datetime(),
  /** The encryption keys whose data it holds, the current one first; their ids, not the keys. */
  keyIds: z.array(z.string()).min(1),
  parts: z.array(partSchema),
  mac: z.string().regex(/^[0-9a-f]{64}$/),
})

/** An encrypted file of a backup. */
export type Part = z.infer<typeof partSchema>
export type Manifest = z.infer<typeof manifestSchema>

export const manifestFile = 'manifest.json'

/** The id by which messages and tables name an encryption key (base64); nothing can be decrypted with it. */
export const computeKeyId = (encryptionKey: string): string => parseEncryptionKey(encryptionKey).id

/** By a key derived from the encryption key, which nobody has who stores backups. */
function computeMac(encryptionKey: string, text: string): string {
  const key = hkdfSync('sha256', Buffer.from(encryptionKey, 'base64'), '', 'access/backup/manifest', 32)
  return createHmac('sha256', Buffer.from(key)).update(text).digest('hex')
}

const formatSigned = ({ format, createdAt, keyIds, parts }: Omit<Manifest, 'mac'>) =>
  JSON.stringify({ format, createdAt, keyIds, parts })

/** Signs a manifest with the first of these encryption keys (base64). */
export function createManifest(
  { createdAt, parts }: Pick<Manifest, 'createdAt' | 'parts'>,
  encryptionKeys: [string, ...string[]],
): Manifest {
  const unsigned = { format: 2 as const, createdAt, keyIds: encryptionKeys.map(computeKeyId), parts }
  return { ...unsigned, mac: computeMac(encryptionKeys[0], formatSigned(unsigned)) }
}

/** The manifest of a backup, not yet believed. @throws {StartupError} where there is none that can be read */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, manifestFile)
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new StartupError(
      `${file} is not the manifest of a backup: it is missing, damaged or of another product.`,
      { cause },
    )
  }
}

/**
 * The keys that a backup needs, of those that are given, in its own order.
 * @throws {StartupError} when one is missing, or the manifest was made without them
 */
export function authenticateManifest(manifest: Manifest, encryptionKeys: string[]): [string, ...string[]] {
  const keysById = new Map(encryptionKeys.map((key) => [computeKeyId(key), key]))
  const missing = manifest.keyIds.filter((id) => !keysById.has(id))
  if (missing.length > 0) {
    const others = keysById.size > 0 ? `; given: ${[...keysById.keys()].join(', ')}` : ''
    throw new StartupError(
      `This backup needs the encryption key ${missing.join(' and ')}${others}. Give the recovery sheet of its day with --keys FILE: without it, nobody can read what is in it.`,
    )
  }
  const keys = manifest.keyIds.map((id) => keysById.get(id)!) as [string, ...string[]]
  const mac = computeMac(keys[0], formatSigned(manifest))
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(manifest.mac))) {
    throw new StartupError(
      'The manifest of this backup was changed after it was made, or somebody else made it: it is not used.',
    )
  }
  return keys
}
