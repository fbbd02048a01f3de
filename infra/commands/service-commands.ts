/** The commands that are one service's own: `npm run admin`, `import` and `documents`, whether the product runs or not. */

import { existsSync } from 'node:fs'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { loadSettings } from '../run/load-settings.ts'
import { resolveFile } from '../run/named-files.ts'
import type { ServiceName } from '../run/secrets.ts'
import type { Command } from '../run/start.ts'
import { requireConsent } from './consent.ts'
import { withInstallation } from './installation.ts'

interface ServiceCommand {
  service: ServiceName
  args: string[]
  /** Shown to anyone who finds the data in use. */
  purpose: string
  /** Files that the command reads besides the code. */
  files?: string[]
  /** What is lost by it; then it asks first. */
  consequences?: string
}

const consequences: Record<string, (email: string) => string> = {
  reset: (email) =>
    `This replaces the password of ${email} by a new one, which it shows, and signs them out everywhere. Their present password opens nothing afterwards.`,
  'remove-second-factor': (email) =>
    `This deletes every second factor of ${email}, for good, and signs them out everywhere. Their password alone signs in afterwards.`,
}

/** By the name that the command has in package.json and in its service. */
const commands: Record<string, (command: Command) => ServiceCommand> = {
  admin: ({ positionals: [action = '', email = ''] }) => ({
    service: 'auth',
    args: [action, email],
    purpose: 'an administrator being helped in',
    consequences: consequences[action]!(email),
  }),
  documents: () => ({ service: 'content', args: [], purpose: 'PDFs being printed' }),
  import: ({ positionals: [type = '', name = ''], values }) => {
    const file = resolveFile(name)
    if (!existsSync(file)) throw new StartupError(`There is no file ${file}: name one that is there.`)
    const flags = values['skip-bad'] ? ['--skip-bad'] : []
    return { service: 'content', args: [type, file, ...flags], purpose: 'an import', files: [file] }
  },
}

export async function run(command: Command): Promise<never> {
  const { name, root, values } = command
  const { service, args, purpose, files = [], consequences } = commands[name]!(command)
  if (consequences) {
    const typed = `npm run ${name} -- ${args.join(' ')}`
    await requireConsent({ command: typed, consequences, hasConsent: values.yes ?? false })
  }
  const options = { settings: loadSettings(root), purpose, builds: [service], files }
  const { code } = await withInstallation(command, options, ({ runServiceCommand }) =>
    runServiceCommand(service, name, args),
  )
  process.exit(code)
}
