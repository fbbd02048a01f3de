/** `npm run restore -- FOLDER`. */

import { start } from '../run/bootstrap/start-command.mjs'

// Steps with nothing to do get no line.
await start('../backup/restore.ts', { minDuration: 1_000 })
