/**
 * Keeps one program running: starts it, hears when it is ready, starts it again when it dies, and ends it.
 *
 * A program tells over its channel what it is doing and that it is ready; when the channel closes, because we were
 * killed, it ends by itself.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { Trouble } from './ground/trouble.mjs'
import type { Program } from './programs.ts'
import { afterDeath, givenUpAfter } from './restarts.ts'

/** What the keeper tells while it keeps. */
export interface Told {
  /** The program says what it is doing while it starts. */
  doing(what: string): void
  /** It died after it had been ready, and is started again. */
  died(how: string, again: number): void
  /** It is ready again. */
  back(): void
}

export interface Kept {
  name: string
  /** Once it was ready for the first time; a Trouble when that is given up. */
  ready: Promise<void>
  /** Whether it runs and has said that it is ready. */
  isUp(): boolean
  /** Ends the process, which is then started again: asked first, then, after `grace` milliseconds, made. */
  restart(grace?: number): void
  /** Ends it for good: asked first, then, after `grace` milliseconds, made. */
  stop(grace: number): Promise<void>
  /** Ends it now, with everything it started. */
  kill(): void
}

// The warning about type stripping of older Node 24s would fill the logs.
const nodeOptions = ['--disable-warning=ExperimentalWarning']

/** Starts the program, with what it says going to `log`, and keeps it running until it is stopped. */
export function keepRunning({ name, file, env }: Program, log: string, told: Told): Kept {
  const deaths: number[] = []
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  let child: ChildProcess | undefined
  let pause: NodeJS.Timeout | undefined
  let wasReady = false
  let isUp = false
  let stopping = false
  let wanted = false

  function start() {
    const out = openSync(log, 'a')
    // A group of its own, so that Ctrl-C reaches us alone and we end things in order.
    child = spawn(process.execPath, [...nodeOptions, file], {
      env,
      stdio: ['ignore', out, out, 'ipc'],
      detached: true,
    })
    closeSync(out)
    child.on('message', heard)
    child.on('error', () => {})
    child.once('exit', (code, signal) => ended(signal ?? `exit ${code}`))
  }

  function heard(message: unknown) {
    const { type, text } = (message ?? {}) as { type?: string; text?: string }
    if (type === 'step' && text && !wasReady) told.doing(text)
    if (type !== 'ready') return
    isUp = true
    if (wasReady) told.back()
    wasReady = true
    resolve()
  }

  function ended(how: string) {
    child = undefined
    isUp = false
    if (stopping) return
    if (wanted) {
      wanted = false
      return start()
    }
    deaths.push(Date.now())
    const next = afterDeath(deaths, Date.now(), wasReady)
    if (next === 'give up') {
      return reject(
        new Trouble(
          `${name} stopped ${givenUpAfter} times within a minute (${how}): mend what its log says, then start again.`,
          { log },
        ),
      )
    }
    if (wasReady) told.died(how, next)
    pause = setTimeout(start, next)
  }

  function kill() {
    stopping = true
    clearTimeout(pause)
    if (child?.pid) signalGroup(child.pid, 'SIGKILL')
  }

  async function stop(grace: number) {
    stopping = true
    clearTimeout(pause)
    const last = child
    if (!last?.pid) return
    const gone = new Promise((done) => last.once('exit', done))
    last.kill('SIGTERM')
    const force = setTimeout(kill, grace)
    await gone
    clearTimeout(force)
    // Whatever it may have started must not outlive it.
    signalGroup(last.pid, 'SIGKILL')
  }

  function restart(grace?: number) {
    const last = child
    if (!last?.pid || stopping) return
    wanted = true
    last.kill('SIGTERM')
    if (grace === undefined) return
    const force = setTimeout(signalGroup, grace, last.pid, 'SIGKILL')
    last.once('exit', () => clearTimeout(force))
  }

  start()
  return { name, ready, isUp: () => isUp, restart, stop, kill }
}

function signalGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal)
  } catch {
    // Nobody is left in the group.
  }
}
