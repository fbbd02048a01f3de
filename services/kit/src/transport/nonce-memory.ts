/** Remembers nonces for as long as their signatures are valid. */

/** About 60 MB; a thousand requests a second are 120,000. */
const maxNonces = 500_000

/**
 * Two sets, of which the older is dropped: each nonce stays for at least `durationMs`. By a clock that nobody turns;
 * when there are too many, new ones are rejected, since forgetting would accept one of them again.
 */
export function createNonceMemory(durationMs: number, now: () => number = () => performance.now()) {
  let current = new Set<string>()
  let previous = new Set<string>()
  let turnsAt = now() + durationMs

  function dropOld() {
    if (now() < turnsAt) return
    // After two durations without a request both are old.
    previous = now() < turnsAt + durationMs ? current : new Set()
    current = new Set()
    turnsAt = now() + durationMs
  }

  return {
    /** Whether it is new; then it is not for the next time. */
    remember(nonce: string): boolean {
      dropOld()
      if (current.has(nonce) || previous.has(nonce)) return false
      if (current.size + previous.size >= maxNonces) return false
      current.add(nonce)
      return true
    },
  }
}
