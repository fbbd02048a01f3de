/** `node infra/long/seed-requests.mjs COUNT`: fills a product's queue, to be measured. */

import { requireValidArguments } from '../run/bootstrap/arguments.mjs'
import { start } from '../run/bootstrap/start-command.mjs'

requireValidArguments(
  'Usage: node infra/long/seed-requests.mjs COUNT',
  [],
  ([count, ...extraArgs]) => Number(count) > 0 && extraArgs.length === 0,
)
await start('../long/seed-requests.ts', { minDuration: 1_000 })
