/** `npm run dev -w FOLDER`: one remote on a page of its own, before a product that runs elsewhere. */

import { requireValidArguments } from './bootstrap/arguments.mjs'
import { start } from './bootstrap/start-command.mjs'

const usage = `Usage: npm run dev -w mfe-public | mfe-get-help | mfe-admin

  PORT         where the page is served, 3100 by default
  PRODUCT_URL  the product that answers its calls, http://localhost:3000 by default`

requireValidArguments(usage, [], ([folder, ...extraArgs]) => Boolean(folder) && extraArgs.length === 0)

await start('standalone.ts', { minDuration: 1_000 })
