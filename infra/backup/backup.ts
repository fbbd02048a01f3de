/** `npm run backup -- FOLDER`: a backup while people write, encrypted to a key that this machine does not have. */

import path from 'node:path'
import { Encrypter } from 'age-encryption'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { formatSeconds } from '../run/bootstrap/steps.mjs'
import { withInstallation } from '../run/installation.ts'
import { loadSettings } from '../run/load-settings.ts'
import { listEncryptionKeys } from '../run/secrets.ts'
import { getErasureList, type Settings } from '../run/settings.ts'
import type { Command } from '../run/start.ts'
import { deleteExpiredBackups } from './backup-folder.ts'
import { createBackup } from './create-backup.ts'
import { getErasureListBeside, mergeErasures } from './erasures.ts'
import { formatSize } from './format-size.ts'

export async function run(command: Command): Promise<never> {
  const settings = loadSettings(command.root)
  const recipients = parseRecipients(settings)
  const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), command.args[0]!)
  assertApart(folder, settings)
  const options = { settings, purpose: 'a backup being made' }
  await withInstallation(command, options, async ({ databases, secrets }) => {
    const startedAt = Date.now()
    const source = {
      databases,
      dataDir: settings.dataDir,
      root: command.root,
      encryptionKeys: listEncryptionKeys(secrets),
      secrets,
      recipients,
    }
    const backup = await command.steps.step('Backup', () =>
      createBackup(folder, source).catch((error) => explainError(folder, error)),
    )
    const erasureCount = mergeErasures(getErasureListBeside(folder), [getErasureList(settings)])
    const expired = deleteExpiredBackups(folder, Number(settings.get('BACKUP_DAYS')), new Date())

    const tables = Object.values(backup.contents).flatMap((database) => database.tables)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    command.steps.line(
      `Backed up ${tables.length} tables with ${rows} rows, and the files: ${formatSize(backup.bytes)} in ${formatSeconds(Date.now() - startedAt)}, as of ${backup.createdAt.toISOString()}.\n  ${backup.path}`,
    )
    command.steps.line(`The list of erasures beside it names ${erasureCount}.`)
    for (const name of expired) command.steps.line(`Deleted, older than BACKUP_DAYS: ${name}`)
  })
  process.exit(0)
}

/** @throws {StartupError} when there are none, or one is mistyped */
function parseRecipients(settings: Settings): string[] {
  const value = settings.get('BACKUP_RECIPIENT')
  if (!value) {
    throw new StartupError(
      'BACKUP_RECIPIENT is not set, so there is nobody to encrypt the backup for. On another machine make a key pair with npm run keys -- identity FILE (or age-keygen), keep the file there, and set BACKUP_RECIPIENT to its public key, age1...',
    )
  }
  const recipients = value.split(',').map((recipient) => recipient.trim())
  const mistyped = recipients.findIndex((recipient) => !isRecipient(recipient))
  if (mistyped >= 0)
    throw new StartupError(`Public key ${mistyped + 1} in BACKUP_RECIPIENT is mistyped: copy it once more.`)
  return recipients
}

function isRecipient(recipient: string): boolean {
  try {
    new Encrypter().addRecipient(recipient)
    return true
  } catch {
    return false
  }
}

/** A backup in the data folder would be lost with it, and be part of the next. */
function assertApart(folder: string, { dataDir }: Settings): void {
  if (!path.relative(dataDir, folder).startsWith('..'))
    throw new StartupError(`${folder} lies in the data folder: name one on another disk or machine.`)
}

/** What the file system says, in words. */
function explainError(folder: string, cause: unknown): never {
  const { code = '' } = cause as NodeJS.ErrnoException
  if (!['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'EIO'].includes(code)) throw cause
  throw new StartupError(
    `The backup cannot be written to ${folder} (${code}): nothing of it is left there.`,
    { cause },
  )
}
