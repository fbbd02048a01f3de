/**
 * The keys that what is in the tables needs besides the encryption keys: without them a restored audit log would not fit
 * its chain, and authenticator apps would not match. The encryption keys themselves are on the recovery sheet alone.
 */

import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Secrets } from '../run/secrets.ts'
import { readPart, writePart } from './encrypted-part.ts'
import type { Part } from './manifest.ts'

const secretsPart = 'secrets.age'
const backupSecretsSchema = z.object({ auditKey: z.string(), secondFactorKey: z.string() })

/** Those of the secrets that are in a backup. */
export type BackupSecrets = Pick<Secrets, 'auditKey' | 'secondFactorKey'>

/** Writes them into the backup. */
export const dumpSecrets = (
  { auditKey, secondFactorKey }: BackupSecrets,
  folder: string,
  recipients: string[],
): Promise<Part> =>
  writePart(
    folder,
    secretsPart,
    Readable.from([Buffer.from(JSON.stringify({ auditKey, secondFactorKey }))]),
    recipients,
  )

/** Reads them from a backup that was verified. */
export async function readSecretsPart(folder: string, identity: string): Promise<BackupSecrets> {
  return backupSecretsSchema.parse(JSON.parse(await text(await readPart(folder, secretsPart, identity))))
}
