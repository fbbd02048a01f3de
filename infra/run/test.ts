/**
 * `npm test`: every stage, each summed up on one line when it ends; the output of a failing one is below its line. It
 * closes with how long stages and tests took, and the tests really run.
 */

import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from './bootstrap/startup-error.mjs'
import { buildChanged } from './builds.ts'
import { ensureChromium } from './chromium.ts'
import { addCounts, type Counts, formatSummaryLine, noCounts } from './counts.ts'
import { type Duration, formatSlowest } from './durations.ts'
import { loadDotEnv } from './load-settings.ts'
import { getBaseEnvironment } from './programs.ts'
import { stopTools } from './run-node.ts'
import { readSettings } from './settings.ts'
import { onStopSignal } from './signals.ts'
import type { Stage, StageContext, StageResult } from './stages.ts'
import { stageLanes, stages } from './stages.ts'
import type { Command } from './start.ts'

// More of a failing stage would push everything else off the screen.
const maxShownLines = 200

export async function run({ root, steps, args }: Command): Promise<never> {
  const abort = new AbortController()
  onStopSignal(async () => {
    abort.abort()
    stopTools()
    process.exit(130)
  }, stopTools)
  const lanes = stageLanes.map((lane) => lane.filter(({ name }) => args.length === 0 || args.includes(name)))
  if (lanes.flat().length === 0) {
    throw new StartupError(`Stages are: ${stages.map(({ name }) => name).join(', ')}.`, { code: 2 })
  }

  const log = path.join(root, '.build/logs/build.log')
  mkdirSync(path.dirname(log), { recursive: true })
  const { settings } = readSettings({}, root)
  await steps.step('builds', (note) => buildChanged({ root, settings, log }, { note, signal: abort.signal }))
  loadDotEnv(root)
  const chromium = await steps.step('chromium', (note) => ensureChromium(root, note))

  const context: StageContext = {
    root,
    env: { ...getBaseEnvironment(), CI: 'true', NO_COLOR: '1' },
    ...(chromium && { chromium }),
  }
  let total: Counts = noCounts
  const stageDurations: Duration[] = []
  const testDurations: Duration[] = []
  const failedTests: string[] = []
  const secondTries: string[] = []
  const runLane = async (lane: Stage[]) => {
    for (const stage of lane) {
      const startedAt = performance.now()
      const result = await runStage(stage, context, steps)
      stageDurations.push({ name: stage.name, seconds: (performance.now() - startedAt) / 1000 })
      testDurations.push(...(result.durations ?? []))
      failedTests.push(...(result.failedTests ?? []))
      secondTries.push(...(result.secondTries ?? []))
      total = addCounts(total, result.counts)
      if (result.failureOutput) steps.line(truncateOutput(result.failureOutput))
    }
  }
  await Promise.all(lanes.map(runLane))
  steps.line(`\nThe stages:\n${formatSlowest(stageDurations, stages.length)}`)
  if (testDurations.length > 0) steps.line(`\nThe slowest tests:\n${formatSlowest(testDurations)}`)
  if (secondTries.length > 0)
    steps.line(`\nPassed only when tried again, ${secondTries.length}:\n  ${secondTries.join('\n  ')}`)
  // Again at the end: whoever reads the last page of a log finds here what to mend.
  if (failedTests.length > 0) steps.line(`\nFailed, ${failedTests.length}:\n  ${failedTests.join('\n  ')}`)
  steps.line(`\n${formatSummaryLine(total)}`)
  process.exit(total.failed > 0 ? 1 : 0)
}

/** Runs the stage as a step, which is marked as failed when something is wrong. */
async function runStage(stage: Stage, context: StageContext, steps: Command['steps']): Promise<StageResult> {
  let result: StageResult | undefined
  const stageFailure = new Error(stage.name)
  try {
    await steps.step(stage.name, async (note) => {
      result = await stage.work(context)
      note(result.summary)
      if (result.failureOutput) throw stageFailure
    })
  } catch (failure) {
    if (failure !== stageFailure) throw failure
  }
  return result!
}

function truncateOutput(output: string): string {
  const lines = output.trimEnd().split('\n')
  const hiddenCount = lines.length - maxShownLines
  return hiddenCount > 0
    ? [`    ... ${hiddenCount} lines before this`, ...lines.slice(-maxShownLines)].join('\n')
    : lines.join('\n')
}
