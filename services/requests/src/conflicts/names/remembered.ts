/**
 * Words come again with every name that one is compared with: what was worked out for the last
 * of them is kept. Of words alone: who is called by which of them is not to be left lying about.
 */
export function rememberedFor<Result>(workOut: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    if (known.size >= 5000) known.clear()
    const result = workOut(word)
    known.set(word, result)
    return result
  }
}
