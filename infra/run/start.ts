/**
 * The product, from settings to ready: what `npm start` does once Node and the dependencies are there.
 *
 * When anything goes wrong, or somebody says stop, all that was started is stopped, the last first.
 */

import { setTimeout as wait } from 'node:timers/promises'
import { isCurrentPassword } from './administrator.ts'
import { StartupError } from './bootstrap/startup-error.mjs'
import type { Steps } from './bootstrap/steps.mjs'
import { buildChanged, listNeededBuilds } from './build.ts'
import { acquireDataDir, assertRestored, ensureDataDir } from './data-dir.ts'
import { allowMigrations, ensureSchemas, listDatabaseWarnings, protectAudit } from './database.ts'
import { watchSources } from './development.ts'
import { assignAddresses } from './inner-addresses.ts'
import { loadSettings } from './load-settings.ts'
import { type Logs, rotateLogs } from './logs.ts'
import { assertPortFree } from './ports.ts'
import { prepareProgramFolders } from './program-folders.ts'
import { chooseProgramUsers, programNames } from './program-users.ts'
import { buildPublicUrl, buildSiteUrl, listPrograms, type Program, type ProgramContext } from './programs.ts'
import { open } from './resources.ts'
import { getSecretsFile, loadSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import { onStopSignal } from './signals.ts'
import { superviseDatabaseServer } from './supervise-database-server.ts'
import { superviseProgram } from './supervise-program.ts'
import { formatWelcome } from './welcome.ts'

/** The context of every command: what was typed is what `commands.mjs` allows. */
export interface Command {
  /** As in package.json. */
  name: string
  root: string
  steps: Steps
  positionals: string[]
  values: Partial<Record<Flag, boolean> & Record<Option, string>>
  /** It runs from an image: everything is compiled, and the product runs in other containers, or is stopped there. */
  isFromImage?: boolean
}

type Flag =
  | 'changed'
  | 'dry-run'
  | 'history'
  | 'million'
  | 'promote'
  | 'quick'
  | 'skip-bad'
  | 'try'
  | 'verify'
  | 'yes'
type Option = 'against' | 'erasures' | 'fault' | 'identity' | 'keys' | 'minutes' | 'rate' | 'times'

/** `npm start` and `npm run dev`: starts the product and runs it until it is stopped. */
export async function run(command: Command): Promise<void> {
  const isWatched = command.name === 'dev'
  if (isWatched) process.env.NODE_ENV = 'development'
  const settings = loadSettings(command.root)
  const resources = new AsyncDisposableStack()
  onStopSignal(async () => {
    command.steps.line('\n  Stopping; Ctrl-C again to do without goodbyes.')
    await resources.disposeAsync()
  })
  try {
    await startAll(command, settings, resources, isWatched)
  } catch (failure) {
    // Asked to stop in the middle of it, what fails is no news.
    if (resources.disposed) return
    await resources.disposeAsync()
    throw failure
  }
}

async function startAll(
  { root, steps }: Command,
  settings: Settings,
  resources: AsyncDisposableStack,
  isWatched: boolean,
) {
  const startedAt = Date.now()
  ensureDataDir(settings.dataDir)
  await open(
    resources,
    () => acquireDataDir(settings.dataDir, `the product at ${buildPublicUrl(settings)}`),
    (lock) => lock.release(),
  )
  assertRestored(settings.dataDir)
  await assertPortFree(settings.port, settings.get('HOST'))
  const secrets = loadSecrets(settings)
  const logs = rotateLogs(settings.dataDir, ['build', ...programNames])
  setInterval(() => logs.rotateLong(), 5_000).unref()

  const buildContext = { root, settings, log: logs.getFile('build') }
  const builds = steps.step('Builds', (note) => buildChanged(buildContext, note, listNeededBuilds(settings)))
  const database = steps.step('PostgreSQL', async (note) => {
    const server = await open(
      resources,
      () => superviseDatabaseServer(settings, steps.line),
      (opened) => opened.stop(),
    )
    process.on('exit', server.kill)
    note(server.location)
    const databases = await ensureSchemas(server, settings, secrets)
    for (const warning of await listDatabaseWarnings(server, databases)) steps.line(`  ! ${warning}`)
    await allowMigrations(server, databases)
    return { server, databases }
  })
  const [{ server, databases }] = await Promise.all([database, builds])

  const isUrl = settings.get('RELEASE_STORE').includes('://')
  const releaseFiles = [settings.get('RELEASE_KEYS'), isUrl ? '' : settings.get('RELEASE_STORE')]
  const { users, reason } = chooseProgramUsers(root, settings, releaseFiles.filter(Boolean))
  if (reason) steps.line(`  ! ${reason}`)
  prepareProgramFolders(settings, users)
  const addresses = assignAddresses(settings.dataDir, users)
  const context: ProgramContext = { root, settings, secrets, databases, addresses, users }
  const programs = await startPrograms(listPrograms(context), logs, steps, resources)
  if (isWatched) watchSources(buildContext, programs, steps)

  await protectAudit(server, databases)
  await waitForAnswer(settings, logs.getFile('shell'))
  const isPasswordShown = secrets.isAdminPasswordGenerated && (await isCurrentPassword(context))
  if (resources.disposed) return

  const url = buildPublicUrl(settings)
  const areKeysGenerated = !settings.get('ENCRYPTION_KEY')
  steps.line(
    formatWelcome({
      url,
      email: settings.get('ADMIN_EMAIL'),
      ...(isPasswordShown && { password: secrets.adminPassword }),
      dataDir: settings.dataDir,
      database: server.location,
      isDatabaseEmbedded: server.pid !== undefined,
      ...(areKeysGenerated && { keysFile: getSecretsFile(settings.dataDir) }),
      startupTime: Date.now() - startedAt,
    }),
  )
  process.send?.({ type: 'ready', url })
}

/** Starts all programs at once, and waits until each is ready. They stop in turn: the shell, the gateway, the services. */
async function startPrograms(programs: Program[], logs: Logs, steps: Steps, resources: AsyncDisposableStack) {
  const started = programs.map((program) => ({
    name: program.name,
    supervised: superviseProgram(program, logs.getFile(program.name), steps.line),
  }))
  for (const { supervised } of started) {
    process.on('exit', supervised.kill)
    resources.defer(() => supervised.stop())
  }
  await Promise.all(started.map(({ name, supervised }) => steps.step(name, () => supervised.whenReady)))
  return started.map(({ supervised }) => supervised)
}

/** Waits until the public origin itself responds. */
async function waitForAnswer(settings: Settings, log: string): Promise<void> {
  const url = `${buildSiteUrl(settings)}/readyz`
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(50)) {
    const response = await fetch(url).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) return
  }
  throw new StartupError(
    `${buildPublicUrl(settings)} does not answer as it should: look at the log of the shell, then start again.`,
    { log },
  )
}
