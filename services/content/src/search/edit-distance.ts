/** The edit distance of two words (optimal string alignment). */

/** The number of deletions, insertions, substitutions and transpositions of letters that turn one word into the other. */
export function computeEditDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let rowIndex = 1; rowIndex <= one.length; rowIndex++) {
    const row = [rowIndex]
    for (let columnIndex = 1; columnIndex <= other.length; columnIndex++) {
      const same = one[rowIndex - 1] === other[columnIndex - 1]
      row[columnIndex] = Math.min(
        rows[rowIndex - 1]![columnIndex]! + 1,
        row[columnIndex - 1]! + 1,
        rows[rowIndex - 1]![columnIndex - 1]! + (same ? 0 : 1),
        one[rowIndex - 1] === other[columnIndex - 2] &&
          one[rowIndex - 2] === other[columnIndex - 1] &&
          rowIndex > 1 &&
          columnIndex > 1
          ? rows[rowIndex - 2]![columnIndex - 2]! + 1
          : Number.POSITIVE_INFINITY,
      )
    }
    rows.push(row)
  }
  return rows[one.length]![other.length]!
}
