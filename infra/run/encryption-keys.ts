/** `npm run sealing -- rotate`: a new key, and the command of the requests service that encrypts everything with it. */

import { dropPreviousEncryptionKeys, rotateEncryptionKey } from './secrets.ts'
import { runServiceCommand } from './service-command.ts'
import type { Command } from './start.ts'

// Both keys stay until nothing is encrypted with the old one, so that it may be interrupted at any moment.
export const run = (command: Command): Promise<never> =>
  runServiceCommand(command, {
    service: 'requests',
    command: 'rotate',
    args: [],
    purpose: 'the encryption key being rotated',
    exclusive: { onStart: rotateEncryptionKey, onSuccess: dropPreviousEncryptionKeys },
  })
