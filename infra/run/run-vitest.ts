/** Runs vitest and reads what it wrote down. */

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { countResults, formatCounts, listFailedTests, type Report } from './counts.ts'
import { listDurations } from './durations.ts'
import { runNode } from './run-node.ts'
import type { StageContext, StageResult } from './stages.ts'

const vitest = 'node_modules/vitest/vitest.mjs'

/** A finished file, as the default reporter prints it. */
const finishedFile = /^ [✓❯×↓] /gm

/** Runs tests; `name` is that of the report in `.build`. */
export async function runVitest(
  { root, env, note }: StageContext,
  name: string,
  args: string[],
): Promise<StageResult> {
  const reportFile = path.join(root, `.build/test-reports/${name}.json`)
  mkdirSync(path.dirname(reportFile), { recursive: true })
  rmSync(reportFile, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  let finishedFiles = 0
  const { hasSucceeded, output } = await runNode([vitest, 'run', ...args, ...reporters], {
    cwd: root,
    env,
    onOutput(text) {
      finishedFiles += text.match(finishedFile)?.length ?? 0
      note(`${finishedFiles} files done`)
    },
  })
  const report: Report | undefined = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : undefined
  const counts = countResults(report, hasSucceeded)
  return {
    summary: formatCounts(counts),
    counts,
    failures: listFailedTests(report, root),
    durations: listDurations(report),
    ...(!hasSucceeded && { failureOutput: output }),
  }
}

/** How many journeys there are, where they cannot be run. */
export async function countJourneys({ root, env }: StageContext): Promise<number> {
  // Not parsed but collected: only then is a test that runs over a list counted once for each.
  const { output } = await runNode([vitest, 'list', '--no-static-parse', '--project', 'journeys'], {
    cwd: root,
    env,
  })
  return output.split('\n').filter((line) => line.startsWith('[journeys] ')).length
}
