/** Makes a backup while people write: one moment of all databases, and the files. */

import { mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { ServiceName } from '../run/secrets.ts'
import { chooseBackupName, getUnfinishedName } from './backup-folder.ts'
import { type BackupSecrets, dumpSecrets } from './backup-secrets.ts'
import { dumpDatabase } from './dump-database.ts'
import { writePart } from './encrypted-part.ts'
import { dumpFiles } from './files.ts'
import { createManifest, manifestFile, type Part } from './manifest.ts'
import { openSnapshot } from './snapshot.ts'
import { type DatabaseContent, databaseContentSchema } from './tables.ts'
import { syncFolder, writeAtomically } from './write-atomically.ts'

/** The encrypted description of what a backup holds. */
export const contentsPart = 'contents.age'
export const contentsSchema = z.record(z.enum(['auth', 'content', 'requests']), databaseContentSchema)
export type Contents = Record<ServiceName, DatabaseContent>

export interface BackupSource {
  /** The URL of each service's database. */
  databases: Record<ServiceName, string>
  dataDir: string
  root: string
  /** In base64, the current one first. */
  encryptionKeys: [string, ...string[]]
  secrets: BackupSecrets
  /** Public keys of age. */
  recipients: string[]
}

export interface CreatedBackup {
  path: string
  createdAt: Date
  contents: Contents
  /** Of all its files. */
  bytes: number
}

/** Makes it in `folder`, where it has its name only once it is complete. */
export async function createBackup(folder: string, source: BackupSource): Promise<CreatedBackup> {
  const { databases, recipients } = source
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unfinished = path.join(folder, getUnfinishedName(process.pid))
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const snapshot = await openSnapshot(databases)
  try {
    const names = Object.keys(databases) as ServiceName[]
    const dumps = await Promise.all(
      names.map((name) => dumpDatabase(snapshot.clients[name], name, unfinished, recipients)),
    )
    const contents = Object.fromEntries(names.map((name, index) => [name, dumps[index]!.content])) as Contents
    const description = Readable.from([Buffer.from(JSON.stringify(contents))])
    const parts: Part[] = [
      ...dumps.flatMap((dump) => dump.parts),
      ...(await dumpFiles(source, unfinished, recipients)),
      await dumpSecrets(source.secrets, unfinished, recipients),
      await writePart(unfinished, contentsPart, description, recipients),
    ]
    const createdAt = snapshot.takenAt
    const manifest = createManifest({ createdAt: createdAt.toISOString(), parts }, source.encryptionKeys)
    writeAtomically(path.join(unfinished, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
    const complete = path.join(folder, chooseBackupName(folder, createdAt))
    renameSync(unfinished, complete)
    syncFolder(folder)
    return { path: complete, createdAt, contents, bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0) }
  } finally {
    await snapshot.close()
    rmSync(unfinished, { recursive: true, force: true })
  }
}
