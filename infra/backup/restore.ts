/** `npm run restore -- FOLDER`: checks a backup, and then makes an installation of it where there is none. */

import path from 'node:path'
import { parseArgs } from 'node:util'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { formatSeconds } from '../run/bootstrap/steps.mjs'
import { loadSettings } from '../run/load-settings.ts'
import { readText } from '../run/read-text.ts'
import { listEncryptionKeys, readSecrets } from '../run/secrets.ts'
import { getErasureList, type Settings } from '../run/settings.ts'
import type { Command } from '../run/start.ts'
import { findBackup } from './backup-folder.ts'
import { describeContents } from './contents.ts'
import { getErasureListBeside } from './erasures.ts'
import { parseRecoveryWords } from './recovery-words.ts'
import { restoreBackup } from './restore-backup.ts'
import { verifyBackup } from './verify-backup.ts'

const usage = `Usage: npm run restore -- FOLDER --identity FILE [--keys FILE] [--erasures FILE]
       npm run restore -- FOLDER --verify [--identity FILE] [--keys FILE]

  Restores a backup (FOLDER, or the newest in it) into an empty DATA_DIR, and an empty DATABASE_URL where it is set.
  --identity FILE   the secret key of age that BACKUP_RECIPIENT belongs to
  --keys FILE       the words of the recovery sheet of that day; without it, ENCRYPTION_KEY or the keys in DATA_DIR
  --erasures FILE   a list of erasures newer than the one beside the backup
  --verify          only checks the backup: with --identity all that is in it, without it that no file was changed`

export async function run(command: Command): Promise<never> {
  const { verify, ...files } = parseArguments(command.args)
  const settings = loadSettings(command.root)
  const folder = findBackup(resolve(files.folder))
  const keys = readEncryptionKeys(settings, files.keys)
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
  const erasureLists = files.erasures ? [...lists, resolve(files.erasures)] : lists
  await restoreBackup(command, settings, { ...verified, contents, folder, identity, erasureLists })
  command.steps.line(
    `Restored the backup of ${manifest.createdAt} in ${formatSeconds(Date.now() - startedAt)}; every table has the rows that it had.\nStart the product: npm start. Everybody signs in again.`,
  )
  process.exit(0)
}

function parseArguments(args: string[]) {
  const file = { type: 'string' } as const
  const options = { identity: file, keys: file, erasures: file, verify: { type: 'boolean' } } as const
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
    const [folder = '', ...others] = positionals
    if (folder && others.length === 0 && (values.verify || values.identity)) return { folder, ...values }
  } catch {
    // An option that there is not.
  }
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}

/** Relative to where the command was typed. */
const resolve = (name: string) => path.resolve(process.env.INIT_CWD ?? process.cwd(), name)

/** Those of the recovery sheet, or else those that this installation has, if it has any. */
function readEncryptionKeys(settings: Settings, keysFile?: string): string[] {
  if (keysFile) return parseRecoveryWords(readText(resolve(keysFile)))
  const secrets = readSecrets(settings)
  return secrets.encryptionKey ? listEncryptionKeys(secrets) : []
}

function readIdentity(file: string): string {
  const identity = /AGE-SECRET-KEY-\S+/.exec(readText(resolve(file)))?.[0]
  if (identity) return identity
  throw new StartupError('This is no identity of age: it has a line that begins with AGE-SECRET-KEY-.')
}
