/** `npm run scale-out`. */

import { requireValidArguments } from '../../run/bootstrap/arguments.mjs'
import { start } from '../../run/bootstrap/start-command.mjs'

const usage = `Usage: npm run scale-out

  Starts the product twice, as on two hosts, on one PostgreSQL and behind nginx, which must be installed. While people
  read and send things it measures how soon a change through one is on the pages of both, and ends each program of each,
  by SIGKILL and by SIGTERM. It fails when a read fails, when what was promised is not stored exactly once, or when a
  change takes more than a second. Linux or macOS.`

requireValidArguments(usage, [], (positionals) => positionals.length === 0)
await start('../long/two-hosts/scale-out.ts')
