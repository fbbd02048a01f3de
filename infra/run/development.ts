/** Watching the sources: what is built is built again, and what runs it is started again. */

import { watch } from 'node:fs'
import path from 'node:path'
import { type Build, buildAlways } from './builds.ts'
import type { Steps } from './ground/steps.mjs'
import type { Kept } from './keepRunning.ts'
import type { Running } from './running.ts'

/** Sources that run as they stand, and the program that runs them. */
const runAsTheyStand = [
  { folder: 'gateway/src', program: 'gateway', files: /\.ts$/ },
  { folder: 'services', program: 'gateway', files: /(\.rules|catalogue)\.ts$/ },
  { folder: 'shell/server', program: 'shell', files: /\.tsx?$/ },
]

/** An editor writes a file several times over; one restart will do. */
const settled = 100

/** Builds everything and goes on watching; the programs to start again are named once they run. */
export async function buildAndWatch(how: Build, steps: Steps, all: Running) {
  let programs: Kept[] = []
  const soon = new Map<string, NodeJS.Timeout>()
  const restart = (name: string) => {
    const program = programs.find((one) => one.name === name)
    if (!program) return
    clearTimeout(soon.get(name))
    soon.set(
      name,
      setTimeout(() => {
        steps.line(`  ↻ ${name}`)
        program.restart()
      }, settled),
    )
  }

  await steps.step('Builds', (note) =>
    all.begin(
      () => buildAlways(how, note, restart),
      (builder) => builder.stop(),
    ),
  )
  await all.begin(
    async () =>
      runAsTheyStand.map(({ folder, program, files }) =>
        watch(path.join(how.root, folder), { recursive: true }, (_event, file) => {
          if (file && files.test(file) && !/\.test\.tsx?$/.test(file)) restart(program)
        }),
      ),
    async (watchers) => {
      for (const watcher of watchers) watcher.close()
    },
  )
  return {
    restart(kept: Kept[]) {
      programs = kept
    },
  }
}
