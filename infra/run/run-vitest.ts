/** Runs vitest and reads what it wrote down. */

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import {
  countResults,
  formatCounts,
  listFailedFiles,
  listFailedTests,
  listSecondTries,
  type Report,
  replaceResults,
} from './counts.ts'
import { listDurations } from './durations.ts'
import { runNode } from './run-node.ts'
import type { StageContext, StageResult } from './stages.ts'

const vitest = 'node_modules/vitest/vitest.mjs'

/** A finished file, as the default reporter prints it. */
const finishedFile = /^ [✓❯×↓] /gm

/** More files than these do not fail by chance. */
const maxFilesTriedAgain = 5

/**
 * Runs tests, and the files in which something failed once more, by themselves in another process; `name` is that of the
 * report in `.build`.
 */
export async function runVitest(
  context: StageContext,
  name: string,
  projects: string[],
  args: string[],
): Promise<StageResult> {
  const first = await runOnce(context, name, [...projects, ...args])
  const failedFiles = listFailedFiles(first.report)
  if (!first.report || failedFiles.length === 0 || failedFiles.length > maxFilesTriedAgain)
    return summarize(first, context)
  const second = await runOnce(context, `${name}-again`, [...projects, ...failedFiles])
  // Without a report of its own, whatever failed first stays failed.
  if (!second.report) return summarize(first, context)
  return {
    ...summarize({ ...second, report: replaceResults(first.report, second.report) }, context),
    secondTries: listSecondTries(first.report, second.report),
  }
}

interface TestRun {
  hasSucceeded: boolean
  output: string
  report: Report | undefined
}

async function runOnce({ root, env, note }: StageContext, name: string, args: string[]): Promise<TestRun> {
  const reportFile = path.join(root, `.build/test-reports/${name}.json`)
  mkdirSync(path.dirname(reportFile), { recursive: true })
  rmSync(reportFile, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  let finishedFiles = 0
  const result = await runNode([vitest, 'run', ...args, ...reporters], {
    cwd: root,
    env,
    onOutput(text) {
      finishedFiles += text.match(finishedFile)?.length ?? 0
      note(`${finishedFiles} files done`)
    },
  })
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined
  return { ...result, report }
}

function summarize({ hasSucceeded, output, report }: TestRun, { root }: StageContext): StageResult {
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
