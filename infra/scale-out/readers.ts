/** People who read the site while something happens to it, and note what they did not get to read. */

import { setTimeout as wait } from 'node:timers/promises'
import { Agent, request } from 'undici'

/** What was read since the last time. */
export interface Read {
  count: number
  /** What was answered with an error, or not at all. */
  failures: string[]
  /** The longest time until an answer was there, in milliseconds. */
  longest: number
}

export interface Readers {
  /** What was read since this was last called. */
  take(): Read
  stop(): Promise<void>
}

/** Pages that are stored, some that are rendered each time, and calls. */
const paths = [
  ...['/', '/judgments', '/cases', '/get-help', '/events', '/search?q=rent', '/judgments?q=court'],
  ...['/api/cases', '/api/team', '/api/events', '/api/services'],
]

const connections = 8
/** Between two of one reader, in milliseconds. */
const pause = 200
const timeout = 20_000

const createRead = (): Read => ({ count: 0, failures: [], longest: 0 })

/** Starts readers of a site behind a proxy with this certificate. */
export function startReaders(origin: string, certificate: string): Readers {
  const agent = new Agent({ connections, pipelining: 1, connect: { ca: certificate } })
  const abort = new AbortController()
  let read = createRead()

  async function readOne(path: string) {
    const beganAt = performance.now()
    try {
      const { statusCode, body } = await request(origin + path, {
        dispatcher: agent,
        signal: AbortSignal.timeout(timeout),
      })
      await body.dump({ limit: Number.MAX_SAFE_INTEGER })
      if (statusCode >= 400) read.failures.push(`${path} ${statusCode}`)
    } catch (failure) {
      read.failures.push(`${path} ${(failure as Error).message}`)
    }
    read.count += 1
    read.longest = Math.max(read.longest, performance.now() - beganAt)
  }
  const work = async (_: unknown, reader: number) => {
    for (let index = reader; !abort.signal.aborted; index += 1) {
      await readOne(paths[index % paths.length]!)
      await wait(pause)
    }
  }
  const working = Promise.all(Array.from({ length: connections }, work))
  return {
    take() {
      const readSoFar = read
      read = createRead()
      return readSoFar
    },
    async stop() {
      abort.abort()
      await working
      await agent.close()
    },
  }
}
