/**
 * The edit distance (optimal string alignment): how many letters have to be added, removed, replaced or swapped with
 * their neighbor to turn one word into the other.
 */
export function computeEditDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  const getCell = (row: number, column: number) => rows[row]![column]!
  for (let row = 1; row <= one.length; row += 1) {
    rows[row] = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      rows[row]![column] = Math.min(
        getCell(row - 1, column) + 1,
        getCell(row, column - 1) + 1,
        getCell(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? getCell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return getCell(one.length, other.length)
}
