/** How many typing errors lie between two words: a letter more, less, another, or two that changed places. */
export function computeEditDistance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const getCell = (row: number, column: number) => rows[row]![column]!
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const swapCost =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      rows[row]![column] = Math.min(
        getCell(row - 1, column) + 1,
        getCell(row, column - 1) + 1,
        getCell(row - 1, column - 1) + (isSame ? 0 : 1),
        swapCost ? getCell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return getCell(one.length, other.length)
}
