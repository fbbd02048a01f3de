/** Makes a backup while people write. */

import { mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { listEncryptionKeys, type Secrets } from '../run/secrets.ts'
import { syncFolder, writeAtomically } from '../run/write-atomically.ts'
import { formatBackupName } from './backup-folder.ts'
import { contentsPart } from './contents.ts'
import { dumpDatabase } from './dump-database.ts'
import { writePart } from './encrypted-part.ts'
import { createManifest, manifestFile } from './manifest.ts'

/** Makes it in `folder`, where it has its name only once it is complete; `adminUrl` is that of the database's owner. */
export async function createBackup(
  folder: string,
  adminUrl: string,
  secrets: Pick<Secrets, 'auditKey' | 'secondFactorKey' | 'encryptionKey' | 'previousEncryptionKeys'>,
  recipients: string[],
) {
  // What an interrupted one has left goes too.
  const unfinished = path.join(folder, 'unfinished-access')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  try {
    const { takenAt, schemas, parts } = await dumpDatabase(adminUrl, unfinished, recipients)
    const { auditKey, secondFactorKey } = secrets
    const contents = { schemas, secrets: { auditKey, secondFactorKey } }
    const description = Readable.from([Buffer.from(JSON.stringify(contents))])
    parts.push(await writePart(unfinished, contentsPart, description, recipients))
    const manifest = createManifest({ createdAt: takenAt.toISOString(), parts }, listEncryptionKeys(secrets))
    writeAtomically(path.join(unfinished, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
    const complete = path.join(folder, formatBackupName(takenAt))
    renameSync(unfinished, complete)
    syncFolder(folder)
    return { path: complete, createdAt: manifest.createdAt, contents }
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}
