/** Ctrl-C and its kin: the first asks everything to end, a second one makes it. */

import { whenOrphaned } from './ground/orphan.mjs'

// On a terminal npm passes on the Ctrl-C that we have had already: what comes so soon is the same one.
const samePress = 1_000

/** Calls `end` once when we are asked to stop, or when npm is gone; `force` when we are asked again. */
export function endWhenAsked(end: () => Promise<void>, force: () => void): void {
  let asked: number | undefined
  const heard = () => {
    if (asked === undefined) {
      asked = Date.now()
      end().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    } else if (Date.now() - asked > samePress) {
      force()
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, heard)
  whenOrphaned(heard)
  // Started by another program over a channel, we end with it.
  if (process.channel) process.on('disconnect', heard)
  // A closed terminal takes no more words; that is no reason to leave anything running.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
