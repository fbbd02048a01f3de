/** `npm run restore -- FOLDER`: checks a backup, and then makes an installation of it where there is none. */

import path from 'node:path'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { formatSeconds } from '../run/bootstrap/steps.mjs'
import { loadSettings } from '../run/load-settings.ts'
import { readText, resolveFile } from '../run/named-files.ts'
import { readEncryptionKeys } from '../run/secrets.ts'
import { getErasureList } from '../run/settings.ts'
import type { Command } from '../run/start.ts'
import { findBackup } from './backup-folder.ts'
import { describeContents } from './contents.ts'
import { getErasureListBeside } from './erasures.ts'
import { parseRecoveryWords } from './recovery-sheet.ts'
import { restoreBackup } from './restore-backup.ts'
import { verifyBackup } from './verify-backup.ts'

export async function run(command: Command): Promise<never> {
  const { verify, ...files } = command.values
  const settings = loadSettings(command.root)
  const folder = findBackup(resolveFile(command.positionals[0]!))
  // Those of the recovery sheet, or else those that this installation has, if it has any.
  const keys = files.keys ? parseRecoveryWords(readText(files.keys)) : readEncryptionKeys(settings)
  const identity = files.identity && readIdentity(files.identity)

  const startedAt = Date.now()
  const verified = await command.steps.step('Backup', () => verifyBackup(folder, keys, identity))
  const { contents, manifest } = verified
  if (verify || !identity || !contents) {
    const description = contents
      ? describeContents(contents)
      : `${manifest.parts.length} files; none was decrypted`
    command.steps.line(`${folder}\nis ours and as it was made, as of ${manifest.createdAt}: ${description}.`)
    process.exit(0)
  }
  const lists = [getErasureListBeside(path.dirname(folder)), getErasureList(settings)]
  const erasureLists = files.erasures ? [...lists, resolveFile(files.erasures)] : lists
  await restoreBackup(command, settings, { ...verified, contents, folder, identity, erasureLists })
  command.steps.line(
    `Restored the backup of ${manifest.createdAt} in ${formatSeconds(Date.now() - startedAt)}; every table has the rows that it had.\nStart the product: npm start. Everybody signs in again.`,
  )
  process.exit(0)
}

function readIdentity(file: string): string {
  const identity = /AGE-SECRET-KEY-\S+/.exec(readText(file))?.[0]
  if (identity) return identity
  throw new StartupError('This is no identity of age: it has a line that begins with AGE-SECRET-KEY-.')
}
