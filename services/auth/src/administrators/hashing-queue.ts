/**
 * Turns to hash a password. Each hash takes 64 MiB and a tenth of a second of a core, so few are computed at once; and
 * since anyone may ask for one by signing in, strangers have turns of their own, shared by address.
 */
import { createReservations, createTurns, ServiceUnavailable } from '@access/service-kit'

/** Whose turn it is: strangers are told apart by their address, those who have proven who they are by their account. */
export interface HashingParty {
  key: string
  /** By a session, a secret link or a device that has signed in before. */
  isKnown: boolean
}

export interface HashingLimits {
  /** How many are computed at once, for strangers and for those who are known. */
  active: number
  /** How many are computed or wait, and how many of one party. */
  places: { inAll: number; perSender: number }
  /** In milliseconds: the gateway waits for four seconds, and nobody reads an answer after that. */
  patience: number
}

export const hashingLimits: HashingLimits = {
  active: 3,
  places: { inAll: 60, perSender: 4 },
  patience: 3_000,
}

/** Does the work in a turn of this party; `ServiceUnavailable` where none comes soon. */
export function createHashingQueue(limits = hashingLimits) {
  const [known, strangers] = [createLane(limits), createLane(limits)]
  return <T>({ key, isKnown }: HashingParty, work: () => Promise<T>): Promise<T> =>
    (isKnown ? known : strangers)(key, work)
}

function createLane({ active, places, patience }: HashingLimits) {
  const turns = createTurns({ inAll: active, ofOwner: 1 })
  const withPlace = createReservations(places)
  return <T>(owner: string, work: () => Promise<T>): Promise<T> =>
    withPlace(owner, async () => {
      const signal = AbortSignal.timeout(patience)
      const endTurn = await turns.take(owner, signal).catch(() => {
        throw new ServiceUnavailable()
      })
      try {
        return await work()
      } finally {
        endTurn()
      }
    })
}
