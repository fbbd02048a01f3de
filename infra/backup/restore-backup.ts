/** Makes an installation of a backup that was checked, in an empty DATA_DIR and on empty databases. */

import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { inDatabase } from '@access/service-kit/postgres'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { getUnfinishedRestoreFile } from '../run/data-dir.ts'
import { type Installation, withInstallation } from '../run/installation.ts'
import { handOverFile, prepareProgramFolders } from '../run/program-folders.ts'
import { readSecrets, type ServiceName, services, storeEncryptionKeys, storeSecrets } from '../run/secrets.ts'
import { getErasureList, type Settings } from '../run/settings.ts'
import type { Command } from '../run/start.ts'
import { readSecretsPart } from './backup-secrets.ts'
import type { Contents } from './create-backup.ts'
import { assertEmptyDatabases, dropDatabases } from './empty-databases.ts'
import { mergeErasures } from './erasures.ts'
import { restoreFiles } from './files.ts'
import { loadDatabase } from './load-database.ts'

interface CheckedBackup {
  folder: string
  identity: string
  contents: Contents
  /** In base64, the current one of its day first. */
  encryptionKeys: [string, ...string[]]
  /** Files with what was erased since. */
  erasureLists: string[]
}

/** @throws {StartupError} when something is there already, or does not come out as it was */
export async function restoreBackup(
  command: Command,
  settings: Settings,
  backup: CheckedBackup,
): Promise<void> {
  const { dataDir } = settings
  const unfinished = getUnfinishedRestoreFile(dataDir)
  assertNoOtherKeys(settings, backup.encryptionKeys)
  const backupSecrets = await readSecretsPart(backup.folder, backup.identity)
  const options = {
    settings,
    purpose: 'a backup being restored',
    isExclusive: true,
    builds: [...services],
    inspectServer: async (server: Installation['server']) => {
      // What an interrupted one has left was empty before it.
      if (existsSync(unfinished)) await dropDatabases(server.adminUrl, settings)
      await assertEmptyDatabases(server.adminUrl, settings)
      writeFileSync(unfinished, '')
      storeEncryptionKeys(settings, backup.encryptionKeys)
      storeSecrets(settings, backupSecrets)
    },
  }
  await withInstallation(command, options, async (installation) => {
    for (const service of services) {
      await command.steps.step(`Database ${service}`, () => loadService(installation, service, backup))
    }
    await eraseAgain(installation, settings, backup.erasureLists)
    await command.steps.step('Files', () =>
      restoreFiles(backup.folder, backup.identity, { dataDir, root: command.root }),
    )
    prepareProgramFolders(settings, installation.users)
    rmSync(unfinished)
  })
}

/** The tables as they were, filled; then the migrations that were added since. */
async function loadService(
  { databases, server, runServiceCommand }: Installation,
  service: ServiceName,
  { folder, identity, contents }: CheckedBackup,
) {
  const content = contents[service]
  const lastMigration = content.migrations.at(-1)
  const migrate = async (...args: string[]) => {
    const { code } = await runServiceCommand(service, 'migrate', args)
    if (code !== 0)
      throw new StartupError(`The database of ${service} could not be made: the reason is above.`)
  }
  await migrate(...(lastMigration ? [lastMigration] : []))
  const database = decodeURIComponent(
    new URL(databases[service].replace('@/', '@localhost/')).pathname.slice(1),
  )
  await loadDatabase(folder, service, content, identity, {
    adminUrl: inDatabase(server.adminUrl, database),
    url: databases[service],
  })
  await migrate()
}

/** What was erased after the backup was taken. */
async function eraseAgain(
  { users, runServiceCommand }: Installation,
  settings: Settings,
  lists: string[],
): Promise<void> {
  const list = getErasureList(settings)
  mergeErasures(list, lists)
  handOverFile(list, users.requests)
  const { code } = await runServiceCommand('requests', 'erase-again', [list])
  if (code !== 0)
    throw new StartupError('What was erased since could not be erased again: the reason is above.')
}

/** An installation with another key would store what comes next under a key that nobody has on a sheet. */
function assertNoOtherKeys(settings: Settings, [encryptionKey]: string[]): void {
  const current = readSecrets(settings).encryptionKey
  if (!current || current === encryptionKey) return
  const source = settings.get('ENCRYPTION_KEY') ? 'ENCRYPTION_KEY' : settings.dataDir
  throw new StartupError(
    `${source} has another encryption key than the backup: unset it, or name an empty folder as DATA_DIR.`,
  )
}
