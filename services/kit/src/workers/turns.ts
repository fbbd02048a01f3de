/** Turns for work that takes much of the machine: so many at once, and so many of one owner; others wait. */

export interface Turns {
  /**
   * Resolves when it is `owner`'s turn, to the function that ends the turn. Work begins in the order in which it came,
   * but owners alternate, and none has more than their turns; owners named '' are not told apart. Rejects with the reason
   * of `signal` where that aborts first.
   */
  take(owner: string, signal?: AbortSignal): Promise<() => void>
}

export function createTurns(max: { inAll: number; ofOwner: number }): Turns {
  const countByOwner = new Map<string, number>()
  const waiting: { owner: string; begin: () => void }[] = []
  let inAll = 0

  const isFree = (owner: string) =>
    inAll < max.inAll && (owner === '' || (countByOwner.get(owner) ?? 0) < max.ofOwner)

  function count(owner: string, change: 1 | -1) {
    inAll += change
    const ofOwner = (countByOwner.get(owner) ?? 0) + change
    if (ofOwner > 0) countByOwner.set(owner, ofOwner)
    else countByOwner.delete(owner)
  }

  function end(owner: string) {
    count(owner, -1)
    // Anyone who has just had a turn goes behind the others.
    if (owner !== '')
      waiting.sort((one, other) => Number(one.owner === owner) - Number(other.owner === owner))
    const index = waiting.findIndex((next) => isFree(next.owner))
    if (index === -1) return
    const [next] = waiting.splice(index, 1)
    count(next!.owner, 1)
    next!.begin()
  }

  function waitForTurn(owner: string, signal?: AbortSignal) {
    return new Promise<void>((begin, reject) => {
      const entry = { owner, begin }
      waiting.push(entry)
      signal?.addEventListener('abort', () => {
        const index = waiting.indexOf(entry)
        if (index !== -1) waiting.splice(index, 1)
        reject(signal.reason)
      })
    })
  }

  return {
    async take(owner, signal) {
      if (isFree(owner)) count(owner, 1)
      else await waitForTurn(owner, signal)
      return () => end(owner)
    },
  }
}
