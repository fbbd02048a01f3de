/** How often PostgreSQL is waited for: statements that are sent together are one wait. */
import pg from 'pg'
import { vi } from 'vitest'

/** The number of times that this process sends something to PostgreSQL, and waits, while this is done. */
export async function countWaits(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  let isWaiting = false
  const { query, execute, emit } = pg.Connection.prototype
  const send = <Send extends (...all: never[]) => unknown>(original: Send) =>
    function (this: unknown, ...all: Parameters<Send>) {
      if (!isWaiting) count += 1
      isWaiting = true
      return original.apply(this, all)
    }
  const spies = [
    vi.spyOn(pg.Connection.prototype, 'query').mockImplementation(send(query)),
    vi.spyOn(pg.Connection.prototype, 'execute').mockImplementation(send(execute)),
    vi.spyOn(pg.Connection.prototype, 'emit').mockImplementation(function (this: pg.Connection, ...event) {
      if (event[0] === 'readyForQuery') isWaiting = false
      return emit.apply(this, event)
    }),
  ]
  try {
    await work()
    return count
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
