/** `npm run dev`: the product with watch mode. */

import { start } from './bootstrap/start-command.mjs'

await start('dev.ts')
