/** Which page numbers a pager shows: the ends, where one is, and its neighbours; null is a gap. */
export function listPagerPages(page: number, pageCount: number): (number | null)[] {
  const candidates = new Set([1, page - 1, page, page + 1, pageCount])
  const visiblePages: (number | null)[] = []
  let previous = 0
  for (const number of [...candidates]
    .filter((candidate) => candidate >= 1 && candidate <= pageCount)
    .sort((a, b) => a - b)) {
    // A gap of one is shorter written out.
    if (number - previous === 2) visiblePages.push(number - 1)
    else if (number - previous > 2) visiblePages.push(null)
    visiblePages.push(number)
    previous = number
  }
  return visiblePages
}
