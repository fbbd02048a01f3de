/**
 * Words recur with every name that one is compared with, so results are cached. Of single words only: whole names of
 * people must not stay in memory.
 */
export function memoize<Result>(compute: (word: string) => Result): (word: string) => Result {
  const cache = new Map<string, Result>()
  return (word) => {
    const cached = cache.get(word)
    if (cached !== undefined) return cached
    if (cache.size >= 5000) cache.clear()
    const result = compute(word)
    cache.set(word, result)
    return result
  }
}
