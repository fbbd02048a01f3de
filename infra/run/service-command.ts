/**
 * Runs a service's command on its database, while the product runs or not: then PostgreSQL runs for
 * as long as the command does.
 */

import { withInstallation } from './installation.ts'
import { loadSettings } from './load-settings.ts'
import type { ServiceName } from './secrets.ts'
import type { Settings } from './settings.ts'
import type { Command } from './start.ts'

/** The command and its arguments; `purpose` is shown to whoever finds the data in use. */
export interface ServiceCommand {
  service: ServiceName
  command: string
  args: string[]
  purpose: string
  /** Files that the command reads besides the code. */
  files?: string[]
  /** For a command that must not run while the product does: called before it, and after its success. */
  exclusive?: { onStart(settings: Settings): void; onSuccess(settings: Settings): void }
  /** The same command of other services, whatever comes of this one. */
  others?: { service: ServiceName; args: string[] }[]
}

/** Runs it with our own terminal; ends with its exit code. */
export async function runServiceCommand(
  command: Command,
  { service, command: name, args, purpose, files, exclusive, others = [] }: ServiceCommand,
): Promise<never> {
  const settings = loadSettings(command.root)
  const options = {
    settings,
    purpose,
    isExclusive: exclusive !== undefined,
    prepare: () => exclusive?.onStart(settings),
    builds: [service, ...others.map((other) => other.service)],
    ...(files && { files }),
  }
  const code = await withInstallation(command, options, async (installation) => {
    const first = await installation.runServiceCommand(service, name, args)
    let code = first.code
    for (const other of others)
      code = Math.max(code, (await installation.runServiceCommand(other.service, name, other.args)).code)
    if (code === 0) exclusive?.onSuccess(settings)
    return code
  })
  process.exit(code)
}
