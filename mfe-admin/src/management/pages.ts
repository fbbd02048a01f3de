/** A long list in pages. */
export const rowsPerPage = 20

/** The rows of a page; the last one when there are fewer pages than wished for, as after a delete. */
export function pageOf<Row>(rows: Row[], wanted: number): { page: number; pages: number; shown: Row[] } {
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage))
  const page = Math.min(wanted, pages)
  return { page, pages, shown: rows.slice((page - 1) * rowsPerPage, page * rowsPerPage) }
}

/** First, last and the neighbours of a page; null where pages are left out: 1 … 4 5 6 … 172. */
export function pagesAround(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const wanted = [...new Set(near)].sort((one, other) => one - other)
  return wanted.flatMap((number, place) => {
    const gap = number - (wanted[place - 1] ?? 0)
    if (gap === 2) return [number - 1, number]
    return gap > 2 ? [null, number] : [number]
  })
}
