/** `npm run import -- judgments FILE [--skip-bad]`. */

import { asked } from './ground/asked.mjs'
import { bringUp } from './ground/bringUp.mjs'

const usage = `Usage: npm run import -- judgments FILE [--skip-bad]

  FILE         JSON lines, or CSV with the same column names
  --skip-bad   take the good lines, leave the bad ones out`

asked(
  usage,
  ['skip-bad'],
  ([type, file, ...more]) => type === 'judgments' && Boolean(file) && more.length === 0,
)

// What was there already is not worth a line when someone is after an answer.
await bringUp('import.ts', { worthTelling: 1_000 })
