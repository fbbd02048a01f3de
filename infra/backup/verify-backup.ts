/** Checks a backup from its manifest to its last row, touching nothing. */

import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import type { ServiceName } from '../run/secrets.ts'
import { type Contents, contentsPart, contentsSchema } from './create-backup.ts'
import { getTablePart } from './dump-database.ts'
import { createMeter, measurePart, readPart } from './encrypted-part.ts'
import { authenticateManifest, type Manifest, manifestFile, readManifest } from './manifest.ts'

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
 * every row of every table too.
 * @throws {StartupError} naming what is wrong with it
 */
export async function verifyBackup(
  folder: string,
  encryptionKeys: string[],
  identity?: string,
): Promise<VerifiedBackup> {
  const manifest = readManifest(folder)
  const keys = authenticateManifest(manifest, encryptionKeys)
  for (const { name, bytes, sha256 } of manifest.parts) {
    if (!existsSync(path.join(folder, name)))
      throw new StartupError(`This backup is damaged: ${name} is missing.`)
    const actual = await measurePart(folder, name)
    if (actual.bytes !== bytes || actual.sha256 !== sha256)
      throw new StartupError(`This backup is damaged: ${name} is not the file that was written.`)
  }
  const known = new Set([manifestFile, ...manifest.parts.map(({ name }) => path.normalize(name))])
  const stray = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .find((name) => !known.has(name))
  if (stray) throw new StartupError(`${stray} does not belong to this backup.`)
  return {
    manifest,
    encryptionKeys: keys,
    ...(identity && { contents: await verifyContents(folder, identity) }),
  }
}

async function verifyContents(folder: string, identity: string): Promise<Contents> {
  const contents = await readContents(folder, identity)
  for (const [database, { tables }] of Object.entries(contents)) {
    for (const table of tables) {
      const name = getTablePart(database, table.name)
      const meter = createMeter()
      meter.stream.resume()
      await readWhole(name, async () => pipeline(await readPart(folder, name, identity), meter.stream))
      const { lines, sha256 } = meter.read()
      if (lines !== table.rows || sha256 !== table.sha256)
        throw new StartupError(`This backup is damaged: ${name} does not hold the rows that were written.`)
    }
  }
  return contents
}

async function readContents(folder: string, identity: string): Promise<Contents> {
  const json = await readWhole(contentsPart, async () => text(await readPart(folder, contentsPart, identity)))
  return contentsSchema.parse(JSON.parse(json)) as Record<ServiceName, Contents[ServiceName]>
}

async function readWhole<T>(name: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (cause) {
    if (/no identity matched/.test((cause as Error).message))
      throw new StartupError(
        'This identity does not open this backup: give the one whose public key it was made for.',
      )
    throw new StartupError(
      `This backup is damaged: ${name} cannot be decrypted (${(cause as Error).message}).`,
      {
        cause,
      },
    )
  }
}
