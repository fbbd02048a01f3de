/** `npm run generate`. */

import { requireValidArguments } from '../run/bootstrap/arguments.mjs'
import { start } from '../run/bootstrap/start-command.mjs'

const usage = `Usage: npm run generate

  Writes all committed files that are made from others: the schema of each service, what the gateway composes from
  them, the types and documents of the clients' operations, and the pictures of the architecture.`

requireValidArguments(usage, [], (args) => args.length === 0)
await start('../quality/generate.ts')
