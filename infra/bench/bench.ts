/** `npm run bench`: what the product costs, beside a bare server and itself as it was. */

import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { resolveFile } from '../run/named-files.ts'
import { open } from '../run/resources.ts'
import { onStopSignal } from '../run/signals.ts'
import type { Command } from '../run/start.ts'
import type { BenchContext } from './harness/bench-context.ts'
import { describeRun, measureHostSteal } from './harness/machine.ts'
import { startBareServer } from './load/bare-server.ts'
import { startLoadGenerator } from './load/load-generator.ts'
import { writeResultsSection } from './results-file.ts'
import { benchFirstVisit } from './sections/first-visit.ts'
import { benchGrowth } from './sections/growth.ts'
import { benchMemory } from './sections/memory.ts'
import { benchPages } from './sections/pages.ts'
import { benchRest } from './sections/rest.ts'
import { benchSearch } from './sections/search.ts'
import { benchWrite } from './sections/write.ts'

/** Each measures, and returns what it found in Markdown; in the order in which they run. */
const sections: Record<string, (context: BenchContext) => Promise<string>> = {
  pages: benchPages,
  rest: benchRest,
  write: benchWrite,
  search: benchSearch,
  growth: benchGrowth,
  memory: benchMemory,
  'first-visit': benchFirstVisit,
}

export async function run({ root, steps, positionals, values }: Command): Promise<never> {
  if (process.platform !== 'linux')
    throw new StartupError('CPU and memory are read from /proc: run it on Linux.')
  const names = positionals[0]?.split(',') ?? Object.keys(sections)
  const unknown = names.find((name) => !Object.hasOwn(sections, name))
  if (unknown !== undefined)
    throw new StartupError(
      `There is no section ${unknown}: name some of ${Object.keys(sections).join(', ')}.`,
    )

  const resources = new AsyncDisposableStack()
  onStopSignal(async () => {
    await resources.disposeAsync()
    process.exit(130)
  })
  try {
    const context: BenchContext = {
      root,
      steps,
      isQuick: values.quick ?? false,
      isMillion: values.million ?? false,
      ...(values.against && { otherRoot: resolveFile(values.against) }),
      load: await open(resources, startLoadGenerator, (load) => load.stop()),
      bare: await open(resources, startBareServer, (server) => server.stop()),
      resources,
    }
    for (const name of names) await runSection(context, name)
  } finally {
    await resources.disposeAsync()
  }
  process.exit()
}

async function runSection(common: BenchContext, name: string): Promise<void> {
  const hostSteal = measureHostSteal()
  // What is stopped after the section; or before, when all is.
  const context = { ...common, resources: common.resources.use(new AsyncDisposableStack()) }
  try {
    const table = await context.steps.step(name, () => sections[name]!(context))
    const run = describeRun(context, name)
    context.steps.line(`\n${table}\n`)
    context.steps.line(hostSteal() ?? '')
    if (!context.isQuick)
      writeResultsSection(`bench-${name}`, [`## ${name}`, run, table, hostSteal()].join('\n\n'))
  } finally {
    await context.resources.disposeAsync()
  }
}
