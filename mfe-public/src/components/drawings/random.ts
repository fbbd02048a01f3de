/** Numbers that follow from a text: the same each time, and hardly ever those of another text. */

export interface Random {
  /** A whole number below `end`. */
  below(end: number): number
  pick<Value>(values: readonly Value[]): Value
  /** The values in another order. */
  shuffle<Value>(values: readonly Value[]): Value[]
}

/** Mulberry32, begun with the text's FNV-1a hash: both of the public domain. */
export function createRandom(text: string): Random {
  let state = [...text].reduce((hash, sign) => Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193), 0x811c9dc5)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    pick: (values) => values[below(values.length)]!,
    shuffle: (values) =>
      values
        .map((value) => ({ value, position: next() }))
        .toSorted((one, other) => one.position - other.position)
        .map(({ value }) => value),
  }
}
