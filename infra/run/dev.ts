/** `npm run dev`: the same product, building and starting again what changes. */

import { type Command, run as start } from './start.ts'

export const run = (command: Command) => start(command, { isWatched: true })
