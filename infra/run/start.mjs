/** `npm start`. */

import { start } from './bootstrap/start-command.mjs'

await start('start.ts')
