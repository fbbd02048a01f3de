/** How far apart two words are for someone who types. */

/** Letters to leave out, put in, replace, or swap with their neighbour, to make one word the other. */
export function steps(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, place) => place)]
  for (let at = 1; at <= one.length; at++) {
    const row = [at]
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1]
      row[to] = Math.min(
        rows[at - 1]![to]! + 1,
        row[to - 1]! + 1,
        rows[at - 1]![to - 1]! + (same ? 0 : 1),
        one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1] && at > 1 && to > 1
          ? rows[at - 2]![to - 2]! + 1
          : Number.POSITIVE_INFINITY,
      )
    }
    rows.push(row)
  }
  return rows[one.length]![other.length]!
}
