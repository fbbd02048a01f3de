/**
 * Builds what changed, in a process of its own: compilers are large, and the product is to be small. `npm run build` does
 * it ahead of a start, which then takes seconds.
 */

import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from './bootstrap/startup-error.mjs'
import type { Note } from './bootstrap/steps.mjs'
import { ensureDataDir } from './data-dir.ts'
import { loadSettings } from './load-settings.ts'
import { rotateLogs } from './logs.ts'
import { getCompileCache } from './program-users.ts'
import { getBaseEnvironment } from './programs.ts'
import { runNode } from './run-node.ts'
import type { Settings } from './settings.ts'
import type { Command } from './start.ts'

export interface BuildContext {
  root: string
  settings: Settings
  log: string
}

/** Builds those of the named targets (all without names) that changed since the last time; returns their names. */
export async function buildChanged(
  { root, settings, log }: BuildContext,
  note: Note,
  names: string[] = [],
): Promise<string[]> {
  const NODE_ENV = settings.get('NODE_ENV')
  const { hasSucceeded, output } = await runNode([path.join(root, 'infra/build/build.ts'), ...names], {
    cwd: root,
    env: {
      ...getBaseEnvironment(),
      ...(NODE_ENV && { NODE_ENV }),
      NODE_COMPILE_CACHE: getCompileCache(root, settings.dataDir),
    },
  })
  appendFileSync(log, output)
  if (!hasSucceeded)
    throw new StartupError('The build failed: fix what the compiler reports, then start again.', { log })
  const built = Array.from(output.matchAll(/^built (\w+)/gm), ([, name]) => name!)
  note(built.length === 0 ? 'nothing changed' : `${built.length} built`)
  return built
}

/** What of all builds a start needs: with a release store the remotes come from there. */
export const listNeededBuilds = (settings: Settings): string[] =>
  settings.get('RELEASE_STORE') ? ['auth', 'content', 'requests', 'shell'] : []

export async function run({ root, steps }: Command): Promise<never> {
  const settings = loadSettings(root)
  ensureDataDir(settings.dataDir)
  const log = rotateLogs(settings.dataDir, []).getFile('build')
  await steps.step('Builds', (note) =>
    buildChanged({ root, settings, log }, note, listNeededBuilds(settings)),
  )
  process.exit(0)
}
