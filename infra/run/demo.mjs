/** `npm run demo:remove`. */

import { requireValidArguments } from './bootstrap/arguments.mjs'
import { start } from './bootstrap/start-command.mjs'

const usage = `Usage: npm run demo:remove

  Removes the demonstration's content, requests and messages, whether the product runs or not. What somebody has
  changed, worked on or refers to stays, and is named; so does the audit. No start brings it back.`

requireValidArguments(usage, [], ([action, ...extraArgs]) => action === 'remove' && extraArgs.length === 0)

// Steps with nothing to do get no line.
await start('demo.ts', { minDuration: 1_000 })
