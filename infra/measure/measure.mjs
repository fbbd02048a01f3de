/** `npm run measure -- portal FILE`, `npm run measure -- queue`, `npm run measure -- names`. */

import { asked } from '../run/ground/asked.mjs'
import { bringUp } from '../run/ground/bringUp.mjs'

const usage = `Usage: npm run measure -- portal FILE
       npm run measure -- queue
       npm run measure -- names

  Starts a product of its own with 10,000 judgments, or 10,000 legal aid requests, works in the portal's list of them
  with a browser, and prints how long each thing took until the new page was on the screen.

  With names it prints how well names are compared, by a list of pairs that people have judged, and which pairs fail.

  FILE   judgments as JSON lines: they are repeated, each time under other case numbers, until there are enough`

asked(
  usage,
  [],
  ([what = '', file, ...more]) =>
    more.length === 0 && (file ? what === 'portal' : ['queue', 'names'].includes(what)),
)
await bringUp(process.argv[2] === 'names' ? '../measure/names.ts' : '../measure/measure.ts')
