/** Whether what the programs have grows in the course of a long run: a comparison of parts of it. */

import type { Usage } from '../../bench/harness/process-usage.ts'
import { getMedian } from '../../bench/harness/statistics.ts'
import { formatNumber, formatTable } from '../../bench/harness/tables.ts'

/** By so much a program may have more memory at the end than after a quarter of the run. */
const maxGrowth = 1.1
/** Megabytes of a program that is as good as idle vary by themselves. */
const minMemory = 10

/** A table of each program, as medians of an eighth of the run, and those that grow, a sentence for each. */
export function describeCourse(samples: Usage[]): { table: string; growing: string[] } {
  const getMedianBetween = (program: string, from: number, to: number) =>
    getMedian(samples.slice(from * samples.length, to * samples.length).map((memory) => memory[program] ?? 0))
  // Without what a program runs for a moment.
  const courses = Object.keys(samples[0] ?? {}).map((program) => ({
    program,
    quarter: getMedianBetween(program, 1 / 4, 3 / 8),
    end: getMedianBetween(program, 7 / 8, 1),
  }))
  return {
    table: formatTable(
      ['MB (PSS)', 'after a quarter of the run', 'at its end', 'share'],
      courses.map(({ program, quarter, end }) => [
        ...[program, formatNumber(quarter), formatNumber(end), `${Math.round((end / quarter) * 100)} %`],
      ]),
    ),
    growing: courses
      .filter(({ quarter, end }) => end > minMemory && end > quarter * maxGrowth)
      .map(
        ({ program, quarter, end }) =>
          `${program} grew from ${formatNumber(quarter)} to ${formatNumber(end)} MB`,
      ),
  }
}
