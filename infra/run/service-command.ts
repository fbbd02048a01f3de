/**
 * Runs a service's command on its database, while the product runs or not: then PostgreSQL runs for
 * as long as the command does.
 */

import { spawn } from 'node:child_process'
import path from 'node:path'
import { buildChanged } from './builds.ts'
import { acquireDataDir, ensureDataDir, findDataDirHolder } from './data-dir.ts'
import { ensureDatabases, openServer } from './database.ts'
import { createLifecycle } from './lifecycle.ts'
import { loadSettings } from './load-settings.ts'
import { rotateLogs } from './logs.ts'
import { buildServiceEnvironment, type ProgramContext } from './programs.ts'
import { loadSecrets, type ServiceName } from './secrets.ts'
import type { Settings } from './settings.ts'
import { onStopSignal } from './signals.ts'
import type { Command } from './start.ts'

/** The command and its arguments; `purpose` is shown to whoever finds the data in use. */
export interface ServiceCommand {
  service: ServiceName
  command: string
  args: string[]
  purpose: string
  /** For a command that must not run while the product does: called before it, and after its success. */
  exclusive?: { onStart(settings: Settings): void; onSuccess(settings: Settings): void }
  /** Another service's command, after the success of this one, with arguments from its output. */
  next?: { service: ServiceName; command: string; args(output: string[]): string[] }
}

// A command calls no other service, but the services' settings need their ports.
const unusedPorts = { auth: 9, content: 9, requests: 9, gateway: 9 }

/** Runs it with our own terminal; ends with its exit code. */
export async function runServiceCommand(
  { root, steps }: Command,
  { service, command, args, purpose, exclusive, next }: ServiceCommand,
): Promise<never> {
  const settings = loadSettings(root)
  const lifecycle = createLifecycle()
  onStopSignal(lifecycle.stopAll, () => {})
  let code = 1
  try {
    ensureDataDir(settings.dataDir)
    const isProductRunning = findDataDirHolder(settings.dataDir) !== undefined
    // While the product runs, this says that the folder is in use, and by what.
    if (exclusive || !isProductRunning) {
      await lifecycle.startResource(
        () => acquireDataDir(settings.dataDir, purpose),
        async (lock) => lock.release(),
      )
    }
    exclusive?.onStart(settings)
    const secrets = loadSecrets(settings)
    const log = rotateLogs(settings.dataDir, ['commands']).getFile('commands')
    await steps.step('Builds', (note) =>
      buildChanged(
        { root, settings, log },
        {
          note,
          names: [service, ...(next ? [next.service] : [])],
          signal: lifecycle.signal,
        },
      ),
    )
    const server = await lifecycle.startResource(
      () => openServer(settings),
      async (resource) => {
        if (!isProductRunning) await resource.stop()
      },
    )
    const databases = await ensureDatabases(server, settings, secrets)
    const context: ProgramContext = { root, settings, secrets, databases, ports: unusedPorts }
    const run = async (service: ServiceName, command: string, args: string[]) => {
      const file = path.join(root, '.build/services', service, `${command}.mjs`)
      const child = await lifecycle.startResource(
        async () =>
          spawn(process.execPath, [file, ...args], {
            env: buildServiceEnvironment(service, context),
            stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
          }),
        async (resource) => {
          resource.kill('SIGTERM')
        },
      )
      let output: string[] = []
      child.on('message', (message) => {
        output = message as string[]
      })
      // Its channel is closed after all of its output.
      const code = await new Promise<number>((resolve) => child.once('close', (exit) => resolve(exit ?? 1)))
      return { code, output }
    }
    const first = await run(service, command, args)
    code = first.code
    if (code === 0 && next) code = (await run(next.service, next.command, next.args(first.output))).code
    if (code === 0) exclusive?.onSuccess(settings)
  } finally {
    await lifecycle.stopAll()
  }
  process.exit(code)
}
