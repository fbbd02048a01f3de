/** Watches the sources: what changed is built again, and what runs it is started again. */

import { watch } from 'node:fs'
import path from 'node:path'
import type { Steps } from './bootstrap/steps.mjs'
import { type BuildContext, buildChanged } from './build.ts'
import type { SupervisedProgram } from './supervise-program.ts'

const folders = ['gateway', 'services', 'shell', 'mfe-public', 'mfe-get-help', 'mfe-admin']
const sourceFile = /^(?!.*(node_modules|\.test\.)).*\.(tsx?|css|json|graphql)$/

/** Sources that run as they stand, and the program that runs them. */
const unbuiltSources: [RegExp, string][] = [
  [/^gateway\/src\//, 'gateway'],
  [/^services\/.*(\.rules|catalogue)\.ts$/, 'gateway'],
  [/^shell\/server\//, 'shell'],
]

/** An editor writes a file several times over; one build will do. */
const debounceDelay = 100

/** Builds and restarts for as long as this process runs. A remote needs no restart: its release is picked up by itself. */
export function watchSources(context: BuildContext, programs: SupervisedProgram[], steps: Steps): void {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout
  let isBuilding = false

  async function rebuild() {
    if (isBuilding) return
    isBuilding = true
    while (changed.size > 0) {
      const files = [...changed]
      changed.clear()
      const restarts = unbuiltSources
        .filter(([pattern]) => files.some((file) => pattern.test(file)))
        .map(([, program]) => program)
      const built = await steps
        .step('Builds', (note) => buildChanged(context, note))
        .catch(({ message }: Error) => {
          steps.line(`  ${message}\n  (${context.log})`)
          return []
        })
      for (const program of programs)
        if ([...built, ...restarts].some((name) => program.runs(name))) program.restart()
    }
    isBuilding = false
  }

  for (const folder of folders) {
    const onChange = (_event: string, file: string | null) => {
      if (!file || !sourceFile.test(file)) return
      changed.add(`${folder}/${file}`)
      clearTimeout(timer)
      timer = setTimeout(rebuild, debounceDelay)
    }
    watch(path.join(context.root, folder), { recursive: true }, onChange).unref()
  }
}
