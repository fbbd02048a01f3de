/** Pagination of a list in memory. */
export const rowsPerPage = 20

/** The rows of a page; of the last one when the requested page does not exist any more. */
export function paginate<Row>(
  rows: readonly Row[],
  requestedPage: number,
): { page: number; pages: number; pageRows: Row[] } {
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage))
  const page = Math.min(requestedPage, pages)
  return { page, pages, pageRows: rows.slice((page - 1) * rowsPerPage, page * rowsPerPage) }
}

/** First, last and the neighbours of a page; null where pages are left out: 1 … 4 5 6 … 172. */
export function listPageNumbers(page: number, pages: number): (number | null)[] {
  const nearbyPages = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(nearbyPages)].sort((one, other) => one - other)
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0)
    if (gap === 2) return [number - 1, number]
    return gap > 2 ? [null, number] : [number]
  })
}
