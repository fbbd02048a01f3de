/** The papers that have not arrived, in the order in which they were chosen. */

/** A paper that has not arrived, and may never. */
export interface Underway {
  key: number
  name: string
  state:
    | { is: 'making'; photos: number }
    | { is: 'sending'; percent: number }
    | { is: 'waiting'; problem: string }
    | { is: 'failed'; problem: string; again: boolean }
  file?: File | undefined
  /** What a PDF was to be made of. */
  photos?: readonly File[]
  cancel?: () => void
}

/** `show` is told the list whenever it is another. */
export function newUnderway(show: (rows: readonly Underway[]) => void) {
  let rows: readonly Underway[] = []
  let lastKey = 0

  function become(others: readonly Underway[]) {
    rows = others
    show(rows)
  }
  const find = (wanted: number) => rows.find(({ key }) => key === wanted)

  return {
    find,
    all: () => rows,
    /** Puts one at the end, or in the place of the one with that key; returns its key. */
    put(row: Omit<Underway, 'key'>, key = ++lastKey): number {
      const put = { ...row, key }
      become(find(key) ? rows.map((other) => (other.key === key ? put : other)) : [...rows, put])
      return key
    },
    /** How many take the place of a paper. */
    places: () => rows.filter(({ file, state }) => file !== undefined || state.is === 'making').length,
    /** Whether one with that name and size is among those that may still arrive. */
    has: ({ name, size }: File) => rows.some(({ file }) => file?.name === name && file.size === size),
    /** Takes away what is said of one of that name that never will. */
    dropHopeless: (name: string) =>
      become(rows.filter((row) => row.name !== name || row.state.is !== 'failed' || row.state.again)),
    drop: (gone: number) => become(rows.filter(({ key }) => key !== gone)),
    /** Takes all of them away, and returns them. */
    clear() {
      const before = rows
      become([])
      return before
    },
  }
}
