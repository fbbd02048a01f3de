/** `npm run chaos -- --fault requests --times 200`. */

import { parseArgs } from 'node:util'
import { start } from '../run/bootstrap/start-command.mjs'

const faults = [
  ...['requests', 'content', 'auth', 'gateway', 'shell', 'postgres'],
  ...['backend', 'start', 'everything', 'disk', 'clock'],
]
const usage = `Usage: npm run chaos -- [--fault NAME,NAME] [--times N]

  Starts a product of its own, breaks it N times in each way (200 by default) while fifty things are being sent, and
  compares what was promised with what is stored. All faults, unless some are named; they take turns, but for the disk
  and the clock, which have a product each:

    requests content auth gateway shell postgres   kills the process with SIGKILL
    backend      kills one backend of PostgreSQL
    start        kills the start command, and starts it again
    everything   kills all processes at once, and starts it again
    disk         fills the disk for three seconds (a small file system of its own: root)
    clock        turns the clock of our programs by an hour, and back`

/** @type {Record<'fault' | 'times', { type: 'string' }>} */
const options = { fault: { type: 'string' }, times: { type: 'string' } }

try {
  const { values } = parseArgs({ options })
  const areKnown = (values.fault ?? 'requests').split(',').every((name) => faults.includes(name))
  if (!areKnown || !(Number(values.times ?? 1) > 0)) throw new Error(usage)
} catch {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
await start('../chaos/chaos.ts')
