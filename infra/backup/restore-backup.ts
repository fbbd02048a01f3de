/** Makes an installation of a backup that was checked, in an empty DATA_DIR and an empty database. */

import { rmSync, writeFileSync } from 'node:fs'
import { type Installation, withInstallation } from '../commands/installation.ts'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { getUnfinishedRestoreFile } from '../run/data-dir.ts'
import { handOverFile, prepareProgramFolders } from '../run/program-folders.ts'
import { readEncryptionKeys, type ServiceName, services, storeRestoredSecrets } from '../run/secrets.ts'
import { getErasureList, type Settings } from '../run/settings.ts'
import type { Command } from '../run/start.ts'
import type { Contents } from './contents.ts'
import { withOwner } from './dump-database.ts'
import { mergeErasures } from './erasures.ts'
import { loadDatabase } from './load-database.ts'
import type { VerifiedBackup } from './verify-backup.ts'

interface CheckedBackup extends VerifiedBackup {
  folder: string
  identity: string
  contents: Contents
  /** Files with what was erased since. */
  erasureLists: string[]
}

/** @throws {StartupError} when something is there already, or does not come out as it was */
export async function restoreBackup(
  command: Command,
  settings: Settings,
  { folder, identity, contents, encryptionKeys, erasureLists }: CheckedBackup,
): Promise<void> {
  const unfinished = getUnfinishedRestoreFile(settings.dataDir)
  assertNoOtherKeys(settings, encryptionKeys)
  const options = {
    settings,
    purpose: 'a backup being restored',
    isExclusive: true,
    builds: [...services],
    inspectServer: async ({ adminUrl }: Installation['server']) => {
      await assertEmpty(adminUrl)
      writeFileSync(unfinished, '')
      storeRestoredSecrets(settings, encryptionKeys, contents.secrets)
    },
  }
  await withInstallation(command, options, async (installation) => {
    await command.steps.step('Database', async () => {
      for (const service of services)
        await migrate(installation, service, contents.schemas[service].migrations.slice(-1))
      await loadDatabase(installation.server.adminUrl, folder, contents, identity)
      // What was added since.
      for (const service of services) await migrate(installation, service, [])
    })
    await eraseAgain(installation, settings, erasureLists)
    prepareProgramFolders(settings, installation.users)
    rmSync(unfinished)
  })
}

/** A restore deletes nothing, not even what one before it has left that was interrupted. */
const assertEmpty = (adminUrl: string) =>
  withOwner(adminUrl, async (client) => {
    const tables = 'select schemaname as schema from pg_tables where schemaname = any($1)'
    const { rows } = await client.query<{ schema: string }>(tables, [services])
    if (rows[0])
      throw new StartupError(
        `There are data already (in the schema ${rows[0].schema}), and nothing was touched: a backup is restored where there are none. Set DATA_DIR to an empty folder, and DATABASE_URL to an empty database.`,
      )
  })

/** Runs the migrations of a service, up to the one that is named. */
async function migrate({ runServiceCommand }: Installation, service: ServiceName, args: string[]) {
  const { code } = await runServiceCommand(service, 'main', ['migrate', ...args])
  if (code !== 0) throw new StartupError(`The tables of ${service} could not be made: the reason is above.`)
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
function assertNoOtherKeys(settings: Settings, encryptionKeys: string[]): void {
  const [current] = readEncryptionKeys(settings)
  if (current && current !== encryptionKeys[0])
    throw new StartupError(
      `ENCRYPTION_KEY, or ${settings.dataDir}, has another encryption key than the backup: unset it, or name an empty folder as DATA_DIR.`,
    )
}
