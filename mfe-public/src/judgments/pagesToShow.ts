/** Which page numbers a pager shows: the ends, where one is, and its neighbours; null stands for what is left out. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const near = new Set([1, page - 1, page, page + 1, pages])
  const shown: (number | null)[] = []
  let last = 0
  for (const number of [...near].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b)) {
    // A gap of one is shorter written out.
    if (number - last === 2) shown.push(number - 1)
    else if (number - last > 2) shown.push(null)
    shown.push(number)
    last = number
  }
  return shown
}
