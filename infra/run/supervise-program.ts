/**
 * Supervises one program: starts it, waits until it is ready, starts it again when it dies, and stops it.
 *
 * A program gets its environment over its channel, each time anew, and says there that it is ready, or why it never will
 * be. When the channel closes, because we were killed, it ends by itself.
 */

import type { ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { StartupError } from './bootstrap/startup-error.mjs'
import type { Program } from './programs.ts'
import { spawnProgram } from './spawn-program.ts'

export interface SupervisedProgram {
  /** Whether this is the program of that name, or hosts it. */
  runs(name: string): boolean
  /** Resolves when it is ready for the first time; rejects with a StartupError when it ends before. */
  whenReady: Promise<void>
  restart(): void
  /** Stops it for good: by SIGTERM, and after `timeout` milliseconds by SIGKILL. */
  stop(timeout?: number): Promise<void>
  /** Kills it now, with everything it started. */
  kill(): void
}

/** In milliseconds: between a death and the next start; how long a program may take to end. */
const restartPause = 500
const stopTimeout = 5_000

const nodeFlags = [
  '--disable-warning=ExperimentalWarning',
  // In MB. With V8's own 16 the gateway takes 184 MB more while 100,000 judgments pass through it; with 8 it takes 67.
  '--max-semi-space-size=8',
  // V8 would let a heap of 50 MB grow by 100 to 200 before it collects, as while a long list is streamed.
  '--initial-old-space-size=96',
  '--heap-growing-percent=100',
]

/** Starts the program with its output in `log`; `report` gets a line when it dies, and when it is back. */
export function superviseProgram(
  { name, file, env, runAs, hosted }: Program,
  log: string,
  report: (line: string) => void,
): SupervisedProgram {
  const { promise: whenReady, resolve, reject } = Promise.withResolvers<void>()
  let child: ChildProcess | undefined
  let pause: NodeJS.Timeout | undefined
  let hasBeenReady = false
  let isUp = false
  let isStopping = false

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
    if (hosted) child.send(hosted, () => {})
    child.on('message', onMessage)
    child.on('error', ({ message }) => giveUp(`cannot be started (${message})`))
    child.once('exit', (code, signal) => onExit(signal ?? `exit ${code}`))
  }

  function onMessage(message: unknown) {
    const { type, text } = (message ?? {}) as { type?: string; text?: string }
    if (type === 'failed' && text) giveUp(`: ${text}`)
    if (type !== 'ready') return
    if (hasBeenReady) report(`  ✓ ${name} is back`)
    hasBeenReady = true
    isUp = true
    resolve()
  }

  function giveUp(reason: string) {
    isStopping = true
    reject(new StartupError(`${name}${reason}.`, { log }))
  }

  function onExit(cause: string) {
    child = undefined
    if (isStopping) return
    if (!hasBeenReady)
      return giveUp(` stopped while it was starting (${cause}): mend what its log says, then start again`)
    // One that dies over and over is reported once; its log has the rest.
    if (isUp) report(`  ! ${name} stopped (${cause}) and is started again: ${log}`)
    isUp = false
    pause = setTimeout(start, restartPause)
  }

  function kill() {
    giveUp(' was stopped')
    clearTimeout(pause)
    if (child?.pid) killGroup(child.pid)
  }

  async function stop(timeout = stopTimeout) {
    giveUp(' was stopped')
    clearTimeout(pause)
    const last = child
    if (!last?.pid) return
    const exited = new Promise((done) => last.once('exit', done))
    last.kill('SIGTERM')
    const killTimer = setTimeout(kill, timeout)
    await exited
    clearTimeout(killTimer)
    // What it may have started must not outlive it.
    killGroup(last.pid)
  }

  // What is started waits for it; nobody may be waiting any more when it is stopped.
  whenReady.catch(() => {})
  start()
  return {
    runs: (program) => name === program || (hosted?.some((each) => each.name === program) ?? false),
    whenReady,
    restart: () => void child?.kill('SIGTERM'),
    stop,
    kill,
  }
}

function killGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nobody is left in the group.
  }
}
