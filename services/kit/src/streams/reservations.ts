/** Work that takes one of a few places, which nobody has all of. */
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
