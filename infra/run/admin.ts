/** `npm run admin`: auth's own command. */

import { runServiceCommand } from './serviceCommand.ts'
import type { Command } from './start.ts'

export const run = (command: Command): Promise<never> =>
  runServiceCommand(command, {
    service: 'auth',
    command: 'admin',
    args: command.args,
    doing: 'an administrator’s password being reset',
  })
