/** Rejects requests while too many wait for a connection of the database: those would only wait in vain. */
import type { MikroORM } from '@mikro-orm/postgresql'
import type { RequestHandler } from 'express'
import type pg from 'pg'
import { ServiceUnavailable } from '../errors/errors.ts'

/** What the pool can serve in the second that a request waits for a connection, at 50 ms each on ten connections. */
const maxWaiting = 200

/** 503 with Retry-After, in GraphQL's format, which the gateway passes on. */
export async function createWaitingLimit(orm: MikroORM, max = maxWaiting): Promise<RequestHandler> {
  const pool = (await orm.em.getConnection().getNativeClient()) as pg.Pool
  return (_request, response, next) => {
    if (pool.waitingCount < max) return next()
    const { message, extensions } = new ServiceUnavailable()
    response
      .status(503)
      .set('retry-after', '5')
      .json({ errors: [{ message, extensions }] })
  }
}
