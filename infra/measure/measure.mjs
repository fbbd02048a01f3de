/** `npm run measure -- portal FILE`, `npm run measure -- queue`. */

import { asked } from '../run/ground/asked.mjs'
import { bringUp } from '../run/ground/bringUp.mjs'

const usage = `Usage: npm run measure -- portal FILE
       npm run measure -- queue

  Starts a product of its own with 10,000 judgments, or 10,000 legal aid requests, works in the portal's list of them
  with a browser, and prints how long each thing took until the new page was on the screen.

  FILE   judgments as JSON lines: they are repeated, each time under other case numbers, until there are enough`

asked(
  usage,
  [],
  ([what, file, ...more]) => more.length === 0 && (file ? what === 'portal' : what === 'queue'),
)
await bringUp('../measure/measure.ts')
