/** `npm run admin`: auth's own command, once the person who runs it has said yes. */

import { parseArgs } from 'node:util'
import { requireConsent } from './consent.ts'
import { runServiceCommand } from './service-command.ts'
import type { Command } from './start.ts'

const consequences: Record<string, (email: string) => string> = {
  reset: (email) =>
    `This replaces the password of ${email} by a new one, which it shows, and signs them out everywhere. Their present password opens nothing afterwards.`,
  'remove-second-factor': (email) =>
    `This deletes every second factor of ${email}, for good, and signs them out everywhere. Their password alone signs in afterwards.`,
}

export async function run(command: Command): Promise<never> {
  const options = { yes: { type: 'boolean' } } as const
  const { positionals, values } = parseArgs({ args: command.args, options, allowPositionals: true })
  const [action = '', email = ''] = positionals
  await requireConsent({
    command: `npm run admin -- ${action} ${email}`,
    consequences: consequences[action]!(email),
    hasConsent: values.yes ?? false,
  })
  return runServiceCommand(command, {
    service: 'auth',
    command: 'admin',
    args: positionals,
    purpose: 'an administrator being helped in',
  })
}
