/** `npm run dev -w mfe-get-help`: one remote on a page of its own, before a product that runs elsewhere. */

import { asked } from './ground/asked.mjs'
import { bringUp } from './ground/bringUp.mjs'

const usage = `Usage: npm run dev -w mfe-get-help

  PORT         where the page is served, 3100 unless said
  PRODUCT_URL  the product that answers its calls, http://localhost:3000 unless said`

asked(usage, [], ([folder, ...more]) => Boolean(folder) && more.length === 0)

await bringUp('standAlone.ts', { worthTelling: 1_000 })
