/** `npm test`. */

import { start } from './bootstrap/start-command.mjs'

await start('test.ts')
