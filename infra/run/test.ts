/**
 * `npm test`: every stage, each summed up on one line when it ends. It closes with how long stages and tests took, what
 * failed and why in a line each, and the tests really run; the whole output of what failed is in `.build/test-reports`.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { StartupError } from './bootstrap/startup-error.mjs'
import { buildChanged } from './builds.ts'
import { listChangedFiles } from './changed-files.ts'
import { ensureJourneyBrowser } from './chromium.ts'
import { addCounts, formatSummaryLine } from './counts.ts'
import { formatSlowest } from './durations.ts'
import { loadDotEnv } from './load-settings.ts'
import { getBaseEnvironment } from './programs.ts'
import { stopTools } from './run-node.ts'
import { readSettings } from './settings.ts'
import { onStopSignal } from './signals.ts'
import { longLanes, quickLanes, type Stage, type StageContext, type StageResult } from './stages.ts'
import type { Command } from './start.ts'

const usage = `npm test                          all stages
npm test -- "STAGE" …             these stages
npm test -- --changed [COMMIT]    what the changes since COMMIT, or those not yet committed, can break
npm run test:long                 what breaks, burns or waits by design`

type FinishedStage = StageResult & { name: string; seconds: number }

export async function run({ root, steps, args }: Command): Promise<never> {
  const abort = new AbortController()
  onStopSignal(async () => {
    abort.abort()
    stopTools()
    process.exit(130)
  }, stopTools)
  const { lanes, changes } = selectStages(root, args)

  const log = path.join(root, '.build/logs/build.log')
  mkdirSync(path.dirname(log), { recursive: true })
  const { settings } = readSettings({}, root)
  await steps.step('builds', (note) => buildChanged({ root, settings, log }, { note, signal: abort.signal }))
  loadDotEnv(root)
  const chromium = await steps.step('chromium', (note) => ensureJourneyBrowser(root, note))

  const context: Omit<StageContext, 'note'> = {
    root,
    env: {
      ...getBaseEnvironment(),
      CI: 'true',
      NO_COLOR: '1',
      ...(process.env.CHROMIUM_PATH && { CHROMIUM_PATH: process.env.CHROMIUM_PATH }),
    },
    ...(chromium && { chromium }),
    ...(changes && { changes }),
  }
  const finished: FinishedStage[] = []
  const runLane = async (lane: Stage[]) => {
    for (const stage of lane) finished.push(await runStage(stage, context, steps))
  }
  await Promise.all(lanes.map(runLane))
  const tests = finished.flatMap(({ durations }) => durations)
  steps.line(`\nThe stages:\n${formatSlowest(finished, finished.length)}`)
  if (tests.length > 0) steps.line(`\nThe slowest tests:\n${formatSlowest(tests)}`)
  const failures = finished.flatMap((stage) => stage.failures)
  if (failures.length > 0) {
    steps.line(`\nFailed, ${failures.length}:\n  ${failures.join('\n  ')}`)
    steps.line('\nAll that was printed is in .build/test-reports.')
  }
  const total = finished.map(({ counts }) => counts).reduce(addCounts)
  steps.line(`\n${formatSummaryLine(total)}`)
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
  const names = all.flat().map(({ name }) => name)
  if (lanes.flat().length > 0) return { lanes, changes }
  throw new StartupError(
    changes
      ? `Nothing that differs from ${changes.base} is tested by any stage.`
      : `${usage}\n\nStages are: ${names.join(', ')}.`,
    { code: changes ? 0 : 2 },
  )
}

/** Runs the stage as a step, which is marked as failed when something is wrong. */
async function runStage(
  stage: Stage,
  context: Omit<StageContext, 'note'>,
  steps: Command['steps'],
): Promise<FinishedStage> {
  const startedAt = performance.now()
  let result: StageResult | undefined
  const stageFailure = new Error(stage.name)
  try {
    await steps.step(stage.name, async (note) => {
      result = await stage.work({ ...context, note })
      note(result.summary)
      if (result.failureOutput) throw stageFailure
    })
  } catch (failure) {
    if (failure !== stageFailure) throw failure
  }
  const { failureOutput } = result!
  if (failureOutput) {
    const file = path.join(context.root, '.build/test-reports', `${stage.name.replaceAll(' ', '-')}.log`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, failureOutput)
  }
  return { ...result!, name: stage.name, seconds: (performance.now() - startedAt) / 1000 }
}
