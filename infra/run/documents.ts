/** `npm run documents`: content's own command. */

import { runServiceCommand } from './service-command.ts'
import type { Command } from './start.ts'

export const run = (command: Command): Promise<never> =>
  runServiceCommand(command, {
    service: 'content',
    command: 'documents',
    args: [],
    purpose: 'PDFs being printed',
  })
