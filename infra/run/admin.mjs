/** `npm run admin -- reset E-MAIL`. */

import { requireValidArguments } from './bootstrap/arguments.mjs'
import { start } from './bootstrap/start-command.mjs'

const usage = `Usage: npm run admin -- reset E-MAIL

  Gives this administrator a new password, and shows it.`

requireValidArguments(
  usage,
  [],
  ([action, email, ...extraArgs]) => action === 'reset' && Boolean(email) && extraArgs.length === 0,
)

// Steps with nothing to do get no line.
await start('admin.ts', { minDuration: 1_000 })
