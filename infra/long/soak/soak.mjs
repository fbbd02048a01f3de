/** `npm run soak -- [--minutes N] [--rate N]`. */

import { start } from '../../run/bootstrap/start-command.mjs'

await start('../long/soak/soak.ts')
