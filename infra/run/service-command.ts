/** Runs a service's command on its database, whether the product runs or not. */

import { withInstallation } from './installation.ts'
import { loadSettings } from './load-settings.ts'
import type { ServiceName } from './secrets.ts'
import type { Command } from './start.ts'

export interface ServiceCommand {
  service: ServiceName
  command: string
  args: string[]
  /** Shown to anyone who finds the data in use. */
  purpose: string
  /** Files that the command reads besides the code. */
  files?: string[]
}

/** Runs it with our own terminal; ends with its exit code. */
export async function runServiceCommand(
  command: Command,
  { service, command: name, args, purpose, files = [] }: ServiceCommand,
): Promise<never> {
  const options = { settings: loadSettings(command.root), purpose, builds: [service], files }
  const { code } = await withInstallation(command, options, (installation) =>
    installation.runServiceCommand(service, name, args),
  )
  process.exit(code)
}
