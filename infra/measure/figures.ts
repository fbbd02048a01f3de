/** Durations as a table. */

/** What was done, and how long each time of doing it took, in milliseconds. */
export type Taken = Record<string, number[]>

/** A line for each act: how often, the middle and the longest. */
export function figuresOf(taken: Taken): string {
  const lines = Object.entries(taken).map(([act, times]) =>
    [act.padEnd(44), `${times.length}x`.padStart(4), inMs(middle(times)), inMs(Math.max(...times))].join(' '),
  )
  return [`${'act'.padEnd(44)} times    middle   longest`, ...lines].join('\n')
}

/** The longest of all, in milliseconds. */
export const worstOf = (taken: Taken): number => Math.max(...Object.values(taken).flat())

const middle = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!
const inMs = (time: number) => `${Math.round(time)} ms`.padStart(9)
