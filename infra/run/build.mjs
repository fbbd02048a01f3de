/** `npm run build`. */

import { requireValidArguments } from './bootstrap/arguments.mjs'
import { start } from './bootstrap/start-command.mjs'

const usage = `Usage: npm run build

  Installs what is missing and builds what changed, without starting the product: what npm start does first.`

requireValidArguments(usage, [], (args) => args.length === 0)
await start('build.ts')
