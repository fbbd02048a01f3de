/** `npm run overload -- [--quick]`. */

import { requireValidArguments } from '../../run/bootstrap/arguments.mjs'
import { start } from '../../run/bootstrap/start-command.mjs'

const usage = `Usage: npm run overload -- [--quick]

  Starts a product of its own on one core, finds how many requests a second it can answer, nine reads to one legal aid
  request, none of which is stored, and then sends five times as many from the other cores without waiting for answers.
  Writes how much of it was answered, stored and turned away to infra/bench/RESULTS.md. Linux with two cores or more,
  and with taskset; it needs a quiet machine.

  --quick  shorter, to try it; RESULTS.md stays as it is`

requireValidArguments(usage, ['quick'], (positionals) => positionals.length === 0)
await start('../long/overload/overload.ts')
