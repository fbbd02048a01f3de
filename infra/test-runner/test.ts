/**
 * `npm test`: every stage, a line each when it begins and when it ends. It closes with what failed and why, in a line
 * each, and the tests really run; the whole output of what failed is in `.build/test-reports`.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { formatStep } from '../run/bootstrap/steps.mjs'
import { buildChanged } from '../run/build.ts'
import { loadDotEnv } from '../run/load-settings.ts'
import { getBaseEnvironment } from '../run/programs.ts'
import { readSettings } from '../run/settings.ts'
import { onStopSignal } from '../run/signals.ts'
import type { Command } from '../run/start.ts'
import { listChangedFiles } from './changed-files.ts'
import { ensureJourneyBrowser } from './journey-browser.ts'
import { addCounts, formatCounts, noCounts } from './run-vitest.ts'
import { longLanes, quickLanes, type Stage, type StageContext, type StageResult } from './stages.ts'

export async function run(command: Command): Promise<never> {
  const { root, steps } = command
  onStopSignal(async () => process.exit(130))
  const { lanes, changes } = selectStages(command)

  const reports = path.join(root, '.build/test-reports')
  mkdirSync(reports, { recursive: true })
  const { settings } = readSettings({}, root)
  const log = path.join(reports, 'build.log')
  await steps.step('builds', (note) => buildChanged({ root, settings, log }, note))
  loadDotEnv(root)
  const chromium = await steps.step('chromium', (note) => ensureJourneyBrowser(root, note))

  const { CHROMIUM_PATH } = process.env
  const context: StageContext = {
    root,
    env: { ...getBaseEnvironment(), CI: 'true', NO_COLOR: '1', ...(CHROMIUM_PATH && { CHROMIUM_PATH }) },
    ...(chromium && { chromium }),
    ...(changes && { changes }),
  }
  const results: StageResult[] = []
  const runLane = async (lane: Stage[]) => {
    for (const stage of lane) results.push(await runStage(stage, context, steps, reports))
  }
  await Promise.all(lanes.map(runLane))
  const failures = results.flatMap((result) => result.failures)
  if (failures.length > 0)
    steps.line(
      `\nFailed, ${failures.length}; all that was printed is in ${reports}:\n  ${failures.join('\n  ')}`,
    )
  const total = results.map(({ counts }) => counts).reduce(addCounts)
  steps.line(`\n${formatCounts(total)}`)
  process.exit(total.failed > 0 ? 1 : 0)
}

/** The lanes with the stages that the arguments ask for. */
function selectStages({ name, root, positionals, values }: Command): {
  lanes: Stage[][]
  changes: StageContext['changes']
} {
  const all = name === 'test:long' ? longLanes : quickLanes
  const changes = values.changed ? listChangedFiles(root, positionals[0] ?? 'HEAD') : undefined
  const isSelected = ({ name, inputs }: Stage) =>
    changes
      ? changes.files.some((file) => inputs.test(file))
      : positionals.length === 0 || positionals.includes(name)
  const lanes = all.map((lane) => lane.filter(isSelected))
  if (lanes.flat().length > 0) return { lanes, changes }
  const names = all.flat().map(({ name }) => name)
  throw new StartupError(
    changes
      ? `Nothing that differs from ${changes.base} is tested by any stage.`
      : `There is no such stage. Stages are: ${names.join(', ')}.`,
    { code: changes ? 0 : 2 },
  )
}

async function runStage(
  stage: Stage,
  context: StageContext,
  steps: Command['steps'],
  reports: string,
): Promise<StageResult> {
  steps.line(`    ${stage.name} …`)
  const startedAt = performance.now()
  const result = await stage.run(context)
  const { counts, warning, output, cpuSeconds } = result
  const hasFailed = counts.failed > 0
  const cpu = cpuSeconds > 0 ? `${Math.round(cpuSeconds)} s of a processor` : ''
  const tests = counts === noCounts ? '' : formatCounts(counts)
  const summary = [cpu, tests, warning].filter(Boolean).join('; ')
  steps.line(formatStep(hasFailed ? '✗' : '✓', stage.name, performance.now() - startedAt, summary))
  if (hasFailed) writeFileSync(path.join(reports, `${stage.name.replaceAll(' ', '-')}.log`), output)
  return result
}
