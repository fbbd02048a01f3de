/** `npm start`. */

import { bringUp } from './ground/bringUp.mjs'

await bringUp('start.ts')
