/**
 * `npm test`: every stage in turn, each summed up on one line; what a failing one says stands below its line. It
 * closes with the tests really run.
 */

import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { buildOnce } from './builds.ts'
import { readDotEnv } from './checkedSettings.ts'
import { bringChromium } from './chromium.ts'
import { type Counts, lastLine, none, sum } from './counts.ts'
import { Trouble } from './ground/trouble.mjs'
import { plainEnvironment } from './programs.ts'
import { readSettings } from './settings.ts'
import { endWhenAsked } from './signals.ts'
import type { Found, Place, Stage } from './stages.ts'
import { stages } from './stages.ts'
import type { Command } from './start.ts'
import { endTools } from './tool.ts'

// More of a failing stage would push everything else off the screen.
const linesShown = 200

export async function run({ root, steps, args }: Command): Promise<never> {
  const asked = new AbortController()
  endWhenAsked(async () => {
    asked.abort()
    endTools()
    process.exit(130)
  }, endTools)
  const chosen = args.length === 0 ? stages : stages.filter(({ name }) => args.includes(name))
  if (chosen.length === 0) {
    throw new Trouble(`Stages are: ${stages.map(({ name }) => name).join(', ')}.`, { code: 2 })
  }

  const log = path.join(root, '.build/logs/build.log')
  mkdirSync(path.dirname(log), { recursive: true })
  const { settings } = readSettings({}, root)
  await steps.step('builds', (note) => buildOnce({ root, settings, log }, { note, end: asked.signal }))
  readDotEnv(root)
  const chromium = await steps.step('chromium', (note) => bringChromium(root, note))

  const place: Place = {
    root,
    env: { ...plainEnvironment(), CI: 'true', NO_COLOR: '1' },
    ...(chromium && { chromium }),
  }
  let total: Counts = none
  for (const stage of chosen) {
    const found = await told(stage, place, steps)
    total = sum(total, found.counts)
    if (found.wrong) steps.line(shortened(found.wrong))
  }
  steps.line(`\n${lastLine(total)}`)
  process.exit(total.failed > 0 ? 1 : 0)
}

/** Runs the stage as a step, which is marked as failed when something is wrong. */
async function told(stage: Stage, place: Place, steps: Command['steps']): Promise<Found> {
  let found: Found | undefined
  const failed = new Error(stage.name)
  try {
    await steps.step(stage.name, async (note) => {
      found = await stage.work(place)
      note(found.words)
      if (found.wrong) throw failed
    })
  } catch (failure) {
    if (failure !== failed) throw failure
  }
  return found!
}

function shortened(output: string): string {
  const lines = output.trimEnd().split('\n')
  const cut = lines.length - linesShown
  return cut > 0
    ? [`    ... ${cut} lines before this`, ...lines.slice(-linesShown)].join('\n')
    : lines.join('\n')
}
