/** A view of the list: what its address asks, but for the page. */

/** The same question always as the same words, in whatever order an address says them. */
export function queryOf(address: string): string {
  const asked = new URLSearchParams(address)
  asked.delete('page')
  asked.sort()
  return asked.toString()
}
