/** An installation with its databases open, for a command: beside the running product, or instead of it. */

import { once } from 'node:events'
import path from 'node:path'
import { buildChanged } from '../run/build.ts'
import { acquireDataDir, ensureDataDir, findDataDirHolder } from '../run/data-dir.ts'
import {
  allowMigrations,
  type DatabaseServer,
  ensureSchemas,
  openServer,
  protectAudit,
} from '../run/database.ts'
import { rotateLogs } from '../run/logs.ts'
import { prepareProgramFolders } from '../run/program-folders.ts'
import { chooseProgramUsers, type ProgramUsers } from '../run/program-users.ts'
import { buildServiceEnvironment, type ProgramContext } from '../run/programs.ts'
import { open } from '../run/resources.ts'
import { loadSecrets, type Secrets, type ServiceName } from '../run/secrets.ts'
import type { Settings } from '../run/settings.ts'
import { onStopSignal } from '../run/signals.ts'
import { spawnProgram } from '../run/spawn-program.ts'
import type { Command } from '../run/start.ts'

/** What a command opens, and how. */
interface InstallationOptions {
  settings: Settings
  /** Shown to anyone who finds the data in use. */
  purpose: string
  /** Whether the product must be stopped: then nobody else uses the data meanwhile. */
  isExclusive?: boolean
  /** Called once the data are ours. */
  prepare?(): void
  /** The services whose commands will run. */
  builds?: ServiceName[]
  /** Files that those commands read besides the code. */
  files?: string[]
  /** Called before secrets, schemas and roles are made, or touched. */
  inspectServer?(server: DatabaseServer): Promise<void>
}

export interface Installation {
  secrets: Secrets
  server: DatabaseServer
  /** The address of each service's schema. */
  databases: Record<ServiceName, string>
  /** As whom the services' commands run. */
  users: ProgramUsers
  /** Runs a program of a service with our own terminal; `secrets` are those that it gets instead of ours. */
  runServiceCommand(
    service: ServiceName,
    command: string,
    args: string[],
    secrets?: Partial<Secrets>,
  ): Promise<{ code: number; output: string[] }>
}

// A command calls no other service, but the services' settings need their addresses.
const unused = 'unix:/nowhere/unused.sock:'
const unusedAddresses = { auth: unused, content: unused, requests: unused, gateway: unused }

/** Opens it, does the work, and closes what was opened; our own PostgreSQL keeps running for the product that uses it. */
export async function withInstallation<T>(
  { root, steps, isFromImage = false }: Pick<Command, 'root' | 'steps' | 'isFromImage'>,
  { settings, purpose, isExclusive, prepare, builds = [], files, inspectServer }: InstallationOptions,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const resources = new AsyncDisposableStack()
  onStopSignal(async () => {
    await resources.disposeAsync()
    // Stopped is not done.
    process.exit(130)
  })
  try {
    ensureDataDir(settings.dataDir)
    const isHeld = findDataDirHolder(settings.dataDir) !== undefined
    // In other containers it may run, unless the command is for a product that is stopped.
    const isProductRunning = isHeld || (isFromImage && !isExclusive)
    // While the product runs, this says that the folder is in use, and by what.
    if (isExclusive || !isProductRunning) {
      await open(
        resources,
        () => acquireDataDir(settings.dataDir, purpose),
        (lock) => lock.release(),
      )
    }
    prepare?.()
    if (builds.length > 0 && !isFromImage) {
      const log = rotateLogs(settings.dataDir, ['commands']).getFile('commands')
      await steps.step('Builds', (note) => buildChanged({ root, settings, log }, note, builds))
    }
    const server = await open(
      resources,
      () => openServer(settings),
      (opened) => (isProductRunning ? undefined : opened.stop()),
    )
    await inspectServer?.(server)
    const secrets = loadSecrets(settings)
    const databases = await ensureSchemas(server, settings, secrets)
    const { users, reason } = chooseProgramUsers(root, settings, files)
    if (reason) steps.line(`  ! ${reason}`)
    // While the product runs they belong to the users that it has, which may be others than a command would choose.
    if (!isProductRunning) prepareProgramFolders(settings, users)
    const addresses = unusedAddresses
    const context: ProgramContext = { root, settings, secrets, databases, addresses, users }
    // While the product runs it has migrated, and nothing may act as the owner of the audit.
    if (!isProductRunning) await allowMigrations(server, databases)
    const result = await work({
      secrets,
      server,
      databases,
      users,
      runServiceCommand: (service, command, args, override = {}) =>
        runCommand(resources, { ...context, secrets: { ...secrets, ...override } }, service, [
          path.join(root, '.build/services', service, `${command}.mjs`),
          ...args,
        ]),
    })
    if (!isProductRunning) await protectAudit(server, databases)
    return result
  } finally {
    await resources.disposeAsync()
  }
}

async function runCommand(
  resources: AsyncDisposableStack,
  context: ProgramContext,
  service: ServiceName,
  args: string[],
): Promise<{ code: number; output: string[] }> {
  const child = spawnProgram(args, {
    env: buildServiceEnvironment(service, context),
    ...context.users[service],
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  resources.defer(() => void child.kill('SIGTERM'))
  let output: string[] = []
  child.on('message', (message) => {
    output = message as string[]
  })
  // Its channel is closed after all of its output.
  const [code] = await once(child, 'close')
  return { code: code ?? 1, output }
}
