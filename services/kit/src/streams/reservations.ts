/** Work that takes one of a few places, which nobody has all of. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ServiceUnavailable } from '../errors/errors.ts'
import { createFairPool, type PoolLimits } from '../transport/index.ts'

/** Does the work when this sender finds a place; `ServiceUnavailable` when they do not. */
export type RunReserved = <T>(sender: string, work: () => Promise<T>) => Promise<T>

/** Those who find no place read `message`, and may try again after so many seconds. */
export function createReservations(limits: PoolLimits, retryAfter?: number, message?: string): RunReserved {
  const pool = createFairPool(limits)
  return async (sender, work) => {
    const place = pool.reserve(sender)
    if (!place.isReserved) throw new ServiceUnavailable(retryAfter, message)
    try {
      return await work()
    } finally {
      place.release()
    }
  }
}

/** Files that wait in memory for anyone who downloads them: however slowly that is, there is memory for the next one. */
const megabyte = 2 ** 20

/** In bytes: a media library of a hundred pictures for one office, and for all together what a small machine can spare. */
const pool = createFairPool({ perSender: 48 * megabyte, inAll: 384 * megabyte })

/** Counts the bytes for this client until it has read them; `ServiceUnavailable` where too many wait already. */
export function holdBytes({ headers }: IncomingMessage, response: ServerResponse, bytes: number): void {
  const reservation = pool.reserve(String(headers['x-client-address'] ?? ''), bytes)
  if (!reservation.isReserved)
    throw new ServiceUnavailable(5, 'Much is being downloaded just now. Try again in a moment.')
  response.once('close', reservation.release)
}
