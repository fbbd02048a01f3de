/** `npm run import -- judgments FILE [--skip-bad]`. */

import { requireValidArguments } from './bootstrap/arguments.mjs'
import { start } from './bootstrap/start-command.mjs'

const usage = `Usage: npm run import -- judgments FILE [--skip-bad]

  FILE         JSON lines, or CSV with the same column names
  --skip-bad   take the good lines, leave the bad ones out`

requireValidArguments(
  usage,
  ['skip-bad'],
  ([typeName, file, ...extraArgs]) => typeName === 'judgments' && Boolean(file) && extraArgs.length === 0,
)

// Steps with nothing to do get no line.
await start('import.ts', { minDuration: 1_000 })
