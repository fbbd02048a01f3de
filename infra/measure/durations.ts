/** Durations as a table. */

/** An action, and how long each run took, in milliseconds. */
export type Durations = Record<string, number[]>

/** A line for each act: how often, the middle and the longest. */
export function formatDurations(durations: Durations): string {
  const lines = Object.entries(durations).map(([action, times]) =>
    [
      action.padEnd(44),
      `${times.length}x`.padStart(4),
      formatMs(getMedian(times)),
      formatMs(Math.max(...times)),
    ].join(' '),
  )
  return [`${'act'.padEnd(44)} times    middle   longest`, ...lines].join('\n')
}

/** The longest of all, in milliseconds. */
export const getLongest = (durations: Durations): number => Math.max(...Object.values(durations).flat())

const getMedian = (times: number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!
const formatMs = (time: number) => `${Math.round(time)} ms`.padStart(9)
