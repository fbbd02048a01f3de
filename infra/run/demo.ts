/** `npm run demo:remove`: first the requests' part, which knows whom people registered with, then content's. */

import { runServiceCommand } from './serviceCommand.ts'
import type { Command } from './start.ts'

export const run = (command: Command): Promise<never> =>
  runServiceCommand(command, {
    service: 'requests',
    command: 'demo',
    args: [],
    doing: 'the demonstration being taken away',
    next: { service: 'content', command: 'demo', args: (referred) => referred },
  })
