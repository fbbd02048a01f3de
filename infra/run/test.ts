/**
 * `npm test`: every stage, a line each when it begins and when it ends. It closes with what failed and why, in a line
 * each, and the tests really run; the whole output of what failed is in `.build/test-reports`.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { StartupError } from './bootstrap/startup-error.mjs'
import { formatStep } from './bootstrap/steps.mjs'
import { buildChanged } from './builds.ts'
import { listChangedFiles } from './changed-files.ts'
import { ensureJourneyBrowser } from './chromium.ts'
import { addCounts, formatCounts, noCounts } from './counts.ts'
import { loadDotEnv } from './load-settings.ts'
import { getBaseEnvironment } from './programs.ts'
import { readSettings } from './settings.ts'
import { onStopSignal } from './signals.ts'
import { longLanes, quickLanes, type Stage, type StageContext, type StageResult } from './stages.ts'
import type { Command } from './start.ts'

const usage = `npm test                          all stages
npm test -- "STAGE" …             these stages
npm test -- --changed [COMMIT]    what the changes since COMMIT, or those not yet committed, can break
npm run test:long                 what breaks, burns or waits by design`

export async function run({ root, steps, args }: Command): Promise<never> {
  onStopSignal(async () => process.exit(130))
  const { lanes, changes } = selectStages(root, args)

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
function selectStages(root: string, args: string[]): { lanes: Stage[][]; changes: StageContext['changes'] } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: { long: { type: 'boolean' }, changed: { type: 'boolean' } },
  })
  const all = values.long ? longLanes : quickLanes
  // `--changed main` and `--changed=main` alike.
  const base = typeof values.changed === 'string' ? values.changed : (positionals[0] ?? 'HEAD')
  const changes = values.changed ? listChangedFiles(root, base) : undefined
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
      : `${usage}\n\nStages are: ${names.join(', ')}.`,
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
  const { counts, warning, output } = result
  const hasFailed = counts.failed > 0
  const summary = [counts === noCounts ? '' : formatCounts(counts), warning].filter(Boolean).join('; ')
  steps.line(formatStep(hasFailed ? '✗' : '✓', stage.name, performance.now() - startedAt, summary))
  if (hasFailed) writeFileSync(path.join(reports, `${stage.name.replaceAll(' ', '-')}.log`), output)
  return result
}
