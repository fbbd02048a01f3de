/** The requests' own command that puts in many requests: they are sealed, so nobody else can make them. */

import { runServiceCommand } from '../run/serviceCommand.ts'
import type { Command } from '../run/start.ts'

export const run = (command: Command): Promise<never> =>
  runServiceCommand(command, {
    service: 'requests',
    command: 'many',
    args: command.args,
    doing: 'being filled with requests',
  })
