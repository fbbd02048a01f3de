/** `npm run sealing -- rotate`: a new key, and the requests' own command that puts everything under it. */

import { dropSealingKeysBefore, renewSealingKey } from './secrets.ts'
import { runServiceCommand } from './serviceCommand.ts'
import type { Command } from './start.ts'

// Both keys stay until nothing lies under the old one, so that it may end at any moment.
export const run = (command: Command): Promise<never> =>
  runServiceCommand(command, {
    service: 'requests',
    command: 'rotate',
    args: [],
    doing: 'the sealing key being changed',
    alone: { before: renewSealingKey, after: dropSealingKeysBefore },
  })
