/** `npm run scale-out`. */

import { start } from '../../run/bootstrap/start-command.mjs'

await start('../long/two-hosts/scale-out.ts')
