/** Several services' lines as one list, newest first. */

/** A line's place: of equal times the greatest id comes first, as in each service's own order. */
type Placed = { at: string; id: string }

/** The lines of all, in the one order that they have in every service. */
export const merged = <Line extends Placed>(parts: Line[][]): Line[] => parts.flat().toSorted(newestFirst)

/** One page of what each service gave as one of its own, and whether there are older lines than these. */
export function pageOf<Line extends Placed>(parts: { items: Line[]; hasMore: boolean }[], length: number) {
  const all = merged(parts.map(({ items }) => items))
  return {
    lines: all.slice(0, length),
    hasMore: all.length > length || parts.some(({ hasMore }) => hasMore),
  }
}

function newestFirst(one: Placed, other: Placed): number {
  const later = Date.parse(other.at) - Date.parse(one.at)
  if (later !== 0) return later
  return one.id < other.id ? 1 : -1
}
