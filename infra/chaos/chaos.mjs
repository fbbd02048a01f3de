/** `npm run chaos -- --fault requests,disk --times 200`. */

import { start } from '../run/bootstrap/start-command.mjs'

await start('../chaos/chaos.ts')
