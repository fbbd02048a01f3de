/** `npm run overload -- [--quick] [--seconds N]`. */

import { parseArgs } from 'node:util'
import { start } from '../../run/bootstrap/start-command.mjs'

const usage = `Usage: npm run overload -- [--quick] [--seconds N]

  Starts a product of its own on one core, finds how many requests a second it can answer, nine reads to one legal aid
  request, none of which is stored, and then sends five times as many from the other cores without waiting for answers.
  Writes how much of it was answered, stored and turned away to infra/measure/RESULTS.md. Linux with two cores or more,
  and with taskset; it needs a quiet machine.

  --quick      shorter, to try it; RESULTS.md stays as it is
  --seconds N  how long it is overloaded: 60 by default, 15 with --quick`

/** @type {Record<string, { type: 'string' | 'boolean' }>} */
const options = { quick: { type: 'boolean' }, seconds: { type: 'string' } }

try {
  const { values } = parseArgs({ options })
  if (!(Number(values.seconds ?? 1) >= 1)) throw new Error(usage)
} catch {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
await start('../measure/overload/overload.ts')
