/** `npm run backup -- FOLDER`: a backup while people write, encrypted to a key that this machine does not have. */

import path from 'node:path'
import { Encrypter } from 'age-encryption'
import { withInstallation } from '../commands/installation.ts'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { formatSeconds } from '../run/bootstrap/steps.mjs'
import { loadSettings } from '../run/load-settings.ts'
import { resolveFile } from '../run/named-files.ts'
import { getErasureList, type Settings } from '../run/settings.ts'
import type { Command } from '../run/start.ts'
import { deleteExpiredBackups } from './backup-folder.ts'
import { describeContents } from './contents.ts'
import { createBackup } from './create-backup.ts'
import { getErasureListBeside, mergeErasures } from './erasures.ts'

export async function run(command: Command): Promise<never> {
  const settings = loadSettings(command.root)
  const recipients = parseRecipients(settings)
  const folder = resolveFile(command.positionals[0]!)
  assertApart(folder, settings)
  const options = { settings, purpose: 'a backup being made' }
  await withInstallation(command, options, async ({ server, secrets }) => {
    const startedAt = Date.now()
    const backup = await command.steps.step('Backup', () =>
      createBackup(folder, server.adminUrl, secrets, recipients).catch((cause) => {
        const reason = cause.code ?? cause.message
        throw new StartupError(
          `No backup was made in ${folder} (${reason}), and nothing of it is left there.`,
          {
            cause,
          },
        )
      }),
    )
    const erasureCount = mergeErasures(getErasureListBeside(folder), [getErasureList(settings)])
    const expired = deleteExpiredBackups(folder, Number(settings.get('BACKUP_DAYS')), new Date())

    const duration = formatSeconds(Date.now() - startedAt)
    command.steps.line(
      `Backed up ${describeContents(backup.contents)} in ${duration}, as of ${backup.createdAt}.\n  ${backup.path}`,
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
  try {
    for (const recipient of recipients) new Encrypter().addRecipient(recipient)
    return recipients
  } catch (cause) {
    throw new StartupError('A public key in BACKUP_RECIPIENT is mistyped: copy it once more.', { cause })
  }
}

/** A backup in the data folder would be lost with it. */
function assertApart(folder: string, { dataDir }: Settings): void {
  if (!path.relative(dataDir, folder).startsWith('..'))
    throw new StartupError(`${folder} lies in the data folder: name one on another disk or machine.`)
}
