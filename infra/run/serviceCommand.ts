/**
 * Runs a service's own command on its database, beside the running product or without it: then PostgreSQL runs for
 * as long as the command does.
 */

import { spawn } from 'node:child_process'
import path from 'node:path'
import { buildOnce } from './builds.ts'
import { checkedSettings } from './checkedSettings.ts'
import { openDatabases, openServer } from './database.ts'
import { holdDataDir, openDataDir, runningOn } from './dataDir.ts'
import { freshLogs } from './logs.ts'
import { type Surroundings, serviceEnvironment } from './programs.ts'
import { running } from './running.ts'
import { type ServiceName, secretsFor } from './secrets.ts'
import type { Settings } from './settings.ts'
import { endWhenAsked } from './signals.ts'
import type { Command } from './start.ts'

/** Which command, and what it is asked; `doing` says so to whoever finds the data in use. */
export interface ServiceCommand {
  service: ServiceName
  command: string
  args: string[]
  doing: string
  /** Of a command that must not run beside the product: what is done before it, and after it when it went well. */
  alone?: { before(settings: Settings): void; after(settings: Settings): void }
  /** Another service's command, once this one went well: asked with what this one told the process that started it. */
  next?: { service: ServiceName; command: string; args(told: string[]): string[] }
}

// A command asks nobody; the services' settings want an address all the same.
const nobody = { auth: 9, content: 9, requests: 9, gateway: 9 }

/** Runs it with our own terminal; ends with its exit code. */
export async function runServiceCommand(
  { root, steps }: Command,
  { service, command, args, doing, alone, next }: ServiceCommand,
): Promise<never> {
  const settings = checkedSettings(root)
  const all = running()
  endWhenAsked(all.stop, () => {})
  let code = 1
  try {
    openDataDir(settings.dataDir)
    const besideProduct = runningOn(settings.dataDir) !== undefined
    // Beside the product, this says that the folder is in use, and by whom.
    if (alone || !besideProduct) {
      await all.begin(
        () => holdDataDir(settings.dataDir, doing),
        async (lock) => lock.release(),
      )
    }
    alone?.before(settings)
    const secrets = secretsFor(settings)
    const log = freshLogs(settings.dataDir, ['commands']).of('commands')
    await steps.step('Builds', (note) =>
      buildOnce(
        { root, settings, log },
        { note, names: [service, ...(next ? [next.service] : [])], end: all.signal },
      ),
    )
    const server = await all.begin(
      () => openServer(settings),
      async (one) => {
        if (!besideProduct) await one.stop()
      },
    )
    const databases = await openDatabases(server, settings, secrets)
    const surroundings: Surroundings = { root, settings, secrets, databases, ports: nobody }
    const run = async (service: ServiceName, command: string, args: string[]) => {
      const file = path.join(root, '.build/services', service, `${command}.mjs`)
      const child = await all.begin(
        async () =>
          spawn(process.execPath, [file, ...args], {
            env: serviceEnvironment(service, surroundings),
            stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
          }),
        async (one) => {
          one.kill('SIGTERM')
        },
      )
      let told: string[] = []
      child.on('message', (message) => {
        told = message as string[]
      })
      // Its channel is closed after all that it told.
      const code = await new Promise<number>((resolve) => child.once('close', (exit) => resolve(exit ?? 1)))
      return { code, told }
    }
    const first = await run(service, command, args)
    code = first.code
    if (code === 0 && next) code = (await run(next.service, next.command, next.args(first.told))).code
    if (code === 0) alone?.after(settings)
  } finally {
    await all.stop()
  }
  process.exit(code)
}
