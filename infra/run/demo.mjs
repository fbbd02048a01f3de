/** `npm run demo:remove`. */

import { asked } from './ground/asked.mjs'
import { bringUp } from './ground/bringUp.mjs'

const usage = `Usage: npm run demo:remove

  Takes the demonstration's content, requests and messages away, whether the product runs or not. What somebody has
  changed, worked on or refers to stays, and is named; so does the audit. No start brings it back.`

asked(usage, [], ([what, ...more]) => what === 'remove' && more.length === 0)

// What was there already is not worth a line when someone is after an answer.
await bringUp('demo.ts', { worthTelling: 1_000 })
