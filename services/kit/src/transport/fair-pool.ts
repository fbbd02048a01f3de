/**
 * What is shared by all who send us something: connections, slots, bytes of memory. Of what others leave, one sender may
 * have half: however much is taken, the next sender finds a place.
 */

export interface PoolLimits {
  inAll: number
  /** However little the others have; `Infinity` where senders are not told apart. */
  perSender: number
}

export type Reservation =
  /** Released once, however often that is said. */
  | { isReserved: true; release(): void }
  /** Whether this sender has too much, or there is nothing left. */
  | { isReserved: false; reason: 'sender' | 'all' }

/** Counts what each sender has, in this process. */
export function createFairPool({ inAll, perSender }: PoolLimits) {
  const senders = new Map<string, number>()
  let total = 0

  function change(sender: string, amount: number) {
    total += amount
    const rest = (senders.get(sender) ?? 0) + amount
    if (rest > 0) senders.set(sender, rest)
    else senders.delete(sender)
  }

  /** The most that a sender may have who has so much. */
  function getLimit(sender: string, own: number): number {
    const isDistinguished = sender !== '' && perSender !== Number.POSITIVE_INFINITY
    return isDistinguished ? Math.min(perSender, (inAll - (total - own)) / 2) : inAll
  }

  return {
    /** '' is a sender who is not told apart from others. */
    reserve(sender: string, amount = 1): Reservation {
      const own = senders.get(sender) ?? 0
      const limit = getLimit(sender, own)
      if (own + amount > limit || total + amount > inAll) {
        const isOwnFault = limit < inAll && (own > 0 || amount > perSender)
        return { isReserved: false, reason: isOwnFault ? 'sender' : 'all' }
      }
      change(sender, amount)
      let isReleased = false
      return {
        isReserved: true,
        release() {
          if (!isReleased) change(sender, -amount)
          isReleased = true
        },
      }
    },
  }
}
