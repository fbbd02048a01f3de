/**
 * Turns to hash a password. Each hash takes 64 MiB and a tenth of a second of a core while it is computed, so few are
 * computed at once; and since anybody may ask for one by signing in, strangers share what is left of them by address.
 */
import { ServiceUnavailable } from '@access/service-kit'

/** Whose turn it is: strangers are told apart by their address, whoever has proven who they are by their account. */
export interface HashingParty {
  key: string
  /** By a session, a secret link or a device that has signed in before. */
  isKnown: boolean
}

export interface HashingLimits {
  /** How many are computed at once, and how many of those strangers may take. */
  active: { inAll: number; strangers: number }
  /** How many wait, and how many of one party; those who are known wait apart. */
  waiting: { inAll: number; ofOne: number }
  /** In milliseconds: the gateway waits for four seconds, and the work is nobody's after that. */
  patience: number
}

export const defaultHashingLimits: HashingLimits = {
  active: { inAll: 4, strangers: 3 },
  waiting: { inAll: 24, ofOne: 4 },
  patience: 3_000,
}

/** In milliseconds. Who had a turn before that is like who has come new. */
const turnMemory = 60_000

interface Waiting extends HashingParty {
  begin(): void
  reject(): void
}

export function createHashingQueue(limits: HashingLimits = defaultHashingLimits) {
  const active: HashingParty[] = []
  const waiting = new Set<Waiting>()
  /** When each party had its last turn, as long as others may have waited since. */
  const lastTurns = new Map<string, number>()

  const countOf = (parties: Iterable<HashingParty>, isCounted: (party: HashingParty) => boolean) =>
    [...parties].filter(isCounted).length
  const isSameAs = (one: HashingParty) => (other: HashingParty) => formatKey(one) === formatKey(other)

  const hasRoom = ({ isKnown }: HashingParty) =>
    active.length < limits.active.inAll &&
    (isKnown || countOf(active, (party) => !party.isKnown) < limits.active.strangers)

  const getLastTurn = (party: HashingParty) => lastTurns.get(formatKey(party)) ?? Number.NEGATIVE_INFINITY

  function begin(party: HashingParty) {
    active.push(party)
    const now = performance.now()
    // The oldest are first.
    lastTurns.delete(formatKey(party))
    lastTurns.set(formatKey(party), now)
    for (const [key, lastTurn] of lastTurns) {
      if (now - lastTurn < turnMemory) break
      lastTurns.delete(key)
    }
  }

  /** Of those who may begin: who is known, then whose last turn is longest ago, then who came first. */
  function admitNext() {
    const [next] = [...waiting]
      .filter(hasRoom)
      .sort(
        (one, other) =>
          Number(other.isKnown) - Number(one.isKnown) || compare(getLastTurn(one), getLastTurn(other)),
      )
    next?.begin()
  }

  /** Who has several waiting makes room for who has none. */
  function makeRoomFor(party: HashingParty) {
    const others = [...waiting].filter(({ isKnown }) => isKnown === party.isKnown)
    if (others.length < limits.waiting.inAll) return
    others.findLast((other) => countOf(others, isSameAs(other)) > 1)?.reject()
  }

  function waitForTurn(party: HashingParty): Promise<void> {
    if (hasRoom(party)) return Promise.resolve(begin(party))
    const ofOne = countOf(waiting, isSameAs(party))
    if (ofOne === 0) makeRoomFor(party)
    const inAll = countOf(waiting, ({ isKnown }) => isKnown === party.isKnown)
    if (ofOne >= limits.waiting.ofOne || inAll >= limits.waiting.inAll) throw new ServiceUnavailable()
    return new Promise((resolve, reject) => {
      const end = (then: () => void) => () => {
        clearTimeout(timer)
        waiting.delete(entry)
        then()
      }
      const entry: Waiting = {
        ...party,
        begin: end(() => {
          begin(party)
          resolve()
        }),
        reject: end(() => reject(new ServiceUnavailable())),
      }
      const timer = setTimeout(entry.reject, limits.patience)
      waiting.add(entry)
    })
  }

  /** Does the work in a turn of this party; `ServiceUnavailable` where it has none soon. */
  return async function takeTurn<T>(party: HashingParty, work: () => Promise<T>): Promise<T> {
    await waitForTurn(party)
    try {
      return await work()
    } finally {
      active.splice(active.indexOf(party), 1)
      admitNext()
    }
  }
}

const formatKey = ({ key, isKnown }: HashingParty) => `${isKnown} ${key}`

const compare = (one: number, other: number) => (one === other ? 0 : one - other)
