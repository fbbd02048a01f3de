/**
 * Supervises one program: starts it, waits until it is ready, restarts it when it dies, and stops it.
 *
 * A program gets its environment over its channel, each time anew, and reports its activity, that it is ready, or why it
 * never will be; when the channel closes, because we were killed, it ends by itself.
 */

import type { ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { StartupError } from './bootstrap/startup-error.mjs'
import type { Program } from './programs.ts'
import { getRestartDelay, maxRapidDeaths } from './restart-delay.ts'
import { spawnProgram } from './spawn-program.ts'

/** Events of a supervised program. */
export interface SupervisionEvents {
  /** The program says what it is doing while it starts. */
  onActivity(activity: string): void
  /** It died after it had been ready, and is started again. */
  onDeath(cause: string, restartCount: number): void
  /** It is ready again. */
  onRecovery(): void
}

export interface SupervisedProgram {
  name: string
  /** Whether this is the program of that name, or hosts it. */
  runs(name: string): boolean
  /** Once it was ready for the first time; a StartupError when that is given up. */
  whenReady: Promise<void>
  /** Whether it runs and has said that it is ready. */
  isUp(): boolean
  /** Restarts the process: by SIGTERM, and after `stopTimeout` milliseconds by SIGKILL. */
  restart(stopTimeout?: number): void
  /** Stops it for good: by SIGTERM, and after `stopTimeout` milliseconds by SIGKILL. */
  stop(stopTimeout: number): Promise<void>
  /** Kills it now, with everything it started. */
  kill(): void
}

const nodeFlags = [
  // The warning about type stripping of older Node 24s would fill the logs.
  '--disable-warning=ExperimentalWarning',
  // In MB. By itself V8 takes up to 16 of each half for what is new, and never gives them back: with 4 a list costs
  // content a quarter more of the processor; with 16 the gateway takes 184 MB more while 100,000 judgments pass through
  // it, with 8 it takes 67.
  '--max-semi-space-size=8',
  // By itself V8 lets a heap of 50 MB grow by 100 to 200 before it looks for what is garbage, as while a long list is
  // streamed: now to 96 MB at first, and then to twice of what was left.
  '--initial-old-space-size=96',
  '--heap-growing-percent=100',
]

/** Starts the program, with its output in `log`, and supervises it until it is stopped. */
export function superviseProgram(
  { name, file, env, runAs, hosted }: Program,
  log: string,
  events: SupervisionEvents,
): SupervisedProgram {
  const deaths: number[] = []
  const { promise: whenReady, resolve, reject } = Promise.withResolvers<void>()
  let child: ChildProcess | undefined
  let pause: NodeJS.Timeout | undefined
  let wasReady = false
  let isUp = false
  let isStopping = false
  let isRestartRequested = false

  function start() {
    const out = openSync(log, 'a')
    // A group of its own, so that Ctrl-C reaches us alone and we end things in order.
    child = spawnProgram([...nodeFlags, file], {
      env,
      ...runAs,
      stdio: ['ignore', out, out, 'ipc'],
      detached: true,
    })
    closeSync(out)
    child.on('message', onMessage)
    child.on('error', () => {})
    if (hosted) child.send(hosted, () => {})
    child.once('exit', (code, signal) => onExit(signal ?? `exit ${code}`))
  }

  function onMessage(message: unknown) {
    const { type, text } = (message ?? {}) as { type?: string; text?: string }
    if (type === 'step' && text && !wasReady) events.onActivity(text)
    if (type === 'failed' && text) giveUp(text)
    if (type !== 'ready') return
    isUp = true
    if (wasReady) events.onRecovery()
    wasReady = true
    resolve()
  }

  // What the program knows that no restart would mend.
  function giveUp(reason: string) {
    isStopping = true
    reject(new StartupError(`${name}: ${reason}.`, { log }))
  }

  function onExit(cause: string) {
    child = undefined
    isUp = false
    if (isStopping) return
    if (isRestartRequested) {
      isRestartRequested = false
      return start()
    }
    deaths.push(Date.now())
    const next = getRestartDelay(deaths, Date.now(), wasReady)
    if (next === 'give up') {
      return reject(
        new StartupError(
          `${name} stopped ${maxRapidDeaths} times within a minute (${cause}): mend what its log says, then start again.`,
          { log },
        ),
      )
    }
    if (wasReady) events.onDeath(cause, next)
    pause = setTimeout(start, next)
  }

  function kill() {
    isStopping = true
    clearTimeout(pause)
    if (child?.pid) signalGroup(child.pid, 'SIGKILL')
  }

  async function stop(stopTimeout: number) {
    isStopping = true
    clearTimeout(pause)
    const last = child
    if (!last?.pid) return
    const exited = new Promise((done) => last.once('exit', done))
    last.kill('SIGTERM')
    const killTimer = setTimeout(kill, stopTimeout)
    await exited
    clearTimeout(killTimer)
    // Whatever it may have started must not outlive it.
    signalGroup(last.pid, 'SIGKILL')
  }

  function restart(stopTimeout?: number) {
    const last = child
    if (!last?.pid || isStopping) return
    isRestartRequested = true
    last.kill('SIGTERM')
    if (stopTimeout === undefined) return
    const killTimer = setTimeout(signalGroup, stopTimeout, last.pid, 'SIGKILL')
    last.once('exit', () => clearTimeout(killTimer))
  }

  start()
  const runs = (requested: string) => [name, ...(hosted ?? []).map((each) => each.name)].includes(requested)
  return { name, runs, whenReady, isUp: () => isUp, restart, stop, kill }
}

function signalGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal)
  } catch {
    // Nobody is left in the group.
  }
}
