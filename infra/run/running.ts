/**
 * What has been started, and its end: last come, first gone. A stop asked for in the middle of the start waits for
 * what is just starting and ends that too, so nothing is left half-started.
 */

interface Part {
  started: Promise<unknown>
  end(): Promise<void>
}

export interface Running {
  /** Begins something, to be ended with `end`. */
  begin<Thing>(thing: () => Promise<Thing>, end: (thing: Thing) => Promise<void>): Promise<Thing>
  /** Ends everything; asked again, it is the same end. */
  stop(): Promise<void>
  readonly stopping: boolean
  /** Goes off when the stop is asked for. */
  readonly signal: AbortSignal
}

/** Thrown at whoever goes on starting things while we are stopping. */
export class Stopping extends Error {}

export function running(): Running {
  const parts: Part[] = []
  const asked = new AbortController()
  let stopped: Promise<void> | undefined

  async function endAll() {
    const failures: unknown[] = []
    for (const part of parts.toReversed()) {
      const started = await part.started.then(
        () => true,
        () => false,
      )
      // One that will not end must not keep the others from ending.
      if (started) await part.end().catch((failure) => failures.push(failure))
    }
    if (failures.length > 0) throw failures[0]
  }

  return {
    begin(thing, end) {
      if (asked.signal.aborted) return Promise.reject(new Stopping('This is stopping'))
      const started = thing()
      parts.push({ started, end: async () => end(await started) })
      return started
    },
    stop() {
      asked.abort()
      stopped ??= endAll()
      return stopped
    },
    get stopping() {
      return asked.signal.aborted
    },
    signal: asked.signal,
  }
}
