/** `npm run admin -- reset E-MAIL`, `npm run admin -- remove-second-factor E-MAIL`. */

import { requireValidArguments } from './bootstrap/arguments.mjs'
import { start } from './bootstrap/start-command.mjs'

const usage = `Usage: npm run admin -- reset E-MAIL [--yes]

  Gives this administrator a new password, and shows it.

       npm run admin -- remove-second-factor E-MAIL [--yes]

  For who has lost every second factor, with no colleague to ask: they sign in with the password alone.

  Both ask first; --yes answers, and is needed where there is no terminal.`

const actions = ['reset', 'remove-second-factor']

requireValidArguments(
  usage,
  ['yes'],
  ([action, email, ...extraArgs]) =>
    actions.includes(action ?? '') && Boolean(email) && extraArgs.length === 0,
)

// Steps with nothing to do get no line.
await start('admin.ts', { minDuration: 1_000 })
