/** `node infra/measure/many.mjs COUNT`: fills a product's queue, to be measured. */

import { asked } from '../run/ground/asked.mjs'
import { bringUp } from '../run/ground/bringUp.mjs'

asked(
  'Usage: node infra/measure/many.mjs COUNT',
  [],
  ([count, ...more]) => Number(count) > 0 && more.length === 0,
)
await bringUp('../measure/many.ts', { worthTelling: 1_000 })
