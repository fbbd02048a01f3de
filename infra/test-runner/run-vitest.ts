/** Runs vitest, and counts the tests really run from what it writes down. */

import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runNode } from '../run/run-node.ts'
import type { StageContext, StageResult } from './stages.ts'

/** How many tests there were, by how they ended. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** The part of vitest's JSON report that counts. */
export interface Report {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[]
  }[]
}

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 }

export const addCounts = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

/**
 * Counts a report. A file that could not even be loaded is one failure; so is a run that ended badly although no test
 * did, because something went wrong between them, or because there is no report at all.
 */
export function countResults(report: Report | undefined, hasSucceeded: boolean): Counts {
  const statuses =
    report?.testResults.flatMap((file) => file.assertionResults.map(({ status }) => status)) ?? []
  const passed = statuses.filter((status) => status === 'passed').length
  const failedTests = statuses.filter((status) => status === 'failed').length
  const failed = listFailedTests(report, '').length
  return {
    passed,
    failed: failed === 0 && !hasSucceeded ? 1 : failed,
    skipped: statuses.length - passed - failedTests,
  }
}

/** In characters, of the first line of why: some errors are a list in one line. */
const maxLength = 240

/** The tests that failed, and the files that could not be loaded, each with the first line of why. */
export const listFailedTests = (report: Report | undefined, root: string): string[] =>
  (report?.testResults ?? []).flatMap(({ name: file, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    const name = path.relative(root, file)
    if (status === 'failed' && failed.length === 0) return [`${name}: could not be loaded`]
    return failed.map(
      ({ fullName, failureMessages: [message = ''] = [] }) =>
        `${name}: ${fullName}\n    ${message.split('\n', 1)[0]?.slice(0, maxLength)}`,
    )
  })

/** The line that `npm test` closes with; skipped tests only when there are any. */
export const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const vitest = 'node_modules/vitest/vitest.mjs'

/** Runs tests; `name` is that of the report in `.build`. */
export async function runVitest(
  { root, env }: StageContext,
  name: string,
  args: string[],
): Promise<StageResult> {
  const reportFile = path.join(root, `.build/test-reports/${name}.json`)
  rmSync(reportFile, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const { hasSucceeded, output, cpuSeconds } = await runNode([vitest, 'run', ...args, ...reporters], {
    cwd: root,
    env,
  })
  const report: Report | undefined = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : undefined
  return {
    counts: countResults(report, hasSucceeded),
    failures: listFailedTests(report, root),
    output,
    cpuSeconds,
  }
}

/** How many journeys there are, where they cannot be run. */
export async function countJourneys({ root, env }: StageContext): Promise<number> {
  // Not parsed but collected: only then is a test that runs over a list counted once for each.
  const args = [vitest, 'list', '--no-static-parse', '--project', 'journeys']
  const { output } = await runNode(args, { cwd: root, env })
  return output.split('\n').filter((line) => line.startsWith('[journeys] ')).length
}
