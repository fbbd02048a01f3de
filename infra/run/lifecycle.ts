/**
 * What has been started, and its end: last come, first gone. A stop asked for in the middle of the start waits for
 * what is just starting and ends that too, so nothing is left half-started.
 */

interface ManagedResource {
  start: Promise<unknown>
  stop(): Promise<void>
}

export interface Lifecycle {
  /** Begins something, to be ended with `end`. */
  startResource<Thing>(open: () => Promise<Thing>, close: (open: Thing) => Promise<void>): Promise<Thing>
  /** Stops everything; called again, it returns the same promise. */
  stopAll(): Promise<void>
  readonly isStopping: boolean
  /** Aborts when the stop begins. */
  readonly signal: AbortSignal
}

/** Thrown when a resource is started while we are stopping. */
export class StoppingError extends Error {}

export function createLifecycle(): Lifecycle {
  const resources: ManagedResource[] = []
  const stopRequest = new AbortController()
  let stopResult: Promise<void> | undefined

  async function closeAll() {
    const failures: unknown[] = []
    for (const resource of resources.toReversed()) {
      const opened = await resource.start.then(
        () => true,
        () => false,
      )
      // One that fails to stop must not keep the others from stopping.
      if (opened) await resource.stop().catch((failure) => failures.push(failure))
    }
    if (failures.length > 0) throw failures[0]
  }

  return {
    startResource(open, close) {
      if (stopRequest.signal.aborted) return Promise.reject(new StoppingError('This is stopping'))
      const opened = open()
      resources.push({ start: opened, stop: async () => close(await opened) })
      return opened
    },
    stopAll() {
      stopRequest.abort()
      stopResult ??= closeAll()
      return stopResult
    },
    get isStopping() {
      return stopRequest.signal.aborted
    },
    signal: stopRequest.signal,
  }
}
