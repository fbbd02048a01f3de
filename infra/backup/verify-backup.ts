/** Checks a backup from its manifest to its last byte, touching nothing. */

import { existsSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { type Contents, readContents } from './contents.ts'
import { hashPart, readPart } from './encrypted-part.ts'
import { authenticateManifest, type Manifest, readManifest } from './manifest.ts'

/** What was found in a backup that is whole and ours. */
export interface VerifiedBackup {
  manifest: Manifest
  /** The encryption keys that it needs, in base64, the current one of its day first. */
  encryptionKeys: [string, ...string[]]
  /** Known only with an identity, as without it nothing is decrypted. */
  contents?: Contents
}

/**
 * Whether we made it (with one of these encryption keys) and it is as it was made: every file, and with an identity
 * what is in each.
 * @throws {StartupError} naming what is wrong with it
 */
export async function verifyBackup(
  folder: string,
  keys: string[],
  identity?: string,
): Promise<VerifiedBackup> {
  const manifest = readManifest(folder)
  const encryptionKeys = authenticateManifest(manifest, keys)
  for (const { name, sha256 } of manifest.parts) {
    if (!existsSync(path.join(folder, name)))
      throw new StartupError(`This backup is damaged: ${name} is missing.`)
    if ((await hashPart(folder, name)) !== sha256)
      throw new StartupError(`This backup is damaged: ${name} is not the file that was written.`)
  }
  if (!identity) return { manifest, encryptionKeys }
  for (const { name } of manifest.parts) await decrypt(folder, name, identity)
  return { manifest, encryptionKeys, contents: await readContents(folder, identity) }
}

/** Every file is the one that was written, so what is wrong is the identity. */
async function decrypt(folder: string, name: string, identity: string): Promise<void> {
  const readAll = async (plain: AsyncIterable<unknown>) => {
    for await (const _chunk of plain);
  }
  await readPart(folder, name, identity, readAll).catch((cause: Error) => {
    throw new StartupError(
      `This identity does not open this backup (${cause.message}): give the one whose public key it was made for.`,
      { cause },
    )
  })
}
