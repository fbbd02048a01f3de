/** `npm run demo:remove`. */

import { requireValidArguments } from './bootstrap/arguments.mjs'
import { start } from './bootstrap/start-command.mjs'

const usage = `Usage: npm run demo:remove [-- --dry-run | --yes]

  Removes the demonstration: its content, requests and messages. With SEED=own its settings and fixed texts go as well,
  and neutral ones come in their place. It works whether the product runs or not, shows first what it will take and asks;
  with --dry-run it only shows it, with --yes it does not ask. Without a terminal it needs one of the two. What somebody
  has changed, worked on or refers to stays, and is named; so does the audit. No start brings the rest back.`

requireValidArguments(
  usage,
  ['dry-run', 'yes'],
  ([action, ...extraArgs]) => action === 'remove' && extraArgs.length === 0,
)

// Steps with nothing to do get no line.
await start('demo.ts', { minDuration: 1_000 })
