/** `npm run overload -- [--quick]`. */

import { start } from '../../run/bootstrap/start-command.mjs'

await start('../long/overload/overload.ts')
