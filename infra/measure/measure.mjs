/** `npm run measure -- portal FILE`. */

import { asked } from '../run/ground/asked.mjs'
import { bringUp } from '../run/ground/bringUp.mjs'

const usage = `Usage: npm run measure -- portal FILE

  Starts a product of its own with 10,000 judgments, works in the portal's list of them with a browser, and prints how
  long each thing took until the new page was on the screen.

  FILE   judgments as JSON lines: they are repeated, each time under other case numbers, until there are enough`

asked(usage, [], ([what, file, ...more]) => what === 'portal' && Boolean(file) && more.length === 0)
await bringUp('../measure/measure.ts')
