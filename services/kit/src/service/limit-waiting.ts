/**
 * Rejects requests while too many wait for a connection of the database: those would only wait in vain. Of what is
 * left a client may have half, so that however many wait for one there is a place for the next.
 */
import type { MikroORM } from '@mikro-orm/postgresql'
import type { RequestHandler, Response } from 'express'
import type pg from 'pg'
import { ServiceUnavailable } from '../errors/errors.ts'

/** What the pool can serve in the second that a request waits for a connection, at 50 ms each on ten connections. */
const maxWaiting = 200

/** 503 with Retry-After, in GraphQL's format, which the gateway passes on. */
export async function createWaitingLimit(orm: MikroORM, max = maxWaiting): Promise<RequestHandler> {
  const pool = (await orm.em.getConnection().getNativeClient()) as pg.Pool
  const requests = new Map<string, number>()
  return ({ headers }, response, next) => {
    // Our own calls have none, and no share.
    const client = String(headers['x-client-address'] ?? '')
    const hasShare = !client || (requests.get(client) ?? 0) < (max - pool.waitingCount) / 2
    if (pool.waitingCount < max && hasShare) {
      if (client) countUntilClosed(requests, client, response)
      return next()
    }
    const { message, extensions } = new ServiceUnavailable()
    response
      .status(503)
      .set('retry-after', '5')
      .json({ errors: [{ message, extensions }] })
  }
}

function countUntilClosed(requests: Map<string, number>, client: string, response: Response): void {
  requests.set(client, (requests.get(client) ?? 0) + 1)
  response.once('close', () => {
    const rest = requests.get(client)! - 1
    if (rest > 0) requests.set(client, rest)
    else requests.delete(client)
  })
}
