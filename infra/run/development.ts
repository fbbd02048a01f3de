/** Watching the sources: what is built is built again, and what runs it is started again. */

import { watch } from 'node:fs'
import path from 'node:path'
import type { Steps } from './bootstrap/steps.mjs'
import { type BuildContext, buildAndWatchSources } from './builds.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { SupervisedProgram } from './supervise-program.ts'

/** Sources that run as they stand, and the program that runs them. */
const unbuiltSources = [
  { folder: 'gateway/src', program: 'gateway', files: /\.ts$/ },
  { folder: 'services', program: 'gateway', files: /(\.rules|catalogue)\.ts$/ },
  { folder: 'shell/server', program: 'shell', files: /\.tsx?$/ },
]

/** An editor writes a file several times over; one restart will do. */
const debounceDelay = 100

/** Builds everything and goes on watching; the programs to start again are named once they run. */
export async function buildAndWatch(context: BuildContext, steps: Steps, lifecycle: Lifecycle) {
  let programs: SupervisedProgram[] = []
  const restartTimers = new Map<string, NodeJS.Timeout>()
  const restart = (name: string) => {
    const program = programs.find((candidate) => candidate.runs(name))
    if (!program) return
    clearTimeout(restartTimers.get(name))
    restartTimers.set(
      name,
      setTimeout(() => {
        steps.line(`  ↻ ${name}`)
        program.restart()
      }, debounceDelay),
    )
  }

  await steps.step('Builds', (note) =>
    lifecycle.startResource(
      () => buildAndWatchSources(context, note, restart),
      (builder) => builder.stop(),
    ),
  )
  await lifecycle.startResource(
    async () =>
      unbuiltSources.map(({ folder, program, files }) =>
        watch(path.join(context.root, folder), { recursive: true }, (_event, file) => {
          if (file && files.test(file) && !/\.test\.tsx?$/.test(file)) restart(program)
        }),
      ),
    async (watchers) => {
      for (const watcher of watchers) watcher.close()
    },
  )
  return {
    restart(supervised: SupervisedProgram[]) {
      programs = supervised
    },
  }
}
