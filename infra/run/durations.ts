/** How long tests and stages take: what is slow is shown, so that somebody makes it quicker. */

import path from 'node:path'
import type { Report } from './counts.ts'

export interface Duration {
  /** The name of a stage; of a test, its file and title. */
  name: string
  seconds: number
}

/** The duration of every test in a report. */
export const listDurations = (report: Report | undefined): Duration[] =>
  (report?.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.basename(file)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )

/** The slowest, a line each. */
export const formatSlowest = (durations: Duration[], count = 10): string =>
  durations
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`)
    .join('\n')
