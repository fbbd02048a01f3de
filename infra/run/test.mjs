/** `npm test`, and `npm run test:long`. */

import { start } from './bootstrap/start-command.mjs'

await start('test.ts')
