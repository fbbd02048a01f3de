/** `npm run admin`: auth's own command. */

import { runServiceCommand } from './service-command.ts'
import type { Command } from './start.ts'

export const run = (command: Command): Promise<never> =>
  runServiceCommand(command, {
    service: 'auth',
    command: 'admin',
    args: command.args,
    purpose: 'an administrator being helped in',
  })
