/** `npm run sealing -- rotate`. */

import { asked } from './ground/asked.mjs'
import { bringUp } from './ground/bringUp.mjs'

const usage = `Usage: npm run sealing -- rotate

  Puts all that is sealed under a new key. Stop the product first. Whatever ends it on its way, ask again:
  it goes on where it was.
  Where you set SEALING_KEY: set it to the new key and SEALING_KEYS_BEFORE to the one so far, then ask this.`

asked(usage, [], ([what, ...more]) => what === 'rotate' && more.length === 0)

// What was there already is not worth a line when someone is after an answer.
await bringUp('sealing.ts', { worthTelling: 1_000 })
