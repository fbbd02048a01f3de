/** `npm run dev`: the product with watch mode. */

import { bringUp } from './ground/bringUp.mjs'

await bringUp('dev.ts')
