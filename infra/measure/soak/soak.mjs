/** `npm run soak -- [--minutes N] [--distinct N] [--snapshots DIR]`. */

import { parseArgs } from 'node:util'
import { start } from '../../run/bootstrap/start-command.mjs'

const usage = `Usage: npm run soak -- [--minutes N] [--distinct N] [--snapshots DIR]

  Starts a product of its own with a mail server, finds out how much it can do of what people do there, has it do half
  of that for two hours, and then answers a million clients who have never been there and ask for what nobody has asked
  for. It fails when memory or the cost of a request grows, when anything is answered with an error, when what was
  promised is not stored exactly once, when an email is left, or when a program does not come to rest. The whole run is
  written to infra/measure/RESULTS.md. Linux only, since CPU and memory are read from /proc.

  --minutes N      for so long at half capacity; 120 by default, 0 for the newcomers alone
  --distinct N     so many different clients; 1000000 by default, 0 for none
  --snapshots DIR  five heap snapshots of each program in the course of the run, for Chromium's DevTools, and the
                   constructors of which each has more objects; taking them costs memory and time, so that the
                   figures of such a run are not those of others`

/** @type {Record<'minutes' | 'distinct' | 'snapshots', { type: 'string' }>} */
const options = {
  minutes: { type: 'string' },
  distinct: { type: 'string' },
  snapshots: { type: 'string' },
}

try {
  const { minutes = '120', distinct = '1000000' } = parseArgs({ options }).values
  if (!/^\d+$/.test(minutes) || !/^\d+$/.test(distinct) || (minutes === '0' && distinct === '0'))
    throw new Error(usage)
} catch {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
await start('../measure/soak/soak.ts')
