/** `npm run documents`. */

import { requireValidArguments } from './bootstrap/arguments.mjs'
import { start } from './bootstrap/start-command.mjs'

const usage = `Usage: npm run documents

  Prints the PDFs of fixed texts that have changed since, from the pages of the running website. Where Chromium is
  installed the product does so by itself.`

requireValidArguments(usage, [], (args) => args.length === 0)

// Steps with nothing to do get no line.
await start('documents.ts', { minDuration: 1_000 })
