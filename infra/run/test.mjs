/** `npm test`. */

import { bringUp } from './ground/bringUp.mjs'

await bringUp('test.ts')
