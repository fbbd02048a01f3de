/** `npm run soak -- [--minutes N] [--rate N]`. */

import { parseArgs } from 'node:util'
import { start } from '../../run/bootstrap/start-command.mjs'

const usage = `Usage: npm run soak -- [--minutes N] [--rate N]

  Starts a product of its own and has people read, search, send, sign in and work there for hours. It fails when memory
  grows, when anything is answered with an error, when what was promised is not stored exactly once, when an email is
  left, or when a program does not come to rest. A run of two hours or more is written to infra/bench/RESULTS.md.
  Linux only, since memory is read from /proc.

  --minutes N  for so long; 120 by default
  --rate N     so many things a second; 40 by default, about half of what two cores can do`

/** @type {Record<'minutes' | 'rate', { type: 'string' }>} */
const options = { minutes: { type: 'string' }, rate: { type: 'string' } }

try {
  const { minutes = 1, rate = 1 } = parseArgs({ options }).values
  if (!(Number(minutes) > 0 && Number(rate) > 0)) throw new Error(usage)
} catch {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
await start('../long/soak/soak.ts')
