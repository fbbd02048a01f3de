/** Of which objects there are ever more, by heap snapshots of one program. */

/** The parts of V8's format for snapshots that are read. */
export interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  /** All fields of all nodes, one after the other; texts by their number. */
  nodes: number[]
  strings: string[]
}

/** How many objects there are of each constructor. */
export type ObjectCounts = Map<string, number>

/** A constructor of which every snapshot has more objects than the one before. */
export interface Growth {
  constructorName: string
  first: number
  last: number
}

/** Fewer more are no leak that anybody would find. */
const minGrowth = 1_000

export function countObjects({ snapshot, nodes, strings }: HeapSnapshot): ObjectCounts {
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [typeIndex, nameIndex] = [fields.indexOf('type'), fields.indexOf('name')]
  const objectType = types[0].indexOf('object')
  const counts: ObjectCounts = new Map()
  for (let index = 0; index < nodes.length; index += fields.length) {
    if (nodes[index + typeIndex] !== objectType) continue
    const name = strings[nodes[index + nameIndex]!]!
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/** Those that grow from each snapshot to the next, the most first. */
export function listGrowths(snapshots: ObjectCounts[]): Growth[] {
  const [first, last] = [snapshots[0] ?? new Map(), snapshots.at(-1) ?? new Map()]
  return [...last.keys()]
    .map((constructorName) => ({
      constructorName,
      counts: snapshots.map((counts) => counts.get(constructorName) ?? 0),
    }))
    .filter(({ counts }) => counts.every((count, index) => index === 0 || count > counts[index - 1]!))
    .map(({ constructorName }) => ({
      constructorName,
      first: first.get(constructorName) ?? 0,
      last: last.get(constructorName) ?? 0,
    }))
    .filter((growth) => growth.last - growth.first >= minGrowth)
    .toSorted((one, other) => other.last - other.first - (one.last - one.first))
}
