/** Runs vitest and reads what it wrote down. */

import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { countResults, listFailedTests, type Report } from './counts.ts'
import { runNode } from './run-node.ts'
import type { StageContext, StageResult } from './stages.ts'

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
  const { hasSucceeded, output } = await runNode([vitest, 'run', ...args, ...reporters], { cwd: root, env })
  const report: Report | undefined = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : undefined
  return { counts: countResults(report, hasSucceeded), failures: listFailedTests(report, root), output }
}

/** How many journeys there are, where they cannot be run. */
export async function countJourneys({ root, env }: StageContext): Promise<number> {
  // Not parsed but collected: only then is a test that runs over a list counted once for each.
  const args = [vitest, 'list', '--no-static-parse', '--project', 'journeys']
  const { output } = await runNode(args, { cwd: root, env })
  return output.split('\n').filter((line) => line.startsWith('[journeys] ')).length
}
