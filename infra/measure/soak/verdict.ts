/** Whether what the programs have and use grows in the course of a long run: a comparison of parts of it. */

import type { Usage } from '../bench/harness/process-usage.ts'
import { subtractUsage, sumUsage } from '../bench/harness/process-usage.ts'
import { getMedian } from '../bench/harness/statistics.ts'
import { formatNumber, formatTable } from '../bench/harness/tables.ts'
import type { Sample } from './samples.ts'

/** By so much a program may have more memory at the end than after a quarter of the run. */
const maxMemoryGrowth = 1.1
/** By so much a request may cost more in the last quarter than in the first: the data grow as well. */
const maxCpuGrowth = 1.2
/** Megabytes of a program that is as good as idle vary by themselves. */
const minMemory = 10

/** What one program had, in megabytes. */
export interface MemoryCourse {
  program: string
  /** Medians of an eighth of the run: of that after its first quarter, and of the last. */
  quarter: number
  end: number
  max: number
}

export interface Course {
  memory: MemoryCourse[]
  /** Microseconds of each program's CPU for each thing that was done, in the first and the last quarter. */
  cpu: { first: Usage; last: Usage }
}

/** The course of a run by its samples, of which there are at least eight. */
export function describeCourse(samples: Sample[]): Course {
  const duration = samples.at(-1)!.elapsed
  const listBetween = (from: number, to: number) =>
    samples.filter(({ elapsed }) => elapsed >= from * duration && elapsed <= to * duration)
  const quarter = listBetween(1 / 4, 3 / 8)
  const end = listBetween(7 / 8, 1)
  const getMemory = (list: Sample[], program: string) => list.map(({ memory }) => memory[program] ?? 0)
  return {
    // Without what a program runs for a moment.
    memory: Object.keys(samples[0]!.memory).map((program) => ({
      program,
      quarter: getMedian(getMemory(quarter, program)),
      end: getMedian(getMemory(end, program)),
      max: Math.max(...getMemory(samples, program)),
    })),
    cpu: {
      first: getCpuEach(listBetween(0, 1 / 4)),
      last: getCpuEach(listBetween(3 / 4, 1)),
    },
  }
}

function getCpuEach(samples: Sample[]): Usage {
  const [first, last] = [samples[0]!, samples.at(-1)!]
  const count = Math.max(1, last.count - first.count)
  return Object.fromEntries(
    Object.entries(subtractUsage(last.cpu, first.cpu)).map(([program, time]) => [program, time / count]),
  )
}

/** What grows, each in a sentence; empty when nothing does. */
export function listGrowth({ memory, cpu }: Course): string[] {
  const [first, last] = [sumUsage(cpu.first), sumUsage(cpu.last)]
  const growing = memory.filter(({ quarter, end }) => end > minMemory && end > quarter * maxMemoryGrowth)
  return [
    ...growing.map(
      ({ program, quarter, end }) =>
        `${program} grew from ${formatNumber(quarter)} to ${formatNumber(end)} MB`,
    ),
    ...(last > first * maxCpuGrowth
      ? [`a request cost ${formatNumber(first)} µs at first, and ${formatNumber(last)} in the end`]
      : []),
  ]
}

/** The programs that have so many megabytes more than before. */
export const listLargerPrograms = (before: Usage, after: Usage, maxMegabytes: number): string[] =>
  Object.entries(subtractUsage(after, before))
    .filter(([, growth]) => growth > maxMegabytes)
    .map(([program, growth]) => `${program} has ${formatNumber(growth)} MB more`)

/** A table of the programs' memory in the course of a run. */
export const formatMemory = ({ memory }: Course): string =>
  formatTable(
    ['MB (PSS)', ...memory.map(({ program }) => program)],
    [
      ['after a quarter of the run', ...memory.map(({ quarter }) => formatNumber(quarter))],
      ['at its end', ...memory.map(({ end }) => formatNumber(end))],
      ['share', ...memory.map(({ quarter, end }) => `${Math.round((end / quarter) * 100)} %`)],
      ['most', ...memory.map(({ max }) => formatNumber(max))],
    ],
  )

/** A table of what each thing that was done cost the programs. */
export const formatCpu = ({ cpu: { first, last } }: Course): string =>
  formatTable(
    ['CPU µs each', 'all', ...Object.keys(last)],
    [first, last].map((usage, index) => [
      index === 0 ? 'in the first quarter' : 'in the last',
      formatNumber(sumUsage(usage)),
      ...Object.keys(last).map((program) => formatNumber(usage[program] ?? 0)),
    ]),
  )
