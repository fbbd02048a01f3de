/** Turns for work that takes much of the machine: so many at once, and so many of one owner; others wait. */

export interface Turns {
  /**
   * Resolves when it is the turn of a work of `owner`, to the function that ends the turn. Works begin in the order in
   * which they came, but for those whose owner has its turns already; '' is an owner who is not told apart from others.
   */
  take(owner: string): Promise<() => void>
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
    const index = waiting.findIndex((next) => isFree(next.owner))
    if (index === -1) return
    const [next] = waiting.splice(index, 1)
    count(next!.owner, 1)
    next!.begin()
  }

  return {
    async take(owner) {
      if (isFree(owner)) count(owner, 1)
      else await new Promise<void>((begin) => waiting.push({ owner, begin }))
      return () => end(owner)
    },
  }
}
