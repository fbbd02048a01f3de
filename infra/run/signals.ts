/** Stop signals: the first stops gracefully, a second one ends at once. */

import { onOrphaned } from './bootstrap/orphan.mjs'

// On a terminal npm passes on the Ctrl-C that we have had already: what comes so soon is the same one.
const repeatedSignalWindow = 1_000

/** Calls `stop` at the first signal, or when npm has ended; `forceStop` at the second. Then this process exits. */
export function onStopSignal(stop: () => Promise<void>, forceStop = () => {}): void {
  let requestedAt: number | undefined
  const onSignal = () => {
    if (requestedAt !== undefined) {
      if (Date.now() - requestedAt < repeatedSignalWindow) return
      forceStop()
      process.exit(1)
    }
    requestedAt = Date.now()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  onOrphaned(onSignal)
  // Started by another program over a channel, we end with it.
  if (process.channel) process.on('disconnect', onSignal)
  // Writing to a closed terminal fails, which must not leave anything running.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
