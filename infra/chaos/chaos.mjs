/** `npm run chaos -- --process requests --kills 200`. */

import { parseArgs } from 'node:util'
import { start } from '../run/bootstrap/start-command.mjs'

const processes = ['requests', 'gateway', 'shell', 'auth', 'content', 'postgres']
const usage = `Usage: npm run chaos -- --process NAME --kills N

  Starts a product of its own, kills one of its processes N times with SIGKILL while fifty things are being sent,
  and compares what was promised with what is stored. NAME is one of ${processes.join(', ')}.`

try {
  const { values } = parseArgs({ options: { process: { type: 'string' }, kills: { type: 'string' } } })
  if (!processes.includes(values.process ?? '') || !(Number(values.kills) > 0)) throw new Error(usage)
} catch {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
await start('../chaos/chaos.ts')
