/** Starts the programs together, each as a step, and keeps them running. */

import { type Steps, seconds } from './ground/steps.mjs'
import { Trouble } from './ground/trouble.mjs'
import { type Kept, keepRunning } from './keepRunning.ts'
import type { Logs } from './logs.ts'
import type { Program } from './programs.ts'
import type { Running } from './running.ts'

/** How long a program may take to be ready, and to end, in milliseconds. */
const patience = 120_000
const grace: Record<string, number> = { shell: 4_000, gateway: 3_000 }
const graceOfServices = 3_000

// What fails again and again is told a few times; its log has the rest.
const toldAtMost = 5

export interface Programs {
  kept: Kept[]
  /** Once the named program is ready for the first time. */
  ready(name: string): Promise<void>
  /** Once all of them are. */
  allReady: Promise<unknown>
}

/** Starts all programs at once. They end in the order people meet them: the shell, the gateway, the services. */
export async function keepPrograms(
  programs: Program[],
  logs: Logs,
  steps: Steps,
  all: Running,
): Promise<Programs> {
  const started: { kept: Kept; ready: Promise<void> }[] = []

  const start = (program: Program) => {
    let tellDoing = (_what: string) => {}
    let deaths = 0
    const kept = keepRunning(program, logs.of(program.name), {
      doing: (what) => tellDoing(what),
      died: (how, again) => {
        if (++deaths > toldAtMost) return
        const more = deaths === toldAtMost ? '; from now on without a word' : ''
        steps.line(
          `  ! ${program.name} stopped (${how}) and is started again in ${seconds(again)}${more}: ${logs.of(program.name)}`,
        )
      },
      back: () => {
        if (deaths <= toldAtMost) steps.line(`  ✓ ${program.name} is back`)
        deaths = 0
      },
    })
    const ready = steps.step(program.name, async (note) => {
      const said: string[] = []
      tellDoing = (what) => {
        said.push(what)
        note(said.join(', '))
      }
      await inTime(kept.ready, program.name, logs)
    })
    // Whoever waits for all of them hears of it; alone it must not bring the process down.
    ready.catch(() => {})
    started.push({ kept, ready })
    return kept
  }

  const inFront = ['gateway', 'shell']
  const services = programs.filter(({ name }) => !inFront.includes(name))
  await all.begin(
    async () => services.map(start),
    async (kept) => {
      await Promise.all(kept.map((one) => one.stop(graceOfServices)))
    },
  )
  for (const program of programs.filter(({ name }) => inFront.includes(name))) {
    await all.begin(
      async () => start(program),
      (kept) => kept.stop(grace[program.name] ?? graceOfServices),
    )
  }

  return {
    kept: started.map(({ kept }) => kept),
    ready: (name) => started.find(({ kept }) => kept.name === name)?.ready ?? Promise.resolve(),
    allReady: Promise.all(started.map(({ ready }) => ready)),
  }
}

async function inTime(ready: Promise<void>, name: string, logs: Logs): Promise<void> {
  let alarm: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => {
      reject(
        new Trouble(`${name} was not ready within ${seconds(patience)}: look at its log, then start again.`, {
          log: logs.of(name),
        }),
      )
    }, patience)
  })
  try {
    await Promise.race([ready, late])
  } finally {
    clearTimeout(alarm)
  }
}
