/** People who read the site while something happens to it, and note what they did not get to read. */

import { setTimeout as wait } from 'node:timers/promises'

export interface Readers {
  /** What was read since this was last called: how often, and what was answered with an error, or not at all. */
  take(): { count: number; failures: string[] }
  stop(): Promise<void>
}

/** Pages that are stored, some that are rendered each time, and calls. */
const paths = [
  ...['/', '/judgments', '/cases', '/get-help', '/events', '/search?q=rent', '/judgments?q=court'],
  ...['/api/cases', '/api/team', '/api/events', '/api/services'],
]

const readerCount = 8
/** Between two of one reader, in milliseconds. */
const pause = 200
const timeout = 20_000

/** Starts readers of a site. */
export function startReaders(origin: string): Readers {
  const abort = new AbortController()
  let [count, failures]: [number, string[]] = [0, []]
  const read = async (_: unknown, reader: number) => {
    for (let index = reader; !abort.signal.aborted; index += 1) {
      const path = paths[index % paths.length]!
      const failure = await fetch(origin + path, { signal: AbortSignal.timeout(timeout) }).then(
        async (response) => {
          await response.arrayBuffer()
          return response.ok ? null : response.status
        },
        (error: Error) => String(error.cause ?? error),
      )
      count += 1
      if (failure) failures.push(`${path} ${failure}`)
      await wait(pause)
    }
  }
  const reading = Promise.all(Array.from({ length: readerCount }, read))
  return {
    take() {
      const soFar = { count, failures }
      ;[count, failures] = [0, []]
      return soFar
    },
    async stop() {
      abort.abort()
      await reading
    },
  }
}
