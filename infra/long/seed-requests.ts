/** Runs the requests service's command that fills the queue: requests are encrypted, so only the service can create them. */

import { runServiceCommand } from '../run/service-command.ts'
import type { Command } from '../run/start.ts'

export const run = (command: Command): Promise<never> =>
  runServiceCommand(command, {
    service: 'requests',
    command: 'fill-queue',
    args: command.args,
    purpose: 'being filled with requests',
  })
