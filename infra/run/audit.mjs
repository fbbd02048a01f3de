/** `npm run audit -- verify`. */

import { requireValidArguments } from './bootstrap/arguments.mjs'
import { start } from './bootstrap/start-command.mjs'

const usage = `Usage: npm run audit -- verify [SERVICE:POSITION:HASH ...]

  Verifies the audit logs of auth, content and requests, whether the product runs or not: says which lines were
  changed, removed or inserted since they were written, and where each chain ends. What was cut off at the end is
  noticed by the ends that DATA_DIR/logs has, and by those that you kept elsewhere and give as arguments.`

requireValidArguments(
  usage,
  [],
  ([action, ...ends]) =>
    action === 'verify' && ends.every((end) => /^(auth|content|requests):\d{1,15}:[0-9a-f]{64}$/.test(end)),
)

// Steps with nothing to do get no line.
await start('audit.ts', { minDuration: 1_000 })
