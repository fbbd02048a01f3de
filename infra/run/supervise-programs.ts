/** Starts and supervises the programs together, each as a step. */

import { StartupError } from './bootstrap/startup-error.mjs'
import { formatSeconds, type Steps } from './bootstrap/steps.mjs'
import type { Lifecycle } from './lifecycle.ts'
import type { Logs } from './logs.ts'
import { hostName } from './program-users.ts'
import type { Program } from './programs.ts'
import { type SupervisedProgram, superviseProgram } from './supervise-program.ts'

/** How long a program may take to be ready, and to end, in milliseconds. */
const startTimeout = 120_000
const stopTimeout: Record<string, number> = { shell: 4_000, gateway: 3_000, [hostName]: 10_000 }
const serviceStopTimeout = 3_000

// Repeated failures are reported a few times; the log has the rest.
const maxReports = 5

export interface SupervisedPrograms {
  supervised: SupervisedProgram[]
  /** Once the named program is ready for the first time. */
  waitUntilReady(name: string): Promise<void>
  /** The file that the named program writes to. */
  getLog(name: string): string
  /** Once all of them are. */
  whenAllReady: Promise<unknown>
}

/** Starts all programs at once. They end in the order people meet them: the shell, the gateway, the services. */
export async function supervisePrograms(
  programs: Program[],
  logs: Logs,
  steps: Steps,
  lifecycle: Lifecycle,
): Promise<SupervisedPrograms> {
  const started: { supervised: SupervisedProgram; ready: Promise<void> }[] = []

  const start = (program: Program) => {
    let reportActivity = (_what: string) => {}
    let deaths = 0
    const supervised = superviseProgram(program, logs.getFile(program.name), {
      onActivity: (activity) => reportActivity(activity),
      onDeath: (cause, restartCount) => {
        if (++deaths > maxReports) return
        const isRepeated = deaths === maxReports ? '; further ones are not reported' : ''
        steps.line(
          `  ! ${program.name} stopped (${cause}) and is started again in ${formatSeconds(restartCount)}${isRepeated}: ${logs.getFile(program.name)}`,
        )
      },
      onRecovery: () => {
        if (deaths <= maxReports) steps.line(`  ✓ ${program.name} is back`)
        deaths = 0
      },
    })
    const ready = steps.step(program.name, async (note) => {
      const activities = new Set<string>()
      reportActivity = (activity) => note([...activities.add(activity)].join(', '))
      await withTimeout(supervised.whenReady, program.name, logs)
    })
    // `whenAllReady` rejects with it; on its own it must not crash the process.
    ready.catch(() => {})
    started.push({ supervised, ready })
    return supervised
  }

  const frontPrograms = ['gateway', 'shell']
  const services = programs.filter(({ name }) => !frontPrograms.includes(name))
  await lifecycle.startResource(
    async () => services.map(start),
    async (supervised) => {
      await Promise.all(supervised.map((one) => one.stop(stopTimeout[one.name] ?? serviceStopTimeout)))
    },
  )
  for (const program of programs.filter(({ name }) => frontPrograms.includes(name))) {
    await lifecycle.startResource(
      async () => start(program),
      (supervised) => supervised.stop(stopTimeout[program.name] ?? serviceStopTimeout),
    )
  }

  const find = (name: string) => started.find(({ supervised }) => supervised.runs(name))
  return {
    supervised: started.map(({ supervised }) => supervised),
    waitUntilReady: (name) => find(name)?.ready ?? Promise.resolve(),
    getLog: (name) => logs.getFile(find(name)?.supervised.name ?? name),
    whenAllReady: Promise.all(started.map(({ ready }) => ready)),
  }
}

async function withTimeout(ready: Promise<void>, name: string, logs: Logs): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(
        new StartupError(
          `${name} was not ready within ${formatSeconds(startTimeout)}: look at its log, then start again.`,
          {
            log: logs.getFile(name),
          },
        ),
      )
    }, startTimeout)
  })
  try {
    await Promise.race([ready, timeout])
  } finally {
    clearTimeout(timer)
  }
}
