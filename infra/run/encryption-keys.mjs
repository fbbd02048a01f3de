/** `npm run encryption-keys -- rotate`. */

import { requireValidArguments } from './bootstrap/arguments.mjs'
import { start } from './bootstrap/start-command.mjs'

const usage = `Usage: npm run encryption-keys -- rotate [--yes]

  Encrypts everything with a new key, after a question; --yes answers it. Stop the product first. If it is interrupted,
  run it again: it goes on where it was.
  Where you set ENCRYPTION_KEY: set it to the new key and ENCRYPTION_KEYS_BEFORE to the current one, then run this.`

requireValidArguments(
  usage,
  ['yes'],
  ([action, ...extraArgs]) => action === 'rotate' && extraArgs.length === 0,
)

// Steps with nothing to do get no line.
await start('encryption-keys.ts', { minDuration: 1_000 })
