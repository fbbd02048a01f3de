/** `npm run admin -- reset E-MAIL`. */

import { asked } from './ground/asked.mjs'
import { bringUp } from './ground/bringUp.mjs'

const usage = `Usage: npm run admin -- reset E-MAIL

  Gives this administrator a new password, and shows it.`

asked(usage, [], ([what, email, ...more]) => what === 'reset' && Boolean(email) && more.length === 0)

// What was there already is not worth a line when someone is after an answer.
await bringUp('admin.ts', { worthTelling: 1_000 })
