/**
 * The product, from settings to ready: what `npm start` does once Node and the dependencies are there.
 *
 * The order is the one below; what can happen at once does. Whatever goes wrong, or whoever says stop, ends all that
 * was started.
 */

import { setTimeout as wait } from 'node:timers/promises'
import { releaseStartMemory } from '@access/transport'
import { isCurrentPassword } from './administrator.ts'
import { StartupError } from './bootstrap/startup-error.mjs'
import type { Steps } from './bootstrap/steps.mjs'
import { buildChanged, listNeededBuilds } from './builds.ts'
import { acquireDataDir, assertRestored, ensureDataDir } from './data-dir.ts'
import { allowMigrations, ensureDatabases, listLocaleWarnings, protectAudit } from './database.ts'
import { buildAndWatch } from './development.ts'
import { assignAddresses, readCertificates } from './inner-addresses.ts'
import { createLifecycle, type Lifecycle } from './lifecycle.ts'
import { loadSettings } from './load-settings.ts'
import { limitLogs, rotateLogs } from './logs.ts'
import { assertPortFree } from './ports.ts'
import { prepareProgramFolders } from './program-folders.ts'
import { chooseProgramUsers, programNames } from './program-users.ts'
import { buildPublicUrl, buildSiteUrl, listPrograms, type ProgramContext } from './programs.ts'
import { getSecretsFile, loadSecrets, services } from './secrets.ts'
import type { Settings } from './settings.ts'
import { onStopSignal } from './signals.ts'
import { restartWhenStuck } from './stuck-services.ts'
import { superviseDatabaseServer } from './supervise-database-server.ts'
import { supervisePrograms } from './supervise-programs.ts'
import { formatWelcome } from './welcome.ts'

/** The context of every command. */
export interface Command {
  root: string
  steps: Steps
  args: string[]
  /** When the command began, in milliseconds since 1970. */
  startedAt: number
  /** It runs from an image: everything is compiled, and the product runs in other containers, or is stopped there. */
  isFromImage?: boolean
}

/** Starts the product and runs it until it is stopped. */
export async function run(command: Command, { isWatched = false } = {}): Promise<void> {
  if (isWatched) process.env.NODE_ENV = 'development'
  const settings = loadSettings(command.root)
  const lifecycle = createLifecycle()
  const killers: (() => void)[] = []
  let announceStop = () => {}
  const stop = () => {
    announceStop()
    return lifecycle.stopAll()
  }
  onStopSignal(
    () => {
      command.steps.line('\n  Stopping; Ctrl-C again to do without goodbyes.')
      return stop()
    },
    () => {
      for (const resource of killers) resource()
    },
  )
  // Should we fall over ourselves, nothing stays behind.
  process.on('exit', () => {
    for (const resource of killers) resource()
  })

  try {
    ensureDataDir(settings.dataDir)
    const lock = await lifecycle.startResource(
      () => acquireDataDir(settings.dataDir, `the product at ${buildPublicUrl(settings)}`),
      async (resource) => resource.release(),
    )
    announceStop = () => lock.stopping()
    assertRestored(settings.dataDir)
    await assertPortFree(settings.port, settings.get('HOST'))
    await startAll(command, settings, { lifecycle, killers, isWatched })
  } catch (failure) {
    // Asked to stop in the middle of it, what fails is no news.
    if (lifecycle.isStopping) return
    await stop()
    throw failure
  }
}

interface StartContext {
  lifecycle: Lifecycle
  /** Kill all processes at once. */
  killers: (() => void)[]
  isWatched: boolean
}

async function startAll(
  { root, steps, startedAt }: Command,
  settings: Settings,
  { lifecycle, killers, isWatched }: StartContext,
) {
  const secrets = loadSecrets(settings)
  const certificates = readCertificates(settings)
  // Our own health checks call the programs as well.
  Object.assign(process.env, certificates)
  const logs = rotateLogs(settings.dataDir, ['build', ...programNames])
  limitLogs(logs, lifecycle.signal)
  const buildContext = { root, settings, log: logs.getFile('build') }

  const builds = isWatched
    ? buildAndWatch(buildContext, steps, lifecycle)
    : steps.step('Builds', (note) =>
        buildChanged(buildContext, { note, names: listNeededBuilds(settings), signal: lifecycle.signal }),
      )
  const database = steps.step('PostgreSQL', async (note) => {
    const server = await lifecycle.startResource(
      () => superviseDatabaseServer(settings, steps.line),
      (resource) => resource.stop(),
    )
    killers.push(server.kill)
    note(server.location)
    const databases = await ensureDatabases(server, settings, secrets)
    for (const warning of await listLocaleWarnings(server, databases)) steps.line(`  ! ${warning}`)
    await allowMigrations(server, settings)
    return { server, databases }
  })
  const [sourceWatcher, { server, databases }] = await Promise.all([builds, database])

  const isBucket = settings.get('RELEASE_STORE').startsWith('s3://')
  const releaseFiles = [settings.get('RELEASE_KEYS'), isBucket ? '' : settings.get('RELEASE_STORE')]
  const { users, reason } = chooseProgramUsers(root, settings, releaseFiles.filter(Boolean))
  if (reason) steps.line(`  ! ${reason}`)
  prepareProgramFolders(settings, users)
  const addresses = await assignAddresses(settings, users)
  const context: ProgramContext = { root, settings, secrets, databases, addresses, certificates, users }
  const programs = await supervisePrograms(listPrograms(context), logs, steps, lifecycle)
  killers.push(...programs.supervised.map((resource) => resource.kill))
  sourceWatcher?.restart(programs.supervised)
  void restartWhenStuck(programs.supervised, context, steps.line, lifecycle.signal)

  // Checking whether the generated password is still current takes a process of its own: meanwhile the rest starts.
  const isPasswordGenerated = programs
    .waitUntilReady('auth')
    .then(() => secrets.isAdminPasswordGenerated && isCurrentPassword(context))
    .catch(() => false)
  await programs.whenAllReady
  // One after the other: all of them change the members of one role.
  for (const name of services) await protectAudit(server, settings, name)
  await waitForAnswer(settings, programs.getLog('shell'))
  const duration = Date.now() - startedAt
  const showPassword = await isPasswordGenerated
  if (lifecycle.isStopping) return

  const url = buildPublicUrl(settings)
  const areKeysGenerated = !settings.get('ENCRYPTION_KEY')
  steps.line(
    formatWelcome({
      url,
      email: settings.get('ADMIN_EMAIL'),
      ...(showPassword && { password: secrets.adminPassword }),
      dataDir: settings.dataDir,
      database: server.location,
      isDatabaseEmbedded: server.pid !== undefined,
      ...(areKeysGenerated && { keysFile: getSecretsFile(settings.dataDir) }),
      startupTime: duration,
    }),
  )
  process.send?.({ type: 'ready', url })
  releaseStartMemory()
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
