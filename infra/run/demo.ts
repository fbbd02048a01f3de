/** `npm run demo:remove`: first in requests, which knows the events with registrations, then in content. */

import { runServiceCommand } from './service-command.ts'
import type { Command } from './start.ts'

export const run = (command: Command): Promise<never> =>
  runServiceCommand(command, {
    service: 'requests',
    command: 'demo',
    args: [],
    purpose: 'the demonstration being taken away',
    next: { service: 'content', command: 'demo', args: (referencedEvents) => referencedEvents },
  })
