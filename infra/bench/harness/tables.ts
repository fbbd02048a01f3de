/** Figures as tables in Markdown. */

import type { Result } from './compare.ts'
import type { Spread } from './statistics.ts'

/** A table with a head. */
export const formatTable = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Three significant digits, and thousands with commas. */
export function formatNumber(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-US')
  return `${Number(value.toPrecision(3))}`
}

/** `120 (110-140)`: the median, and the extremes. */
export const formatSpread = ({ median, min, max }: Spread): string =>
  `${formatNumber(median)} (${formatNumber(min)}-${formatNumber(max)})`

/** What was measured, with its results; the last of them is the bare server's. */
export interface Scenario {
  name: string
  results: Result[]
}

const head = ['', 'who', 'requests/s', 'CPU µs a request', 'of which', 'x bare', 'p50 ms', 'p99 ms']

/** A line for each contender of each scenario. */
export function formatScenarios(scenarios: Scenario[]): string {
  const rows = scenarios.flatMap(({ name, results }) =>
    results.map((result, index) => formatResult(index === 0 ? name : '', result, results.at(-1)!)),
  )
  return formatTable(head, rows)
}

function formatResult(scenario: string, result: Result, bare: Result): string[] {
  return [
    scenario,
    result.errorCount > 0 ? `${result.name} (${result.errorCount} errors)` : result.name,
    formatSpread(result.requestsPerSecond),
    formatSpread(result.cpu),
    formatPrograms(result),
    formatNumber(result.cpu.median / bare.cpu.median),
    formatSpread(result.p50),
    formatSpread(result.p99),
  ]
}

/** The programs that used any of it, the most expensive first. */
function formatPrograms({ cpuByProgram }: Result): string {
  const programs = Object.entries(cpuByProgram).filter(([, { median }]) => median >= 0.5)
  if (programs.length < 2) return ''
  return programs
    .toSorted(([, one], [, other]) => other.median - one.median)
    .map(([program, { median }]) => `${program} ${formatNumber(median)}`)
    .join(', ')
}
