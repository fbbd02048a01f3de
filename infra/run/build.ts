/** `npm run build`: what a start needs, so that it takes seconds. */

import { buildChanged, listNeededBuilds } from './builds.ts'
import { ensureDataDir } from './data-dir.ts'
import { loadSettings } from './load-settings.ts'
import { rotateLogs } from './logs.ts'
import type { Command } from './start.ts'

export async function run({ root, steps }: Command): Promise<never> {
  const settings = loadSettings(root)
  ensureDataDir(settings.dataDir)
  const log = rotateLogs(settings.dataDir, []).getFile('build')
  await steps.step('Builds', (note) =>
    buildChanged({ root, settings, log }, note, listNeededBuilds(settings)),
  )
  process.exit(0)
}
