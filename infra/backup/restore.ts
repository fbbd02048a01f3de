/** `npm run restore -- FOLDER`: checks a backup, and then makes an installation of it where there is none. */

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { identityToRecipient } from 'age-encryption'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { formatSeconds } from '../run/bootstrap/steps.mjs'
import { requireConsent } from '../run/consent.ts'
import { getUnfinishedRestoreFile } from '../run/data-dir.ts'
import { loadSettings } from '../run/load-settings.ts'
import { listEncryptionKeys, readSecrets } from '../run/secrets.ts'
import { getErasureList, type Settings } from '../run/settings.ts'
import type { Command } from '../run/start.ts'
import { findBackup } from './backup-folder.ts'
import { getErasureListBeside } from './erasures.ts'
import { parseRecoveryWords } from './recovery-words.ts'
import { restoreBackup } from './restore-backup.ts'
import { type VerifiedBackup, verifyBackup } from './verify-backup.ts'

interface Options {
  folder: string
  identityFile?: string
  keysFile?: string
  erasuresFile?: string
  isVerifyOnly: boolean
  hasConsent: boolean
}

export async function run(command: Command): Promise<never> {
  const options = parseOptions(command.args)
  const settings = loadSettings(command.root)
  const folder = findBackup(options.folder)
  if (!options.isVerifyOnly) await askAboutUnfinished(settings, options)
  const encryptionKeys = readEncryptionKeys(settings, options.keysFile)
  const needsIdentity = !options.isVerifyOnly || options.identityFile !== undefined
  const identity = needsIdentity ? await readIdentity(options.identityFile) : undefined

  const startedAt = Date.now()
  const verified = await command.steps.step('Backup', () => verifyBackup(folder, encryptionKeys, identity))
  if (options.isVerifyOnly || !identity) {
    command.steps.line(formatVerified(folder, verified))
    process.exit(0)
  }
  const { contents, ...backup } = verified
  const lists = [
    getErasureListBeside(path.dirname(folder)),
    getErasureList(settings),
    ...(options.erasuresFile ? [options.erasuresFile] : []),
  ]
  await restoreBackup(command, settings, {
    folder,
    identity,
    contents: contents!,
    erasureLists: lists,
    ...backup,
  })
  command.steps.line(
    `Restored the backup of ${verified.manifest.createdAt} in ${formatSeconds(Date.now() - startedAt)}; every table has the rows and the hash that it had.\nStart the product: npm start. Everybody signs in again.`,
  )
  process.exit(0)
}

/**
 * A restore deletes nothing, except when one before it did not come to its end: what that one made in DATA_DIR's own
 * databases, or in those of DATABASE_URL, which may name another server by now.
 */
async function askAboutUnfinished(settings: Settings, { hasConsent }: Options): Promise<void> {
  if (!existsSync(getUnfinishedRestoreFile(settings.dataDir))) return
  const place = settings.get('DATABASE_URL')
    ? 'on the server that DATABASE_URL names'
    : `in ${settings.dataDir}`
  await requireConsent({
    command: 'npm run restore -- FOLDER',
    consequences: `An earlier restore did not finish. This deletes the databases of the product ${place}, with all that is in them, and begins again.`,
    hasConsent,
  })
}

function parseOptions(args: string[]): Options {
  const string = { type: 'string' } as const
  const { positionals, values } = parseArgs({
    args,
    options: {
      identity: string,
      keys: string,
      erasures: string,
      verify: { type: 'boolean' },
      yes: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  const resolve = (name: string) => path.resolve(process.env.INIT_CWD ?? process.cwd(), name)
  return {
    folder: resolve(positionals[0]!),
    ...(values.identity && values.identity !== '-' && { identityFile: resolve(values.identity) }),
    ...(values.keys && { keysFile: resolve(values.keys) }),
    ...(values.erasures && { erasuresFile: resolve(values.erasures) }),
    isVerifyOnly: values.verify ?? false,
    hasConsent: values.yes ?? false,
  }
}

/** Those of the recovery sheet, or else those that this installation has, if it has any. */
function readEncryptionKeys(settings: Settings, keysFile?: string): string[] {
  if (keysFile) return parseRecoveryWords(readText(keysFile))
  const secrets = readSecrets(settings)
  return secrets.encryptionKey ? listEncryptionKeys(secrets) : []
}

async function readIdentity(file?: string): Promise<string> {
  if (!file && process.stdin.isTTY) process.stderr.write('Identity (AGE-SECRET-KEY-...), then Ctrl-D: ')
  const content = file ? readText(file) : await text(process.stdin)
  const identity = content.split(/\s+/).find((word) => word.startsWith('AGE-SECRET-KEY-'))
  if (!identity)
    throw new StartupError('This is no identity of age: it has a line that begins with AGE-SECRET-KEY-.')
  await identityToRecipient(identity).catch((cause) => {
    throw new StartupError('The identity is mistyped: copy its line once more.', { cause })
  })
  return identity
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new StartupError(`${file} cannot be read: name a file that is there.`, { cause })
  }
}

function formatVerified(folder: string, { manifest, contents }: VerifiedBackup): string {
  const title = `${folder}\nis ours and as it was made, as of ${manifest.createdAt}: ${manifest.parts.length} files`
  if (!contents) return `${title}. What is in them was not looked at; with --identity FILE it is.`
  const tables = Object.values(contents).flatMap((database) => database.tables)
  return `${title}, ${tables.length} tables with ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows.`
}
